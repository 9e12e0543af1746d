package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.InputFile;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.model.ModelTarget;
import jacquard.promela.PromelaTarget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Models: Promela files. A file that ends in .pml is taken for one, with its mistakes; any other
 * file is one if it can be read as a model.
 */
public final class ModelTargets implements TargetSource {
  private static final List<String> SUFFIXES = List.of(".pml", ".prom", ".pm", ".promela");

  private static boolean endsLikeOne(String name) {
    return SUFFIXES.stream().anyMatch(name::endsWith);
  }

  @Override
  public TargetKind kind() {
    return TargetKind.MODEL;
  }

  @Override
  public boolean isNamed(String name) {
    return endsLikeOne(name) || (!isJava(name) && PromelaTarget.isModel(name, List.of()));
  }

  private static boolean isJava(String name) {
    return name.endsWith(".java") || name.endsWith(".class") || name.endsWith(".jar");
  }

  @Override
  public boolean reads(CheckRequest request, Path file) {
    return includes(request.target(), request.all(CheckOptions.DEFINE), file);
  }

  /** Whether a model includes a file. */
  public static boolean includes(String name, List<String> definitions, Path file) {
    return PromelaTarget.includes(name, definitions, file);
  }

  @Override
  public boolean hasTrails() {
    return true;
  }

  @Override
  public Target find(CheckRequest request) {
    return read(request.target(), request.all(CheckOptions.DEFINE));
  }

  @Override
  public ModelTarget model(CheckRequest request) {
    return read(request.target(), request.all(CheckOptions.DEFINE));
  }

  @Override
  public boolean hasCertificates() {
    return true;
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
    requireName(name);
    return read(name, definitions);
  }

  /** Looks whether a text names a model, as far as that can be told without reading it. */
  public static void requireName(String name) {
    boolean isOther = isJava(name) || new CircuitTargets().isNamed(name);
    if (isOther || (!endsLikeOne(name) && !Files.isRegularFile(InputFile.named(name).path()))) {
      throw new UsageException("'" + name + "' is not a model: name a Promela file (model.pml)");
    }
  }
}
