package jacquard.check.selftest;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Draws Java expressions for values of a type: small ones, made from small ones. */
final class JdkValues {
  private static final int MAX_DEPTH = 3;

  /** A class that nobody needs, but that makes sense to be asked about. */
  private static final String SOME_CLASS = "java.lang.String.class";

  private static final Map<Class<?>, List<String>> WELL_KNOWN = new HashMap<>();

  static {
    known(int.class, "0", "1", "2", "3", "-1", "7");
    known(long.class, "0L", "1L", "2L", "5L", "-1L");
    known(short.class, "(short) 0", "(short) 1", "(short) 3");
    known(byte.class, "(byte) 0", "(byte) 1", "(byte) 65");
    known(char.class, "'a'", "'b'", "'1'", "' '");
    known(boolean.class, "false", "true");
    known(float.class, "0f", "1f", "0.5f");
    known(double.class, "0.0", "1.0", "0.5");
    known(Integer.class, "Integer.valueOf(1)", "Integer.valueOf(2)");
    known(Long.class, "Long.valueOf(1)");
    known(Number.class, "Integer.valueOf(1)", "Double.valueOf(0.5)");
    known(Boolean.class, "Boolean.TRUE");
    known(Character.class, "Character.valueOf('a')");
    known(Double.class, "Double.valueOf(0.5)");
    known(String.class, "\"a\"", "\"b\"", "\"ab\"", "\"1\"", "\"\"");
    known(CharSequence.class, "\"a\"", "\"bc\"");
    known(Object.class, "\"a\"", "\"b\"", "Integer.valueOf(1)", "Integer.valueOf(2)");
    known(Comparable.class, "\"a\"", "\"b\"");
    known(java.io.Serializable.class, "\"a\"");
    known(Class.class, SOME_CLASS, "java.lang.Integer.class", "java.lang.Runnable.class");
    known(Throwable.class, "new java.lang.Exception(\"a\")");
    known(Exception.class, "new java.lang.Exception(\"a\")");
    known(java.util.Collection.class, "new java.util.ArrayList(java.util.List.of(\"a\", \"b\"))");
    known(Iterable.class, "new java.util.ArrayList(java.util.List.of(\"a\", \"b\"))");
    known(java.util.List.class, "new java.util.ArrayList(java.util.List.of(\"a\", \"b\"))");
    known(java.util.Set.class, "new java.util.TreeSet(java.util.List.of(\"a\", \"b\"))");
    known(java.util.Map.class, "new java.util.TreeMap(java.util.Map.of(\"a\", \"1\"))");
    known(java.util.SortedSet.class, "new java.util.TreeSet(java.util.List.of(\"a\"))");
    known(java.util.SortedMap.class, "new java.util.TreeMap(java.util.Map.of(\"a\", \"1\"))");
    known(java.util.Iterator.class, "java.util.List.of(\"a\").iterator()");
    known(java.util.Queue.class, "new java.util.ArrayDeque(java.util.List.of(\"a\"))");
    known(
        java.io.InputStream.class, "new java.io.ByteArrayInputStream(new byte[] {65, 66, 10, 67})");
    known(java.io.OutputStream.class, "new java.io.ByteArrayOutputStream()");
    known(java.io.Reader.class, "new java.io.StringReader(\"ab\\nc\")");
    known(java.io.Writer.class, "new java.io.StringWriter()");
    known(
        java.io.PrintStream.class, "new java.io.PrintStream(new java.io.ByteArrayOutputStream())");
    known(java.util.Locale.class, "java.util.Locale.ROOT");
    known(java.nio.charset.Charset.class, "java.nio.charset.StandardCharsets.UTF_8");
    known(java.util.concurrent.TimeUnit.class, "java.util.concurrent.TimeUnit.NANOSECONDS");
    known(java.time.Duration.class, "java.time.Duration.ofNanos(1)");
    known(java.time.ZoneId.class, "java.time.ZoneOffset.UTC");
    known(java.util.TimeZone.class, "java.util.TimeZone.getTimeZone(\"UTC\")");
    known(Thread.class, "new java.lang.Thread(() -> {})");
    known(ClassLoader.class, "java.lang.ClassLoader.getPlatformClassLoader()");
    known(java.nio.ByteBuffer.class, "java.nio.ByteBuffer.wrap(new byte[] {1, 2, 3, 4})");
    known(java.nio.CharBuffer.class, "java.nio.CharBuffer.wrap(\"abc\".toCharArray())");
    known(java.util.Random.class, "new java.util.Random(1)");
    known(java.util.random.RandomGenerator.class, "new java.util.Random(1)");
    known(java.net.URI.class, "java.net.URI.create(\"a:b\")");
    known(java.util.Date.class, "new java.util.Date(1L)");
  }

  private final JdkApi api;
  private final Random random;

