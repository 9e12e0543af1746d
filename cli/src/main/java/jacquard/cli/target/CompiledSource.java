package jacquard.cli.target;

import jacquard.check.ClassesInMemory;
import jacquard.cli.console.UsageException;
import jacquard.core.Printable;
import jacquard.core.request.InputFile;
import jacquard.runtime.rewrite.JvmOptions;
import jacquard.runtime.rewrite.RewrittenJdk;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A source file, compiled.
 *
 * @param mainClass the class named like the file, or else the first one
 * @param classFiles by internal name
 */
record CompiledSource(String mainClass, Map<String, byte[]> classFiles) {
  private static final String SUFFIX = ".java";

  /** More of them mostly follow from the first. */
  private static final int SHOWN_ERRORS = 20;

  /**
   * Compiles in memory, with all that debuggers and stories need.
   *
   * @throws UsageException with a line for each error
   */
  static CompiledSource of(Path file, List<Path> classPath, JvmOptions jvmOptions) {
    new InputFile(file).text(StandardCharsets.UTF_8); // says what is wrong better than javac does
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) {
      throw new UsageException("this Java has no compiler: start Jacquard on a JDK");
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
            javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        ClassesInMemory memory = new ClassesInMemory(files)) {
      RewrittenJdk jdk = RewrittenJdk.ofThisJvm();
      List<String> options = new ArrayList<>();
      if (jvmOptions.hasPreview()) {
        options.addAll(List.of("--enable-preview", "--source", "" + Runtime.version().feature()));
      }
      options.addAll(
          List.of(
              "-g",
              "-proc:none",
              "-nowarn",
              "-implicit:class",
              // rewritten classes of this JVM have members that no program should meet
              "--system",
              jdk.original().toString(),
              "-classpath",
              Stream.concat(classPath.stream(), Stream.of(jdk.hooks()))
                  .map(Path::toString)
                  .collect(Collectors.joining(File.pathSeparator))));
      jvmOptions.all().stream()
          .filter(option -> option.startsWith("--add-"))
          .filter(option -> !option.startsWith("--add-opens"))
          .forEach(options::add);
      boolean compiled =
          javac
              .getTask(
                  new StringWriter(),
                  memory,
                  diagnostics,
                  options,
                  null,
                  files.getJavaFileObjects(file))
              .call();
      if (!compiled) {
        throw new UsageException(errors(file, diagnostics.getDiagnostics()));
      }
      SequencedMap<String, byte[]> classes = memory.classFiles();
      Map<String, byte[]> byInternalName = new LinkedHashMap<>();
      classes.forEach((name, bytes) -> byInternalName.put(name.replace('.', '/'), bytes));
      return new CompiledSource(mainClass(file, classes), byInternalName);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String mainClass(Path file, SequencedMap<String, byte[]> classes) {
    String stem = String.valueOf(file.getFileName()).replace(SUFFIX, "");
    return classes.keySet().stream()
        .filter(name -> name.equals(stem) || name.endsWith("." + stem))
        .findFirst()
        .or(() -> classes.keySet().stream().findFirst())
        .orElseThrow(() -> new UsageException(file + " has no class"));
  }

  private static String errors(Path file, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    List<String> errors =
        diagnostics.stream()
            .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
            .map(d -> place(file, d) + oneLine(d.getMessage(Locale.ROOT)))
            .toList();
    String more =
        errors.size() <= SHOWN_ERRORS
            ? ""
            : "\nand %d more".formatted(errors.size() - SHOWN_ERRORS);
    return errors.stream()
        .limit(SHOWN_ERRORS)
        .collect(Collectors.joining("\n", "cannot compile " + file + "\n", more));
  }

  private static String place(Path file, Diagnostic<? extends JavaFileObject> d) {
    String name = d.getSource() == null ? file.toString() : d.getSource().getName();
    return d.getLineNumber() == Diagnostic.NOPOS
        ? name + ": "
        : name + ":" + d.getLineNumber() + ": ";
  }

  private static String oneLine(String message) {
    return Printable.text(message.strip().replaceAll("\\s*\\R\\s*", "; "));
  }
}
