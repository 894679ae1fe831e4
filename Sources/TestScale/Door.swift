/// A contract of doors, small and with a bit of everything, for tests and fuzzers to break.
package enum Door {
  package static let json = """
    {
      "name": "doors",
      "actor": "door",
      "callbacks": ["willOpen", "didOpen", "willClose", "didClose"],
      "states": [
        {"name": "closed", "rest": true, "calls": {"willOpen": "opening"}},
        {"name": "opening", "calls": {"didOpen": "open"}},
        {"name": "open", "rest": true, "calls": {"willClose": "closing"}},
        {"name": "closing", "calls": {"didClose": "closed"}}
      ],
      "families": [
        {
          "name": "open", "roles": ["door"],
          "outcomes": {"completed": {"door": {"from": "closed", "to": "open", "words": "willOpen didOpen"}}}
        },
        {
          "name": "close", "roles": ["door"],
          "outcomes": {"completed": {"door": {"from": "open", "to": "closed", "words": "willClose didClose"}}}
        },
        {
          "name": "lock", "roles": ["inner", "outer"], "permitsEveryInterleaving": true,
          "outcomes": {
            "completed": {
              "inner": {"from": "open", "to": "closed", "words": "willClose didClose"},
              "outer": {"from": "closed", "to": "open", "words": "willOpen didOpen"}
            }
          }
        }
      ],
      "promises": [
        {
          "id": "D1", "first": "inner.didClose", "second": "outer.willOpen",
          "text": "the outer door stays shut until the inner one is", "evidence": ["doc: manual"]
        }
      ],
      "kinds": [
        {
          "name": "open", "summary": "a door opens",
          "variants": [{"outcome": "completed", "evidence": ["doc: manual"]}]
        },
        {
          "name": "close", "summary": "a door closes",
          "variants": [{"outcome": "completed", "evidence": ["doc: manual"]}]
        },
        {
          "name": "lock", "summary": "from the inner door to the outer",
          "variants": [
            {
              "outcome": "completed", "words": "inner.willClose inner.didClose outer.willOpen outer.didOpen",
              "evidence": ["doc: manual"]
            }
          ]
        }
      ]
    }

    """
}
