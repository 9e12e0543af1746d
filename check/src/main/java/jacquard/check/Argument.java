package jacquard.check;

import jacquard.hooks.Supervision;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A value that a program is given. It is made anew in every execution, from the program's own
 * classes.
 */
sealed interface Argument extends Serializable {
  @Nullable Object value(ClassLoader program);

  /** The same for equal values, in any JVM. */
  String text();

  /**
   * The argument for a value.
   *
   * @throws CheckException if the value cannot be handed over
   */
  static Argument of(@Nullable Object value, String what) {
    return switch (value) {
      case null -> new Constant(null);
      case String _, Boolean _, Character _ -> new Constant((Serializable) value);
      case Byte _, Short _, Integer _, Long _, Float _, Double _ ->
          new Constant((Serializable) value);
      case Enum<?> e -> new EnumConstant(e.getDeclaringClass().getName(), e.name());
      case Class<?> c -> new ClassLiteral(c.getName());
      case Serializable s -> serialized(s, what);
      default -> throw refused(value, what, "it is not Serializable", null);
    };
  }

  private static Argument serialized(Serializable value, String what) {
    try {
      return new Copied(Serialization.write(value));
    } catch (IOException e) {
      throw refused(value, what, "it cannot be serialized: " + e, e);
    }
  }

  private static CheckException refused(
      Object value, String what, String why, @Nullable Throwable cause) {
    String message =
        ("%s, a %s, cannot be handed to the JVM in which the test is checked: %s. Use primitive"
                + " values, strings, enums, classes or Serializable objects.")
            .formatted(what, value.getClass().getName(), why);
    return cause == null
        ? CheckException.request(message)
        : new CheckException(CheckException.Kind.REQUEST, message, cause);
  }

  /** What is the same object everywhere, or might as well be. */
  record Constant(@Nullable Serializable constant) implements Argument {
    @Override
    public @Nullable Object value(ClassLoader program) {
      return constant;
    }

    @Override
    public String text() {
      return String.valueOf(constant);
    }
  }

  record EnumConstant(String type, String name) implements Argument {
    @Override
    public Object value(ClassLoader program) {
      try {
        // a call, and not a look at the class: it makes the constants of this execution
        Method values = Class.forName(type, false, program).getMethod("values");
        values.setAccessible(true);
        for (Object constant : (Object[]) values.invoke(null)) {
          if (((Enum<?>) constant).name().equals(name)) {
            return constant;
          }
        }
        throw new IllegalStateException(type + " has no " + name);
      } catch (InvocationTargetException e) {
        throw new IllegalStateException(type + " cannot be initialised", e.getCause());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(type + "." + name + " cannot be found", e);
      }
    }

    @Override
    public String text() {
      return name;
    }
  }

  record ClassLiteral(String name) implements Argument {
    @Override
    public Object value(ClassLoader program) {
      Class<?> primitive = Class.forPrimitiveName(name);
      if (primitive != null) {
        return primitive;
      }
      try {
        return Class.forName(name, false, program);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(name + " cannot be found", e);
      }
    }

    @Override
    public String text() {
      return name.substring(name.lastIndexOf('.') + 1) + ".class";
    }
  }

  /** An object, serialized. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares these
  record Copied(byte[] bytes) implements Argument {
    @Override
    public Object value(ClassLoader program) {
      // reading objects is the JDK's own affair, full of caches that are no part of the program
      Thread suspended = Supervision.suspend();
      try {
        return Serialization.read(bytes, program);
      } catch (IOException e) {
        throw new UncheckedIOException("an argument cannot be read", e);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("an argument cannot be read", e);
      } finally {
        Supervision.proceed(suspended);
      }
    }

    @Override
    public String text() {
      CRC32 crc = new CRC32();
      crc.update(bytes);
      return "object %08x".formatted(crc.getValue());
    }
  }
}
