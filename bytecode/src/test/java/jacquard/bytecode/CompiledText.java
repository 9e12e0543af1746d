package jacquard.bytecode;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.translate.JavaModel;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Source text, compiled in memory: as class files, and as classes that can be run. */
public final class CompiledText extends ClassLoader implements ClassSource {
  private final Map<String, byte[]> classFiles = new HashMap<>();

  private CompiledText() {
    super(CompiledText.class.getClassLoader());
  }

  public static CompiledText of(String className, String text) {
    return of(
        text,
        List.of(
            new SimpleJavaFileObject(
                URI.create("memory:///" + className + ".java"), JavaFileObject.Kind.SOURCE) {
              @Override
              public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
              }
            }));
  }

  /** Several files. */
  static CompiledText of(List<Path> files) {
    List<JavaFileObject> sources = new ArrayList<>();
    ToolProvider.getSystemJavaCompiler()
        .getStandardFileManager(null, null, null)
        .getJavaFileObjectsFromPaths(files)
        .forEach(sources::add);
    return of(files.toString(), sources);
  }

  private static CompiledText of(String what, List<JavaFileObject> sources) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Map<String, ByteArrayOutputStream> outputs = new HashMap<>();
    JavaFileManager manager =
        new ForwardingJavaFileManager<>(javac.getStandardFileManager(null, null, null)) {
          @Override
          public JavaFileObject getJavaFileForOutput(
              Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
              @Override
              public OutputStream openOutputStream() {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                outputs.put(name.replace('.', '/'), out);
                return out;
              }
            };
          }
        };
    StringWriter errors = new StringWriter();
    boolean compiled =
        javac
            .getTask(errors, manager, null, List.of("-g", "-proc:none", "-nowarn"), null, sources)
            .call();
    if (!compiled) {
      throw new IllegalArgumentException(errors + "\n" + what);
    }
    CompiledText result = new CompiledText();
    outputs.forEach((name, out) -> result.classFiles.put(name, out.toByteArray()));
    return result;
  }

  @Override
  public Optional<byte[]> classFile(String internalName) {
    return Optional.ofNullable(classFiles.get(internalName));
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classFiles.get(name.replace('.', '/'));
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** The program's model. */
  public JavaModel model(String className, Grain grain) {
    return JavaModel.of(
        className,
        or(ClassSource.jdk()),
        className,
        Optional.empty(),
        List.of(),
        Bounds.DEFAULT,
        grain);
  }
}
