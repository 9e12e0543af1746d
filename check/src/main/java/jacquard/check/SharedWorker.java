package jacquard.check;

import jacquard.runtime.Carrier;
import jacquard.runtime.Worker;
import jacquard.runtime.rewrite.JvmOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one worker of this JVM: starting one takes longer than most checks. */
final class SharedWorker {
  /** What a worker may take beyond the budget; it should give up itself before that. */
  private static final Duration PATIENCE = Duration.ofMillis(1_900);

  private static final Object LOCK = new Object();
  private static @Nullable WorkerConnection worker;
  private static List<String> classPath = List.of();
  private static JvmOptions jvmOptions = JvmOptions.NONE;

  private SharedWorker() {}

  static Finding check(Request request) {
    synchronized (LOCK) {
      Answer answer =
          Worker.isThisJvm() ? Carrier.call(() -> Checker.answer(request)) : ask(request);
      return switch (answer) {
        case Answer.Checked(Finding finding) -> finding;
        case Answer.GivenUp(Finding finding) -> finding;
        case Answer.Refused(var kind, String message) -> throw new CheckException(kind, message);
      };
    }
  }

  private static Answer ask(Request request) {
    try {
      WorkerConnection asked = worker;
      if (asked == null || !asked.isAlive() || !isFor(request)) {
        close();
        asked = WorkerConnection.start(request.classPath(), request.jvmOptions());
        worker = asked;
        jvmOptions = request.jvmOptions();
        classPath = request.classPath();
      }
      Answer answer = asked.ask(request, request.time().plus(PATIENCE));
      if (answer instanceof Answer.Refused(CheckException.Kind kind, String _)
          && kind == CheckException.Kind.FAULT) {
        close(); // who knows what state it is in
      }
      if (answer instanceof Answer.GivenUp) {
        close();
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

  private static boolean isFor(Request request) {
    return classPath.equals(request.classPath()) && jvmOptions.equals(request.jvmOptions());
  }

  private static void close() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }
}
