/// Parts of Objective-C and C++ that a lexer may stumble over, each of which is complete.
enum ObjectiveCConstructs {
  static let declarations = [
    // The preprocessor.
    "#import <UIKit/UIKit.h>", "#define BEGIN { \\\n  { ( \\\n  \"", "#define A(x) #x \"{\"",
    "#if 0\n{ ( @implementation X\n#endif", "#ifdef A\n#define B {\n#else\n#define B }\n#endif",
    "#pragma mark - don't {", "#error don't \"", "#define C /* { \n */ 1", "# if A\n# endif",
    "#if A\nstatic void b() {\n#else\nstatic void c() {\n#endif\n}",
    // Comments.
    "/* { \" /* */", "// { \\\n still { ' \"", "/* don't */",
    // C.
    "static NSString *const A = @\"{\";", "static const char *a = \"\\\"{\";",
    "static char a = '{';",
    "static char a = '\\'', b = '\"';", "typedef void (^Block)(int, void (^)(id));",
    "typedef struct { int a; } A;", "struct A { int a[3]; };", "enum { B, C };",
    "typedef NS_ENUM(NSInteger, A) {\n  B = 1 << 2,\n  C,\n};", "static int a[] = { 1, 2 };",
    "static void a(int b, void (^c)(void)) { if (b) { c(); } }", "extern int a(void);",
    "int a(void) __attribute__((unused));", "FOUNDATION_EXPORT NSString *const A;",
    "NS_ASSUME_NONNULL_BEGIN",
    "static dispatch_block_t a = ^{ b(); };",
    "static id a(void) { return @{@\"{\": @[@1, @(2)]}; }",
    "void a() {\n}\nvoid b() { }", "@class A, B;", "@protocol A, B;", "@import UIKit;",
    "static inline BOOL a(id b) { return b != nil && [b c]; }", "L\"{\";", ";",
    "__attribute__((constructor)) static void a(void) { }",
    "static UIColor * Color(int a)\n{\n  return [A b:a];\n}",
  ]

  static let statements = [
    "NSString *a = @\"{ \\\" ]\";", "char a = '}';", "[self a:b c:^(id d) { [d e]; } f:nil];",
    "self.a = ^{ [b c]; };", "void (^a)(int) = ^(int b) { };", "id a = @{ @\"}\": @[ @\"]\" ] };",
    "SEL a = @selector(b:c:);", "if (a) { } else if (b) { } else { }", "for (id a in [self b]) { }",
    "switch (a) { case 1: { break; } default: break; }", "do { } while (a);",
    "@autoreleasepool { [a b]; }",
    "@synchronized (self) { }", "@try { } @catch (NSException *e) { } @finally { }",
    "dispatch_async(a, ^{ dispatch_async(b, ^{ }); });", "return a ? @\"{\" : b[@\"}\"];",
    "int a = b >> 2 << 1; a >>= 1; a <<= 2;", "x = a->b.c - d-- + ++e;",
    "float a = 1.5e-3f, b = 0x1p+2;",
    "NSArray<NSArray<NSString *> *> *a = @[];", "id<A, B> a = (id<A, B>)b;",
    "__weak typeof(self) a = self;",
    "if (@available(iOS 13, *)) { }", "#if A\nif (b) {\n#else\nif (c) {\n#endif\n}",
    "label: goto label;",
    "const char *a = \"b\" \"c\\\n{\";", "a = b\n- (int)c;", "[[A alloc] initWithB:^{ } c:@{}];",
    "NSLog(@\"%@ {\", @(__LINE__)); // {", "a = ^BOOL(id b) { return !b; };",
  ]
}
