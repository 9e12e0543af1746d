package jacquard.cli.target;

import jacquard.check.JavaOptions;
import jacquard.check.JavaTarget;
import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.cli.translated.ModelOfProgram;
import jacquard.cli.translated.TranslatedProgram;
import jacquard.core.Schedule;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.InputFile;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.explore.engine.StatelessEngine;
import jacquard.model.ModelTarget;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.JvmOptions;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Java programs: {@code Class}, {@code Class#method}, {@code Source.java}. */
public final class JavaTargets implements TargetSource {
  private static final String SOURCE = ".java";

  private static final List<String> OF_PROGRAMS = List.of(SOURCE, ".class", ".jar");

  @Override
  public TargetKind kind() {
    return TargetKind.JAVA;
  }

  @Override
  public boolean isNamed(String name) {
    return !name.isEmpty();
  }

  @Override
  public Target find(CheckRequest request) {
    try {
      return target(request);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  private static Target target(CheckRequest request) throws IOException {
    String[] parts = request.target().split("#", 2);
    Optional<String> method = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
    if (method.isPresent() && !request.arguments().isEmpty()) {
      throw new UsageException("only main takes arguments, not " + request.target());
    }
    if (parts[0].isBlank() || method.filter(String::isBlank).isPresent()) {
      throw new UsageException(
          "cannot check '%s': give a class, Class#method or Source.java"
              .formatted(request.target()));
    }
    boolean isSource = parts[0].endsWith(SOURCE);
    List<Path> classPath = classPath(request, parts[0]);
    Map<String, byte[]> inMemory = Map.of();
    String className = parts[0];
    JvmOptions jvmOptions = JavaOptions.jvmOptions(request);
    ExploredBehaviour behaviour = JavaOptions.behaviour(request);
    if (isSource) {
      CompiledSource compiled = CompiledSource.of(Path.of(parts[0]), classPath, jvmOptions);
      className = compiled.mainClass();
      inMemory = compiled.classFiles();
    }
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, inMemory, symbols);
    jvmOptions.setAssertions(loader);
    Entry entry = entry(className, method, request.arguments(), loader, classPath);
    JavaProgram program =
        new JavaProgram(name(className, method, request), loader, symbols, entry, behaviour);
    JavaTarget target = new JavaTarget(request.target(), program);
    return Engines.needsModel(TargetKind.JAVA, request)
        ? new TranslatedProgram(
            target, TranslatedJava.of(request, className, method, inMemory, classPath))
        : target;
  }

  @Override
  public ModelTarget model(CheckRequest request) {
    String[] parts = request.target().split("#", 2);
    List<Path> classPath = classPath(request, parts[0]);
    Optional<String> method = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
    String className = parts[0];
    Map<String, byte[]> inMemory = Map.of();
    if (parts[0].endsWith(SOURCE)) {
      CompiledSource compiled =
          CompiledSource.of(Path.of(parts[0]), classPath, JavaOptions.jvmOptions(request));
      className = compiled.mainClass();
      inMemory = compiled.classFiles();
    } else {
      requireClass(parts[0], classPath);
    }
    return new ModelOfProgram(
        request.target(),
        digest(request).orElse(""),
        TranslatedJava.of(request, className, method, inMemory, classPath));
  }

  @Override
  public Replay replay(
      Target target, CheckRequest request, Schedule schedule, ReplayListener listener) {
    int maxSteps = StatelessEngine.limits(request).maxSteps();
    JavaTarget program =
        target instanceof TranslatedProgram translated ? translated.program() : (JavaTarget) target;
    return new JavaReplay(program, schedule, maxSteps, listener).run(request);
  }

  /** The compiler and the class loader look for whatever a program names. */
  @Override
  public boolean reads(CheckRequest request, Path file) {
    if (OF_PROGRAMS.stream().noneMatch(file.toString()::endsWith)) {
      return false;
    }
    try {
      Path real = file.toRealPath();
      for (Path entry : classPath(request, request.target().split("#", 2)[0])) {
        if (real.startsWith(entry.toRealPath())) {
          return true;
        }
      }
      return false;
    } catch (IOException _) {
      return false; // then there is nothing to be read
    }
  }

  @Override
  public boolean isCode() {
    return true;
  }

  @Override
  public Optional<String> digest(CheckRequest request) {
    String file = request.target().split("#", 2)[0];
    List<Path> classPath = classPath(request, file);
    try {
      byte[] bytes;
      if (file.endsWith(SOURCE)) {
        bytes = InputFile.named(file).<byte[], RuntimeException>read(Files::readAllBytes);
      } else {
        bytes = classFile(file, classPath).orElse(new byte[0]);
      }
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return Optional.of("sha256:" + HexFormat.of().formatHex(digest));
    } catch (IOException e) {
      throw new UsageException("cannot read " + file + ": " + e.getMessage(), e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static void requireClass(String name, List<Path> classPath) {
    try {
      if (classFile(name, classPath).isEmpty()) {
        throw notFound(name, classPath);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<byte[]> classFile(String name, List<Path> classPath) throws IOException {
    try (URLClassLoader files = new URLClassLoader(ClassPath.urls(classPath), null);
        InputStream in = files.getResourceAsStream(name.replace('.', '/') + ".class")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  private static List<Path> classPath(CheckRequest request, String file) {
    return request
        .get(CheckOptions.CLASSPATH)
        .map(ClassPath::parse)
        .orElse(List.of(defaultFolder(file, file.endsWith(SOURCE))));
  }

  private static Path defaultFolder(String text, boolean isSource) {
    try {
      Path parent = isSource ? Path.of(text).getParent() : null;
      return parent == null ? Path.of(".") : parent;
    } catch (InvalidPathException e) {
      throw new UsageException("not a file name: " + text, e);
    }
  }

  /** What the fingerprint covers besides the classes. */
  private static String name(String className, Optional<String> method, CheckRequest request) {
    return className
        + method.map(m -> "#" + m).orElse("")
        + request.arguments().stream().map(a -> " " + Shell.quote(a)).collect(Collectors.joining());
  }

  private static Entry entry(
      String className,
      Optional<String> method,
      List<String> arguments,
      ProgramLoader loader,
      List<Path> classPath) {
    try {
      Class<?> type = Class.forName(className, false, loader);
      if (!loader.equals(type.getClassLoader())) {
        throw new UsageException(className + " is a class of the JDK: name one of your own");
      }
      return method.isPresent() ? Entry.method(type, method.get()) : Entry.main(type, arguments);
    } catch (ClassNotFoundException _) {
      throw notFound(className, classPath);
    } catch (Entry.NoEntryException | UnsupportedClassFileException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    } catch (NoClassDefFoundError e) {
      throw new UsageException(
          "cannot load %s: it needs %s, which is not in %s; set --classpath"
              .formatted(
                  className, String.valueOf(e.getMessage()).replace('/', '.'), listed(classPath)),
          e);
    } catch (LinkageError e) {
      throw new UsageException("cannot load " + className + ": " + e.getMessage(), e);
    }
  }

  private static UsageException notFound(String className, List<Path> classPath) {
    if (Files.isDirectory(Path.of(className))) {
      return new UsageException(
          "%s is a folder: name a file in it, or a class".formatted(className));
    }
    if (className.contains(".") && Files.isRegularFile(Path.of(className))) {
      return new UsageException(
          "%s is no target: neither Java source, nor a model, nor a circuit".formatted(className));
    }
    return new UsageException(
        "cannot find class %s: looked in %s; set --classpath to where its class file is"
            .formatted(className, listed(classPath)));
  }

  private static String listed(List<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
