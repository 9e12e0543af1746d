package jacquard.cli;

import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.Worker;
import jacquard.runtime.control.Liberties;
import jacquard.runtime.rewrite.JdkPatch;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.Symbols;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Java programs: {@code Class}, {@code Class#method}, {@code Source.java}. */
final class JavaTargets implements TargetSource {
  private static final String SOURCE = ".java";
  private static final String MODEL = ".pml";

  @Override
  public Optional<Target> find(TargetRequest request) {
    if (request.text().endsWith(MODEL)) {
      return Optional.empty();
    }
    if (!Worker.isThisJvm()) {
      throw new WorkerNeededException();
    }
    try {
      return Optional.of(target(request));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Java programs are too many to look through. */
  @Override
  public Optional<Target> withFingerprint(String fingerprint) {
    return Optional.empty();
  }

  private static Target target(TargetRequest request) throws IOException {
    String[] parts = request.text().split("#", 2);
    Optional<String> method = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
    if (method.isPresent() && !request.arguments().isEmpty()) {
      throw new UsageException("only main takes arguments, not " + request.text());
    }
    if (parts[0].isBlank() || method.filter(String::isBlank).isPresent()) {
      throw new UsageException(
          "cannot check '%s': give a class, Class#method or Source.java".formatted(request.text()));
    }
    boolean isSource = parts[0].endsWith(SOURCE);
    List<Path> classPath =
        request
            .classPath()
            .map(ClassPath::parse)
            .orElse(List.of(defaultFolder(parts[0], isSource)));
    Map<String, byte[]> inMemory = Map.of();
    String className = parts[0];
    if (isSource) {
      CompiledSource compiled = CompiledSource.of(Path.of(parts[0]), classPath);
      className = compiled.mainClass();
      inMemory = compiled.classFiles();
    }
    Symbols symbols = JdkPatch.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, inMemory, symbols);
    Entry entry = entry(className, method, request.arguments(), loader, classPath);
    JavaProgram program = new JavaProgram(name(className, method, request), loader, symbols, entry);
    program.setLiberties(request.liberties());
    return new Target(request.text(), program, List.of(), words(request), Optional.of(program));
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
  private static String name(String className, Optional<String> method, TargetRequest request) {
    return className
        + method.map(m -> "#" + m).orElse("")
        + request.arguments().stream().map(a -> " " + Shell.quote(a)).collect(Collectors.joining());
  }

  private static List<String> words(TargetRequest request) {
    List<String> words = new ArrayList<>();
    request.classPath().ifPresent(path -> words.addAll(List.of("--classpath", path)));
    words.addAll(words(request.liberties()));
    words.add(request.text());
    if (!request.arguments().isEmpty()) {
      words.add("--");
      words.addAll(request.arguments());
    }
    return words;
  }

  private static List<String> words(Liberties liberties) {
    List<String> words = new ArrayList<>();
    if (!liberties.earlyTimeouts().equals(Liberties.DEFAULT.earlyTimeouts())) {
      words.add("--early-timeouts=" + liberties.earlyTimeouts());
    }
    if (liberties.spuriousWakeUps() != Liberties.DEFAULT.spuriousWakeUps()) {
      words.add("--spurious-wakeups=" + liberties.spuriousWakeUps());
    }
    if (liberties.singleSteps()) {
      words.add("--single-steps");
    }
    return words;
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
    } catch (ClassNotFoundException e) {
      throw new UsageException(
          "cannot find class %s: looked in %s; set --classpath to where its class file is"
              .formatted(className, listed(classPath)),
          e);
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

  private static String listed(List<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
