package jacquard.explore.path;

/**
 * The steps that an execution has to take before it goes on by itself. Those that an earlier
 * execution has taken come first, with what they did then.
 */
public interface Prefix {
  /** How many steps there are. */
  int length();

  /** How many of them are known, so that they must do again what they did. */
  int known();

  /** The {@link jacquard.core.Label} of a step. */
  long label(int step);

  /** What a known step does, as {@link jacquard.explore.PackedOperation} packs it. */
  long operation(int step);
}
