package jacquard.cli;

import jacquard.litmus.Litmus;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.LitmusException;
import jacquard.litmus.Parameter;
import jacquard.litmus.Shape;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The litmus programs: {@code litmus:NAME} or {@code litmus:NAME(ARGUMENTS)}. */
final class LitmusTargets implements TargetSource {
  static final String PREFIX = "litmus:";

  /** How a printed program indents statements, at least. */
  private static final String STATEMENT = "    ";

  /** Statements that touch nothing shared, so that no thread is ever preempted before one. */
  private static final Pattern SILENT =
      Pattern.compile("else|exit|(if|while|assert) .*|\\w+ := .*");

  /** How far arguments are tried in the search for a fingerprint: with one parameter, with more. */
  private static final int LARGE = 32;

  private static final int SMALL = 8;

  @Override
  public Optional<Target> find(TargetRequest request) {
    String text = request.text();
    if (!text.startsWith(PREFIX)) {
      return Optional.empty();
    }
    if (!request.arguments().isEmpty()) {
      throw new UsageException("arguments after -- are for Java programs, not for " + text);
    }
    try {
      return Optional.of(target(LitmusCatalog.find(text.substring(PREFIX.length()))));
    } catch (LitmusException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public Optional<Target> withFingerprint(String fingerprint) {
    for (Shape shape : LitmusCatalog.shapes()) {
      for (List<Integer> arguments : sizes(shape.parameters())) {
        Target target = target(shape.litmus(arguments));
        if (target.subject().fingerprint().equals(fingerprint)) {
          return Optional.of(target);
        }
      }
    }
    return Optional.empty();
  }

  private static Target target(Litmus litmus) {
    List<String> code =
        litmus
            .program()
            .toString()
            .lines()
            .filter(line -> line.startsWith(STATEMENT))
            .map(String::strip)
            .filter(line -> !SILENT.matcher(line).matches())
            .toList();
    return new Target(PREFIX + litmus.name(), new Script(litmus.program()), code);
  }

  /** All combinations of small arguments. */
  private static List<List<Integer>> sizes(List<Parameter> parameters) {
    int largest = parameters.size() > 1 ? SMALL : LARGE;
    List<List<Integer>> sizes = List.of(List.of());
    for (Parameter p : parameters) {
      List<List<Integer>> longer = new ArrayList<>();
      int end = Math.min(p.max(), Math.max(p.defaultValue(), largest));
      for (List<Integer> size : sizes) {
        for (int i = p.min(); i <= end; i++) {
          List<Integer> next = new ArrayList<>(size);
          next.add(i);
          longer.add(next);
        }
      }
      sizes = longer;
    }
    return sizes;
  }
}
