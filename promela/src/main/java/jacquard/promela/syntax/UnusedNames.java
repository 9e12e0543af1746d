package jacquard.promela.syntax;

import jacquard.promela.lex.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds variables whose names stand nowhere but in their declarations. */
final class UnusedNames {
  private final Map<String, Integer> occurrences = new HashMap<>();

  UnusedNames(List<Token> tokens) {
    for (Token t : tokens) {
      if (t.isName()) {
        occurrences.merge(t.text(), 1, Integer::sum);
      }
    }
  }

  /** What is to be said of them, in the order of their declarations. */
  List<String> notes(List<Declaration> declared) {
    return declared.stream()
        .filter(d -> occurrences.getOrDefault(d.name(), 0) == 1)
        .map(d -> "%s: variable '%s' is never used".formatted(d.position(), d.name()))
        .distinct()
        .toList();
  }
}
