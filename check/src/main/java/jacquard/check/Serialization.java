package jacquard.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** Objects that go from one JVM to another, where the same classes may be rewritten. */
final class Serialization {
  private Serialization() {}

  /**
   * The bytes, which are at most so many.
   *
   * @throws IOException if there are more
   */
  static byte[] write(Object object, int limit) throws IOException {
    byte[] bytes = write(object);
    if (bytes.length > limit) {
      throw new IOException("too large");
    }
    return bytes;
  }

  static byte[] write(Object object) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  static Object read(byte[] bytes, ClassLoader loader) throws IOException, ClassNotFoundException {
    try (Reader in = new Reader(new ByteArrayInputStream(bytes), loader)) {
      return in.readObject();
    }
  }

  private static final class Reader extends ObjectInputStream {
    private final ClassLoader loader;

    Reader(InputStream in, ClassLoader loader) throws IOException {
      super(in);
      this.loader = loader;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description)
        throws IOException, ClassNotFoundException {
      Class<?> primitive = Class.forPrimitiveName(description.getName());
      return primitive != null ? primitive : Class.forName(description.getName(), false, loader);
    }

    /**
     * The class as it is here: rewriting adds methods, and so changes the number that tells
     * versions of a class apart where it declares none.
     */
    @Override
    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
      ObjectStreamClass written = super.readClassDescriptor();
      ObjectStreamClass here = ObjectStreamClass.lookup(resolveClass(written));
      return here == null ? written : here;
    }
  }
}
