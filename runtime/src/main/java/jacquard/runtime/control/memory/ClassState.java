package jacquard.runtime.control.memory;

import jacquard.runtime.control.names.DeclaredFields;
import jacquard.runtime.control.names.Namespace;
import jacquard.runtime.control.schedule.ControlledThread;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far the initialisation of one class has come, in the execution that it was last used in. */
final class ClassState {
  final String name;
  final Namespace names;
  final List<Long> references;
  int begun;
  int done;
  @Nullable ControlledThread by;
  @Nullable Namespace outer;
  int failed;

  /** For each thread, after how many events it knew that this was done; 0 where it does not. */
  private int[] knownSince = new int[4];

  /** The execution in which that is so. */
  private int knownIn;

  /** What initialises the class; null where it has nothing to initialise. */
  final @Nullable MethodHandle initialise;

  ClassState(Class<?> type, Namespace names) {
    this.name = "the initialiser of " + type.getName();
    this.names = names;
    initialise = Initialiser.of(type);
    references = DeclaredFields.references(type, true);
  }

  void learn(int thread, int events, int epoch) {
    if (knownIn != epoch) {
      knownIn = epoch;
      Arrays.fill(knownSince, 0);
    }
    if (thread >= knownSince.length) {
      knownSince = Arrays.copyOf(knownSince, thread * 2);
    }
    knownSince[thread] = events;
  }

  /** When a thread learned it; later than anything if it has not. */
  int knownSince(int thread, int epoch) {
    int since = knownIn == epoch && thread < knownSince.length ? knownSince[thread] : 0;
    return since == 0 ? Integer.MAX_VALUE : since;
  }
}
