package jacquard.runtime.rewrite;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a small program in memory. */
final class Compiled {
  private Compiled() {}

  /** The class files of one source file, by internal name. */
  static Map<String, byte[]> of(String source, String... options) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Map<String, ByteArrayOutputStream> files = new HashMap<>();
    try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, null)) {
      JavaFileManager manager =
          new ForwardingJavaFileManager<JavaFileManager>(standard) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                Location location,
                String className,
                JavaFileObject.Kind kind,
                javax.tools.FileObject sibling) {
              return new SimpleJavaFileObject(URI.create("mem:///" + className + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                  ByteArrayOutputStream out = new ByteArrayOutputStream();
                  files.put(className.replace('.', '/'), out);
                  return out;
                }
              };
            }
          };
      JavaFileObject file =
          new SimpleJavaFileObject(URI.create("mem:///Program.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
              return source;
            }
          };
      boolean compiled =
          compiler.getTask(null, manager, null, List.of(options), null, List.of(file)).call();
      if (!compiled) {
        throw new IllegalArgumentException("does not compile: " + source);
      }
    }
    Map<String, byte[]> result = new HashMap<>();
    files.forEach((name, out) -> result.put(name, out.toByteArray()));
    return result;
  }
}
