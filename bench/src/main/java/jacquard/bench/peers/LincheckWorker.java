package jacquard.bench.peers;

import java.nio.ByteBuffer;
import java.time.Duration;
import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/** Checks a scenario with Lincheck's model checking. */
final class LincheckWorker {
  /** Outside of the heap: Lincheck puts objects back to what they were before each execution. */
  private static final ByteBuffer EXECUTIONS = ByteBuffer.allocateDirect(Long.BYTES);

  private LincheckWorker() {}

  /** Arguments: scenario, rounds, milliseconds, the most executions of a check. */
  public static void main(String[] arguments) throws Exception {
    Scenario scenario = Scenario.valueOf(arguments[0]);
    Rounds rounds =
        new Rounds(Integer.parseInt(arguments[1]), Duration.ofMillis(Long.parseLong(arguments[2])));
    int invocations = Integer.parseInt(arguments[3]);
    rounds.measure(() -> check(scenario, invocations), System.out);
    System.exit(0); // its threads may still be stuck in the program
  }

  private static Checker.Outcome check(Scenario scenario, int invocations) {
    EXECUTIONS.putLong(0, 0);
    String verdict = "passes";
    try {
      Lincheck.runConcurrentTest(invocations, new Execution(scenario));
    } catch (LincheckAssertionError e) {
      verdict = String.valueOf(e.getMessage()).contains("deadlock") ? "deadlock" : "assertion";
    }
    return new Checker.Outcome(verdict, EXECUTIONS.getLong(0), -1);
  }

  /** Neither a lambda nor a record: Lincheck 3.7 on JDK 25 cannot see into them. */
  private static final class Execution implements Runnable {
    private final Scenario scenario;

    Execution(Scenario scenario) {
      this.scenario = scenario;
    }

    @Override
    public void run() {
      EXECUTIONS.putLong(0, EXECUTIONS.getLong(0) + 1);
      scenario.program().run();
    }
  }
}
