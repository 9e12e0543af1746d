package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.LitmusException;
import jacquard.litmus.LitmusTarget;
import jacquard.litmus.Parameter;
import jacquard.litmus.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The litmus programs: {@code litmus:NAME} or {@code litmus:NAME(ARGUMENTS)}. */
final class LitmusTargets implements TargetSource {
  /** How far arguments are tried in the search for a fingerprint: with one parameter, with more. */
  private static final int LARGE = 32;

  private static final int SMALL = 8;

  @Override
  public TargetKind kind() {
    return TargetKind.SCRIPT;
  }

  @Override
  public boolean isNamed(String name) {
    return name.startsWith(LitmusTarget.PREFIX);
  }

  @Override
  public Target find(CheckRequest request) {
    try {
      return new LitmusTarget(
          LitmusCatalog.find(request.target().substring(LitmusTarget.PREFIX.length())));
    } catch (LitmusException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public Optional<Target> withFingerprint(String fingerprint) {
    for (Shape shape : LitmusCatalog.shapes()) {
      for (List<Integer> arguments : sizes(shape.parameters())) {
        Target target = new LitmusTarget(shape.litmus(arguments));
        if (target.fingerprint().equals(fingerprint)) {
          return Optional.of(target);
        }
      }
    }
    return Optional.empty();
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
