package jacquard.check;

import jacquard.runtime.Carrier;
import jacquard.runtime.Worker;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one worker of this JVM: starting one takes longer than most checks. */
final class SharedWorker {
  /** What a worker may take beyond the budget: for its own start, and for the report. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final Object LOCK = new Object();
  private static @Nullable WorkerProcess worker;
  private static List<String> classPath = List.of();

  private SharedWorker() {}

  static Finding check(Request request) {
    synchronized (LOCK) {
      Answer answer =
          Worker.isThisJvm() ? Carrier.call(() -> Checker.answer(request)) : ask(request);
      return switch (answer) {
        case Answer.Checked(Finding finding) -> finding;
        case Answer.Refused(var kind, String message) -> throw new CheckException(kind, message);
      };
    }
  }

  private static Answer ask(Request request) {
    try {
      WorkerProcess asked = worker;
      if (asked == null || !asked.isAlive() || !classPath.equals(request.classPath())) {
        close();
        asked = WorkerProcess.start(request.classPath());
        worker = asked;
        classPath = request.classPath();
      }
      Answer answer = asked.ask(request, request.check().options().budget().time().plus(PATIENCE));
      if (answer instanceof Answer.Refused(CheckException.Kind kind, String _)
          && kind == CheckException.Kind.FAULT) {
        close(); // who knows what state it is in
      }
      return answer;
    } catch (IOException e) {
      String end = worker == null ? "" : worker.lastWords();
      close();
      throw new CheckException(
          CheckException.Kind.FAULT,
          "the JVM in which the program was checked is gone, and nothing is known: %s%s"
              .formatted(e.getMessage(), end),
          e);
    }
  }

  private static void close() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }
}
