package jacquard.check;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps the classes that a compiler writes, in the order in which it does. */
public final class ClassesInMemory extends ForwardingJavaFileManager<JavaFileManager> {
  private final SequencedMap<String, ClassFile> classes = new LinkedHashMap<>();

  /**
   * Keeps what is written.
   *
   * @param files where everything else is
   */
  public ClassesInMemory(JavaFileManager files) {
    super(files);
  }

  /** The class files by binary name. */
  public SequencedMap<String, byte[]> classFiles() {
    SequencedMap<String, byte[]> files = new LinkedHashMap<>();
    classes.forEach((name, file) -> files.put(name, file.bytes.toByteArray()));
    return files;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    return classes.computeIfAbsent(className, ClassFile::new);
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String className) {
      super(URI.create("memory:///" + className.replace('.', '/') + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }
}
