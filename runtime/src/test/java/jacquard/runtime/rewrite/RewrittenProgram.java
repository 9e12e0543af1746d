package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;

/** A program that was compiled in memory, as rewritten; its class {@code Program} has the tests. */
final class RewrittenProgram {
  private final Class<?> program;
  private final RecordingControl control;
  private Object result;

  private RewrittenProgram(Class<?> program, RecordingControl control) {
    this.program = program;
    this.control = control;
  }

  static RewrittenProgram of(String source, String... options) throws Exception {
    return of(Compiled.of(source, options));
  }

  static RewrittenProgram of(Map<String, byte[]> classes) throws Exception {
    Symbols symbols = new Symbols();
    ClassFiles files = ClassFiles.of(ClassLoader.getPlatformClassLoader()).orElse(classes::get);
    ProgramRewriter rewriter = new ProgramRewriter(new Symbols(), classes::containsKey, files);
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
      byte[] rewritten = rewriter.rewrite(entry.getKey(), entry.getValue());
      assertThat(
              ClassFile.of(
                      ClassFile.ClassHierarchyResolverOption.of(
                          new Hierarchy(
                              files.orElse(
                                  ClassFiles.of(RewrittenProgram.class.getClassLoader())))))
                  .verify(rewritten))
          .as("verification of " + entry.getKey())
          .isEmpty();
    }
    ProgramLoader loader = new ProgramLoader(List.of(), classes, symbols);
    return new RewrittenProgram(loader.loadClass("Program"), new RecordingControl(symbols));
  }

  Class<?> type() {
    return program;
  }

  /**
   * Runs a static method under control, in an execution of its own; returns the hooks it called.
   */
  List<String> run(String method) throws Exception {
    Method found = program.getDeclaredMethod(method);
    found.setAccessible(true);
    control.log().clear();
    result =
        control.run(
            () -> {
              try {
                return found.invoke(null);
              } catch (InvocationTargetException e) {
                return e.getCause();
              }
            });
    return List.copyOf(control.log());
  }

  /** What the last method returned or threw. */
  Object result() {
    return result;
  }
}
