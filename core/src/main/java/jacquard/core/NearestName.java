package jacquard.core;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds the name that somebody who mistyped one may have meant. */
public final class NearestName {
  private NearestName() {}

  /**
   * The only name that begins with what was typed, or else the first of those with the fewest
   * edits, unless it takes too many to be a slip.
   */
  public static Optional<String> to(String typed, Collection<String> names) {
    List<String> longer = names.stream().filter(name -> name.startsWith(typed)).toList();
    if (longer.size() == 1) {
      return Optional.of(longer.getFirst());
    }
    String nearest = "";
    int fewest = Math.max(2, typed.length() / 3) + 1;
    for (String name : names) {
      int edits = edits(typed, name);
      if (edits < fewest) {
        fewest = edits;
        nearest = name;
      }
    }
    return nearest.isEmpty() ? Optional.empty() : Optional.of(nearest);
  }

  /** The question that a message asks behind a name that was mistyped; empty if there is none. */
  public static String question(String typed, Collection<String> names) {
    return to(typed, names).map(name -> " (did you mean " + name + "?)").orElse("");
  }

  /** Characters to insert, delete or replace (Levenshtein's distance), two rows at a time. */
  private static int edits(String a, String b) {
    int[] above = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
      int[] done = above;
      above = row;
      row = done;
    }
    return above[b.length()];
  }
}
