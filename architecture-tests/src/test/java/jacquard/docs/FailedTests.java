package jacquard.docs;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs the tests of a class and prints the messages of those that fail. */
final class FailedTests {
  private FailedTests() {}

  public static void main(String[] args) {
    EngineTestKit.engine("junit-jupiter")
        .selectors(DiscoverySelectors.selectClass(args[0]))
        .execute()
        .testEvents()
        .finished()
        .stream()
        .flatMap(event -> event.getPayload(TestExecutionResult.class).stream())
        .flatMap(result -> result.getThrowable().stream())
        .forEach(failure -> System.out.println(failure.getMessage()));
    System.exit(0);
  }
}
