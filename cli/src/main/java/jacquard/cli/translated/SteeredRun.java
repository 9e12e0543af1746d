package jacquard.cli.translated;

import jacquard.bytecode.execute.StepInfo;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Vocabulary;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import java.util.List;

/**
 * Leads a run of a program along the steps of its model. The program may show operations that the
 * model takes for invisible, which happen when their thread comes to them, and may hide some that
 * the model shows, which are passed over.
 */
final class SteeredRun implements Policy {
  private final List<StepInfo> steps;
  private final Vocabulary vocabulary;
  private int next;
  private int last;

  SteeredRun(List<StepInfo> steps, Vocabulary vocabulary) {
    this.steps = steps.stream().filter(s -> s.line() > 0).toList();
    this.vocabulary = vocabulary;
  }

  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int state = sofar.length();
    while (next < steps.size()) {
      StepInfo wanted = steps.get(next);
      int thread = wanted.process();
      if (thread >= sofar.threads() || !sofar.enabled(state, thread)) {
        if (thread >= sofar.threads() && sofar.enabled(state, 0)) {
          return Label.of(0, 0); // the set-up, which starts the thread
        }
        next++;
        continue;
      }
      last = thread;
      if (isAt(frontier, thread, wanted)) {
        next++;
        return Label.of(thread, choice(frontier, thread, wanted));
      }
      if (!comesLater(frontier, thread)) {
        return Label.of(thread, 0); // invisible to the model
      }
      next++; // invisible to the program
    }
    int thread =
        last < sofar.threads() && sofar.enabled(state, last) ? last : sofar.nextEnabled(state, 0);
    return Label.of(thread, 0);
  }

  private static int choice(Frontier frontier, int thread, StepInfo wanted) {
    return wanted.choice() < frontier.alternatives(thread) ? wanted.choice() : 0;
  }

  private boolean comesLater(Frontier frontier, int thread) {
    for (int n = next + 1; n < steps.size(); n++) {
      if (steps.get(n).process() == thread && isAt(frontier, thread, steps.get(n))) {
        return true;
      }
    }
    return false;
  }

  private boolean isAt(Frontier frontier, int thread, StepInfo step) {
    String site = vocabulary.site(frontier.site(thread));
    return site.equals(step.file() + ":" + step.line())
        && matches(frontier.kind(thread), frontier.writes(thread), step.action());
  }

  private static boolean matches(Kind kind, boolean writes, StepInfo.Action action) {
    return switch (action) {
      case READ -> kind == Kind.READ && !writes;
      case WRITE -> kind == Kind.WRITE || writes;
      case UPDATE -> kind == Kind.UPDATE || kind == Kind.CAS;
      case LOCK -> kind == Kind.ACQUIRE || kind == Kind.TRY_ACQUIRE;
      case UNLOCK -> kind == Kind.RELEASE;
      case WAIT -> kind == Kind.WAIT || kind == Kind.REACQUIRE || kind == Kind.PARK;
      case NOTIFY -> kind == Kind.NOTIFY || kind == Kind.NOTIFY_ALL || kind == Kind.UNPARK;
      case CHOOSE -> kind == Kind.CHOOSE;
      case CALL -> true;
      case LOCAL -> false;
    };
  }
}
