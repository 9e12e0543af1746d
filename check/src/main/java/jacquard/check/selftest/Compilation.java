package jacquard.check.selftest;

import jacquard.check.ClassesInMemory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles programs in memory, many at once: one by one takes several times as long. */
final class Compilation implements AutoCloseable {
  private final JavaCompiler javac;
  private final StandardJavaFileManager files;

  /**
   * What became of the programs.
   *
   * @param classFiles of those that compiled, by program and by binary name
   * @param errors the first error of those that did not, by program
   */
  record Compiled(Map<String, Map<String, byte[]>> classFiles, Map<String, String> errors) {}

  Compilation() {
    JavaCompiler found = ToolProvider.getSystemJavaCompiler();
    if (found == null) {
      throw new IllegalStateException("this Java has no compiler: start Jacquard on a JDK");
    }
    javac = found;
    files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
  }

  /** Compiles them; what does not compile is left out and the others are tried again. */
  Compiled compile(List<TestProgram> programs) {
    List<TestProgram> rest = new ArrayList<>(programs);
    Map<String, String> errors = new LinkedHashMap<>();
    while (true) {
      DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
      ClassesInMemory memory = new ClassesInMemory(files);
      List<Source> sources = rest.stream().map(Source::new).toList();
      boolean compiled =
          rest.isEmpty()
              || javac
                  .getTask(
                      new StringWriter(),
                      memory,
                      diagnostics,
                      List.of(
                          "-g",
                          "-proc:none",
                          "-nowarn",
                          "-Xlint:none",
                          "-XDshould-stop.ifError=FLOW"),
                      null,
                      sources)
                  .call();
      if (compiled) {
        return new Compiled(byProgram(rest, memory.classFiles()), errors);
      }
      int before = errors.size();
      for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
        if (d.getKind() == Diagnostic.Kind.ERROR && d.getSource() instanceof Source s) {
          errors.putIfAbsent(
              s.program.name(), d.getLineNumber() + ": " + d.getMessage(Locale.ROOT));
        }
      }
      if (errors.size() == before) {
        throw new IllegalStateException("cannot compile: " + diagnostics.getDiagnostics());
      }
      rest.removeIf(p -> errors.containsKey(p.name()));
    }
  }

  private static Map<String, Map<String, byte[]>> byProgram(
      List<TestProgram> programs, Map<String, byte[]> classFiles) {
    Map<String, Map<String, byte[]>> all = new LinkedHashMap<>();
    programs.forEach(p -> all.put(p.name(), new LinkedHashMap<>()));
    classFiles.forEach(
        (name, bytes) -> {
          int nested = name.indexOf('$');
          Map<String, byte[]> own = all.get(nested < 0 ? name : name.substring(0, nested));
          if (own != null) {
            own.put(name, bytes);
          }
        });
    return all;
  }

  @Override
  public void close() {
    try {
      files.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final TestProgram program;
    private final String text;

    Source(TestProgram program) {
      super(URI.create("memory:///" + program.name() + ".java"), Kind.SOURCE);
      this.program = program;
      text = program.source();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
