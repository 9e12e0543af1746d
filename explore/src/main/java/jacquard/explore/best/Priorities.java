package jacquard.explore.best;

import jacquard.core.Dependence;
import java.util.List;
import java.util.Optional;

/** The priority functions of section 3.5, by name; earlier ones in a list weigh more. */
public final class Priorities {
  private Priorities() {}

  /** Fewer preemptions first: BF(Pb). */
  public static final Priority PREEMPTIONS = Priority.Branch::preemptions;

  /** What the reduction needs before what only the bound asks for: BF(Dpor). */
  public static final Priority NEEDED = branch -> branch.need() == Priority.Need.REDUCTION ? 0 : 1;

  /** What does not sleep first: BF(Ss). */
  public static final Priority AWAKE = branch -> branch.sleep() == Priority.Sleep.AWAKE ? 0 : 1;

  /** Any order, the same one for the same seed: BF(Random). */
  public static Priority random(long seed) {
    return branch -> {
      long z = (branch.number() + seed) * 0x9e3779b97f4a7c15L;
      z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      return (z >>> 11) * 0x1.0p-53;
    };
  }

  /** Steps in code whose place contains this text first: BF(Method). */
  public static Priority method(String text) {
    return branch ->
        branch.vocabulary().place(branch.site()).contains(text) ? Priority.PREFERRED : 1;
  }

  /** Steps that touch the variable with this name first: BF(Var). */
  public static Priority variable(String name) {
    return branch ->
        branch.object() != Dependence.NO_OBJECT
                && isOrContains(branch.vocabulary().object(branch.object()), name)
            ? Priority.PREFERRED
            : 1;
  }

  private static boolean isOrContains(String object, String name) {
    return object.equals(name) || object.startsWith(name + "[");
  }

  /**
   * A priority that can be asked for.
   *
   * @param name as it is typed; one that ends with {@code :NAME} is about what is typed there
   * @param about what it prefers
   */
  public record Named(String name, String about, Maker maker) {
    private static final String ARGUMENT = "NAME";

    /** Makes a priority. */
    @FunctionalInterface
    interface Maker {
      Priority make(String argument, long seed);
    }

    /** Whether a part of it says what is preferred. */
    private boolean hasArgument() {
      return name.endsWith(ARGUMENT);
    }

    private Optional<Priority> read(String text, long seed) {
      if (!hasArgument()) {
        return text.equals(name) ? Optional.of(maker.make("", seed)) : Optional.empty();
      }
      int start = name.length() - ARGUMENT.length();
      return text.length() > start && text.regionMatches(0, name, 0, start)
          ? Optional.of(maker.make(text.substring(start), seed))
          : Optional.empty();
    }
  }

  private static final List<Named> ALL =
      List.of(
          new Named("preemptions", "fewer preemptions", (_, _) -> PREEMPTIONS),
          new Named(
              "dpor",
              "what partial-order reduction needs, before what only the bound asks for",
              (_, _) -> NEEDED),
          new Named("awake", "what repeats nothing that has been seen", (_, _) -> AWAKE),
          new Named("random", "any, by the seed (the default)", (_, seed) -> random(seed)),
          new Named(
              "method:NAME", "operations whose place contains NAME", (text, _) -> method(text)),
          new Named(
              "variable:NAME", "operations on the variable NAME", (text, _) -> variable(text)));

  /** All priorities that can be asked for. */
  public static List<Named> all() {
    return ALL;
  }

  /** The names that {@link #parse} takes. */
  public static List<String> names() {
    return ALL.stream().map(Named::name).toList();
  }

  /** Whether a priority prefers what it names. */
  public static boolean isByName(String text) {
    return ALL.stream().anyMatch(p -> p.hasArgument() && p.read(text, 0).isPresent());
  }

  /** Reads one priority; empty if there is none with this name. */
  public static Optional<Priority> parse(String text, long seed) {
    return ALL.stream().flatMap(p -> p.read(text, seed).stream()).findFirst();
  }

  /**
   * The order that finds bugs fastest on our programs: on the violated litmus programs, some of
   * them also in larger sizes, random order needs 5.9 executions to the first violation in the
   * geometric mean, depth-first DPOR 6.7, fewer preemptions first 11.5.
   */
  public static List<Priority> defaults(long seed) {
    return List.of(random(seed));
  }
}
