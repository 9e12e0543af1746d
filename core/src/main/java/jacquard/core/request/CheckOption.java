package jacquard.core.request;

import java.util.Set;

/**
 * Something that a request may say.
 *
 * @param name on the command line, without the dashes before it, and in the JSON
 * @param label what stands for its value in a help text; empty for a flag
 * @param targets the kinds of targets that it makes sense for
 * @param about what it does, for a help text
 */
public record CheckOption<T>(
    String name, String label, OptionType<T> type, Set<TargetKind> targets, String about) {
  public CheckOption {
    targets = Set.copyOf(targets);
  }

  /** As it is typed. */
  public String typed() {
    return (name.length() == 1 ? "-" : "--") + name;
  }
}
