package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.symbolic.engine.CircuitTarget;

/** Circuits: AIGER files. */
public final class CircuitTargets implements TargetSource {
  @Override
  public TargetKind kind() {
    return TargetKind.CIRCUIT;
  }

  @Override
  public boolean isNamed(String name) {
    return name.endsWith(".aag") || name.endsWith(".aig");
  }

  @Override
  public Target find(CheckRequest request) {
    try {
      return CircuitTarget.read(request.target());
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public Target circuitSource(CheckRequest request) {
    return find(request);
  }

  @Override
  public boolean hasCertificates() {
    return true;
  }
}
