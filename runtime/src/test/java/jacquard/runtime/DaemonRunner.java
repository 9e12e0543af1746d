package jacquard.runtime;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.explore.SubjectRefined;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a program whose daemon never ends, and prints how many steps the daemon makes.
 *
 * <p>Arguments: the class path of the program, and how many steps of the daemon are prescribed.
 */
final class DaemonRunner {
  private static final int MAIN = 0;
  private static final int DAEMON = 1;

  private DaemonRunner() {}

  /** The program. */
  static final class Counting {
    static final AtomicInteger N = new AtomicInteger();

    private Counting() {}

    static void main() {
      Thread daemon =
          new Thread(
              () -> {
                while (true) {
                  N.incrementAndGet();
                }
              });
      daemon.setDaemon(true);
      daemon.start();
      N.get();
    }
  }

  /** Lets the daemon run when main has ended. */
  private record MainFirst(int prescribedSteps) implements Policy {
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      return Label.of(sofar.enabled(sofar.length(), MAIN) ? MAIN : DAEMON, 0);
    }

    @Override
    public long prescribed(Execution sofar) {
      return sofar.threads() > DAEMON && sofar.eventsOf(DAEMON) < prescribedSteps
          ? Label.of(DAEMON, 0)
          : Label.NONE;
    }
  }

  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          Symbols symbols = RewrittenJdk.running().symbols();
          ProgramLoader loader =
              new ProgramLoader(List.of(Path.of(arguments[0])), Map.of(), symbols);
          Class<?> type = Class.forName(Counting.class.getName(), false, loader);
          JavaProgram program =
              new JavaProgram("Counting", loader, symbols, Entry.method(type, "main"));
          Policy policy = new MainFirst(Integer.parseInt(arguments[1]));
          Execution execution = new Execution();
          while (true) {
            try {
              program.run(policy, 1_000, execution);
              break;
            } catch (SubjectRefined more) {
              execution = new Execution();
            }
          }
          System.out.println(execution.eventsOf(DAEMON));
          return 0;
        });
  }
}
