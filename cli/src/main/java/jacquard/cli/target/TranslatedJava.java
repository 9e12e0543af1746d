package jacquard.cli.target;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.translate.JavaModel;
import jacquard.bytecode.translate.NoEntryException;
import jacquard.cli.console.UsageException;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.engine.SymbolicEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Java programs as models. */
final class TranslatedJava {
  private static final Pattern WITHOUT_ASSERTIONS =
      Pattern.compile("-(da|disableassertions)(:.*)?");
  private static final String HOOKS = "jacquard/hooks/";

  private TranslatedJava() {}

  /**
   * Makes the model.
   *
   * @throws UsageException that names what cannot be translated
   */
  static JavaModel of(
      CheckRequest request,
      String className,
      Optional<String> method,
      Map<String, byte[]> inMemory,
      List<Path> classPath) {
    requireAssertions(request);
    ClassSource compiled = name -> Optional.ofNullable(inMemory.get(name));
    try (URLClassLoader files = new URLClassLoader(ClassPath.urls(classPath), null)) {
      return JavaModel.of(
          request.target(),
          compiled.or(name -> read(files, name)).or(TranslatedJava::ofHooks).or(ClassSource.jdk()),
          className,
          method,
          request.arguments(),
          bounds(request),
          grain(request));
    } catch (NoEntryException e) {
      throw new UsageException(
          method.isPresent()
              ? String.valueOf(e.getMessage())
              : "%s; name another one: %s#METHOD".formatted(e.getMessage(), request.target()),
          e);
    } catch (UnsupportedCodeException e) {
      throw new UsageException(
          "%s cannot be translated to a model: %s; --engine stateless runs it as it is"
              .formatted(request.target(), e.getMessage()),
          e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A model has all assertions of its program. */
  private static void requireAssertions(CheckRequest request) {
    for (String option : request.get(CheckOptions.JVM_OPTION).orElse(List.of())) {
      if (WITHOUT_ASSERTIONS.matcher(option).matches()) {
        throw new UsageException(
            "--jvm-option %s is not for models, which have all assertions: leave it out, or use"
                    .formatted(option)
                + " --engine stateless");
      }
    }
  }

  /** What programs may call of Jacquard's own. */
  private static Optional<byte[]> ofHooks(String name) {
    return name.startsWith(HOOKS)
        ? read(TranslatedJava.class.getClassLoader(), name)
        : Optional.empty();
  }

  private static Bounds bounds(CheckRequest request) {
    return request
        .get(CheckOptions.UNWIND)
        .map(n -> new Bounds(Math.toIntExact(n), Math.toIntExact(n)))
        .orElse(Bounds.DEFAULT);
  }

  /**
   * Who asks for transactions gets them in the translation, too, and so does the engine that has
   * them as its usual mode; others get every operation.
   */
  private static Grain grain(CheckRequest request) {
    boolean isSymbolic =
        request.get(CheckOptions.ENGINE).filter(SymbolicEngine.NAME::equals).isPresent()
            || request.get(CheckOptions.METHOD).isPresent();
    boolean isAsked =
        request.get(CheckOptions.MODE).map(Mode.TRANSACTIONS.word()::equals).orElse(isSymbolic);
    return isAsked ? Grain.TRANSACTION : Grain.OPERATION;
  }

  private static Optional<byte[]> read(ClassLoader files, String name) {
    try (InputStream in = files.getResourceAsStream(name + ".class")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
