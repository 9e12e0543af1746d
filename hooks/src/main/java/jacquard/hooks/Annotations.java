package jacquard.hooks;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The annotations that members of classes keep once they have been asked for. Members are older
 * than an execution, and annotations lead to constants of the program, so every execution keeps its
 * own.
 */
public final class Annotations {
  private static final IdentityHashMap<Object, Map<?, ?>> KEPT = new IdentityHashMap<>();

  /** Where a member keeps them. */
  private static final String FIELD = "declaredAnnotations";

  private Annotations() {}

  /** Forgets what an execution has kept. */
  public static void forget() {
    KEPT.clear();
  }

  /** Instead of reading the field of a member. */
  public static @Nullable Map<?, ?> kept(Object member, Class<?> declaring) {
    if (!Supervision.controlled()) {
      return (Map<?, ?>) Memory.getReference(member, Memory.offset(declaring, FIELD));
    }
    EnvironmentHooks.readsHidden(member);
    Thread caller = Supervision.takeOver();
    try {
      return KEPT.get(member);
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** Instead of writing the field of a member. */
  public static void keep(Object member, Map<?, ?> annotations, Class<?> declaring) {
    if (!Supervision.controlled()) {
      Memory.putReference(member, Memory.offset(declaring, FIELD), annotations);
      return;
    }
    EnvironmentHooks.writesHidden(member);
    EnvironmentHooks.publish(annotations);
    Thread caller = Supervision.takeOver();
    try {
      KEPT.put(member, annotations);
    } finally {
      Supervision.handBack(caller);
    }
  }
}
