package jacquard.promela.translate;

import jacquard.promela.syntax.Stmt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The options of a choice, and sequences as one line. */
final class Options {
  private Options() {}

  /**
   * An else is possible where nothing before it is. Where options start with a choice of their own,
   * its else does not see the options behind it; so it is in Spin.
   */
  static List<List<Stmt>> elseLast(List<List<Stmt>> options) {
    List<List<Stmt>> sorted = new ArrayList<>(options);
    sorted.sort(Comparator.comparing(o -> o.getFirst() instanceof Stmt.Else));
    return sorted;
  }

  /** A deterministic step, by its first statement. */
  static String text(List<Stmt> body) {
    String first = body.stream().flatMap(b -> b.sourceText().stream()).findFirst().orElse("");
    return "d_step { " + first + (body.size() > 1 ? "; ... }" : " }");
  }
}
