package jacquard.runtime.rewrite;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules for what the JDK does on its own account: nothing is rewritten, but for the clock that
 * {@code Set.of} takes its iteration order from.
 */
record HousekeepingRules(String className) implements Rules {
  private static final String IMMUTABLE_COLLECTIONS = "java/util/ImmutableCollections";

  /** Any constant would do. */
  private static final StaticCall SALT = Replacement.substituteCall("salt", "()J");

  @Override
  public Set<Aspect> aspects() {
    return className.equals(IMMUTABLE_COLLECTIONS)
        ? EnumSet.of(Aspect.CALLS)
        : EnumSet.noneOf(Aspect.class);
  }

  @Override
  public @Nullable StaticCall replacement(Call call) {
    return call.name().equals("nanoTime") ? SALT : null;
  }

  @Override
  public boolean isHidden(Symbols.Field field, Symbols.Site site) {
    return true;
  }

  @Override
  public boolean isInitialised(String internalName) {
    return false;
  }
}