  JdkValues(JdkApi api, Random random) {
    this.api = api;
    this.random = random;
  }

  private static void known(Class<?> type, String... expressions) {
    WELL_KNOWN.put(type, List.of(expressions));
  }

  /** An argument of this type, if one can be made; sometimes null. */
  Optional<Operation.Argument> argument(Class<?> type) {
    return argument(type, 1);
  }

  private Optional<Operation.Argument> argument(Class<?> type, int depth) {
    String cast = "(" + type.getCanonicalName() + ") ";
    String simplest = cast + (type.isPrimitive() ? first(type) : "null");
    Optional<String> value =
        !type.isPrimitive() && random.nextInt(12) == 0 ? Optional.of("null") : value(type, depth);
    return value.map(v -> new Operation.Argument(cast + "(" + v + ")", simplest));
  }

  private static String first(Class<?> primitive) {
    return WELL_KNOWN.getOrDefault(primitive, List.of()).getFirst();
  }

  private Optional<String> value(Class<?> type, int depth) {
    List<String> known = WELL_KNOWN.get(type);
    if (known != null) {
      return Optional.of(known.get(random.nextInt(known.size())));
    }
    if (type.isArray()) {
      return array(type, depth);
    }
    if (type.isEnum()) {
      return constant(type);
    }
    Optional<Method> function = function(type);
    if (function.isPresent()) {
      return Optional.of(lambda(function.get(), depth));
    }
    return depth >= MAX_DEPTH ? Optional.empty() : made(type, depth);
  }

  private Optional<String> array(Class<?> type, int depth) {
    List<String> elements = new ArrayList<>();
    int length = random.nextInt(3);
    for (int i = 0; i < length; i++) {
      Optional<String> element = value(type.getComponentType(), depth + 1);
      if (element.isEmpty()) {
        break;
      }
      elements.add(element.get());
    }
    return Optional.of(
        "new %s {%s}".formatted(type.getCanonicalName(), String.join(", ", elements)));
  }

  private Optional<String> constant(Class<?> type) {
    List<String> names = new ArrayList<>();
    for (java.lang.reflect.Field f : type.getFields()) {
      if (f.isEnumConstant()) {
        names.add(f.getName());
      }
    }
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(type.getCanonicalName() + "." + names.get(random.nextInt(names.size())));
  }

  /** The method of an interface that a lambda can be. */
  private static Optional<Method> function(Class<?> type) {
    if (!type.isInterface() || type.isSealed()) {
      return Optional.empty();
    }
    List<Method> open = new ArrayList<>();
    for (Method m : type.getMethods()) {
      if (Modifier.isAbstract(m.getModifiers()) && !isOfObject(m)) {
        open.add(m);
      }
    }
    return open.size() == 1 && open.getFirst().getTypeParameters().length == 0
        ? Optional.of(open.getFirst())
        : Optional.empty();
  }

  private static boolean isOfObject(Method m) {
    try {
      Object.class.getMethod(m.getName(), m.getParameterTypes());
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  private String lambda(Method function, int depth) {
    StringBuilder parameters = new StringBuilder();
    String same = "";
    for (int i = 0; i < function.getParameterCount(); i++) {
      parameters.append(i == 0 ? "" : ", ").append("x").append(depth).append(i);
      if (function.getReturnType().isAssignableFrom(function.getParameterTypes()[i])) {
        same = "x" + depth + i;
      }
    }
    String body;
    if (function.getReturnType() == void.class) {
      body = "{}";
    } else if (!same.isEmpty()) {
      body = same;
    } else {
      body =
          "(%s) (%s)"
              .formatted(
                  function.getReturnType().getCanonicalName(),
                  value(function.getReturnType(), depth + 1).orElse("null"));
    }
    return "(%s) -> %s".formatted(parameters, body);
  }

  /** A new object, or one of a factory. */
  Optional<String> made(Class<?> type, int depth) {
    List<Executable> all = new ArrayList<>(api.makers(type));
    Collections.shuffle(all, random);
    // those with few parameters are more likely to work
    int tries = 0;
    for (Executable maker : all) {
      if (tries++ < 4) {
        Optional<String> made = call(maker, depth);
        if (made.isPresent()) {
          return made;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> call(Executable maker, int depth) {
    List<String> arguments = new ArrayList<>();
    for (Class<?> parameter : maker.getParameterTypes()) {
      Optional<String> value = value(parameter, depth + 1);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      arguments.add("(%s) (%s)".formatted(parameter.getCanonicalName(), value.get()));
    }
    String list = "(" + String.join(", ", arguments) + ")";
    String owner = maker.getDeclaringClass().getCanonicalName();
    return Optional.of(
        maker instanceof Constructor<?>
            ? "new " + owner + list
            : owner + "." + maker.getName() + list);
  }
}
