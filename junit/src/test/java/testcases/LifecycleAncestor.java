package testcases;

import org.junit.jupiter.api.BeforeEach;

/** Runs before what extends it, unless that replaces it. */
class LifecycleAncestor {
  @BeforeEach
  void ancestor() {
    LifecycleTestCase.log.add("ancestor");
  }

  @BeforeEach
  void overridden() {
    LifecycleTestCase.log.add("not overridden");
  }
}
