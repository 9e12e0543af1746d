package testcases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jacquard.junit.AllInterleavings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** What runs around a test, in the order in which it does. */
public class LifecycleTestCase extends LifecycleAncestor {
  /** Says whether a method ran in the JVM that runs the tests. */
  public static int eachRun;

  static List<String> log = new ArrayList<>();
  int count;

  @BeforeAll
  static void prepareAll() {
    log.add("all");
  }

  @Override
  @BeforeEach
  void overridden() {
    log.add("overridden");
  }

  @BeforeEach
  void prepare() {
    eachRun++;
    log.add("prepare");
    count = 40;
  }

  @AfterEach
  void clean() {
    assertEquals(42, count, "after " + log);
  }

  @AllInterleavings
  void racy() throws InterruptedException {
    assertEquals(List.of("all", "ancestor", "overridden", "prepare"), log);
    Threads.both(() -> count++, () -> count++);
  }

  /** Needs an object of the class around it. */
  @Nested
  class Inner {
    private int own;

    @BeforeEach
    void prepareInner() {
      log.add("inner");
      own = count + 1;
      count = 42;
    }

    @AllInterleavings
    void seesBoth() throws InterruptedException {
      assertEquals(List.of("all", "ancestor", "overridden", "prepare", "inner"), log);
      Threads.both(() -> assertEquals(41, own), () -> assertEquals(42, count));
    }
  }
}
