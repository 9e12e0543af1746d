package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.promela.PromelaTarget;
import java.util.List;

/** Models: Promela files. */
public final class ModelTargets implements TargetSource {
  private static final String SUFFIX = ".pml";

  @Override
  public TargetKind kind() {
    return TargetKind.MODEL;
  }

  @Override
  public boolean isNamed(String name) {
    return name.endsWith(SUFFIX);
  }

  @Override
  public Target find(CheckRequest request) {
    return read(request.target(), request.all(CheckOptions.DEFINE));
  }

  private static PromelaTarget read(String name, List<String> definitions) {
    try {
      return PromelaTarget.read(name, definitions);
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  /** The model that a text names, where nothing else will do. */
  public static PromelaTarget require(String name, List<String> definitions) {
    if (!name.endsWith(SUFFIX)) {
      throw new UsageException("'" + name + "' is not a model: name a file that ends in .pml");
    }
    return read(name, definitions);
  }
}
