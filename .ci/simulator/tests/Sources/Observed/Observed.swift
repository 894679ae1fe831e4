// What the tests need; a scheme is made of a product.
@_exported import TransitionTesting
