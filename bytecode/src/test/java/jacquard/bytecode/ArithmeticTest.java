package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.translate.MethodModel;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Models calculate as the JVM does. {@code -Djacquard.bytecode.expressions=100000} and {@code
 * -Djacquard.bytecode.methods=10000} make the tests as large as one likes; {@code
 * -Djacquard.bytecode.seed=N} makes them others, and {@code -Djacquard.bytecode.grain=OPERATION}
 * makes the steps of the models smaller. {@code -Djacquard.bytecode.first=N} begins with another
 * batch than the first, and {@code -Djacquard.bytecode.report=FILE} says how many were compared.
 */
class ArithmeticTest {
  private static final int PER_CLASS = 100;
  private static final int INPUTS = 6;
  private static final List<String> RESULTS = List.of("T.result", "T.result'", "T.thrown");

  private static final String HARNESS =
      """
        static void run%d() {
          int a = T.a, b = T.b, c = T.c;
          long p = T.p, q = T.q;
          try {
            result = %s;
            thrown = 0;
          } catch (ArithmeticException e) {
            thrown = 1;
          } catch (NullPointerException e) {
            thrown = 2;
          } catch (ArrayIndexOutOfBoundsException e) {
            thrown = 3;
          } catch (IllegalStateException e) {
            thrown = 4;
          } catch (IndexOutOfBoundsException e) {
            thrown = 5;
          } catch (RuntimeException e) {
            thrown = 6;
          }
        }
      """;

  private static final String START =
      """
      public class T {
        static int a, b, c;
        static long p, q;
        static long result;
        static int thrown;
        static class Base { int value(int x) { return x + 1; } }
        static class Derived extends Base { int value(int x) { return super.value(x) * 3; } }
      """;

  @Test
  void expressionsHaveTheValuesOfTheJvm() throws ReflectiveOperationException {
    int count = Integer.getInteger("jacquard.bytecode.expressions", 300);
    for (int batch = first(); batch * PER_CLASS < count; batch++) {
      RandomMethods random = new RandomMethods(seed() * 1_000_003 + batch);
      StringBuilder text = new StringBuilder(START);
      for (int n = 0; n < PER_CLASS; n++) {
        text.append(
            HARNESS.formatted(n, n % 3 == 0 ? random.longExpression(3) : random.intExpression(4)));
      }
      compare(text.append("}\n").toString(), "expressions of batch " + batch);
    }
  }

  @Test
  void methodsDoWhatTheyDoOnTheJvm() throws ReflectiveOperationException {
    int count = Integer.getInteger("jacquard.bytecode.methods", 100);
    for (int batch = first(); batch * PER_CLASS < count; batch++) {
      RandomMethods random = new RandomMethods(seed() * 7_000_003 + batch);
      StringBuilder text = new StringBuilder(START);
      for (int n = 0; n < PER_CLASS; n++) {
        text.append(random.method("m" + n, 2 + n % 5));
        text.append(HARNESS.formatted(n, "m%d(a, b)".formatted(n)));
      }
      compare(text.append("}\n").toString(), "methods of batch " + batch);
    }
  }

  private static int first() {
    return Integer.getInteger("jacquard.bytecode.first", 0);
  }

  private static long seed() {
    return Long.getLong("jacquard.bytecode.seed", 1);
  }

  private static void compare(String text, String what) throws ReflectiveOperationException {
    CompiledText compiled = CompiledText.of("T", text);
    Class<?> type = compiled.loadClass("T");
    ClassTable classes = new ClassTable(compiled.or(ClassSource.jdk()));
    RandomMethods numbers = new RandomMethods(text.hashCode());
    Random random = new Random(text.hashCode());
    int beyond = 0;
    int runs = 0;
    int unsupported = 0;
    for (int n = 0; n < PER_CLASS; n++) {
      Optional<MethodModel> made = model(classes, "run" + n);
      if (made.isEmpty()) {
        unsupported++;
        continue;
      }
      MethodModel model = made.get();
      for (int input = 0; input < INPUTS; input++) {
        int a = numbers.constant();
        int b = input % 3 == 0 ? random.nextInt(10) - 3 : numbers.constant();
        int c = numbers.constant();
        long p = random.nextBoolean() ? random.nextLong() : numbers.constant();
        long q = random.nextBoolean() ? random.nextLong() : numbers.constant();
        set(type, "a", a);
        set(type, "b", b);
        set(type, "c", c);
        set(type, "p", p);
        set(type, "q", q);
        set(type, "result", 0L);
        set(type, "thrown", 0);
        invoke(type, "run" + n);
        long result = field(type, "result").getLong(null);
        List<Integer> expected =
            List.of((int) result, (int) (result >> 32), field(type, "thrown").getInt(null));
        Map<String, Integer> inputs =
            Map.of(
                "T.a",
                a,
                "T.b",
                b,
                "T.c",
                c,
                "T.p",
                (int) p,
                "T.p'",
                (int) (p >> 32),
                "T.q",
                (int) q,
                "T.q'",
                (int) (q >> 32),
                "T.result",
                0,
                "T.result'",
                0);
        String which =
            "%s, run%d, a = %d, b = %d, c = %d, p = %d, q = %d\n%s"
                .formatted(what, n, a, b, c, p, q, text);
        Optional<List<Integer>> calculated = run(model, inputs, which);
        beyond += calculated.isEmpty() ? 1 : 0;
        runs++;
        assertThat(calculated.orElse(expected)).as(which).isEqualTo(expected);
      }
    }
    Figures.report(
        "%s: %d runs, of which %d without room; %d methods not supported"
            .formatted(what, runs, beyond, unsupported));
    assertThat(beyond).as(what + ": runs without room").isLessThan(PER_CLASS * INPUTS / 20);
    assertThat(unsupported).as(what + ": not supported").isLessThan(PER_CLASS / 20);
  }

  private static Optional<List<Integer>> run(
      MethodModel model, Map<String, Integer> inputs, String which) {
    try {
      return model.run(inputs, RESULTS);
    } catch (IllegalStateException e) {
      throw new AssertionError(which, e);
    }
  }

  /** Nothing where a step would have too many cases, or the model too many places. */
  private static Optional<MethodModel> model(ClassTable classes, String method) {
    try {
      return Optional.of(MethodModel.of(classes, "T", method));
    } catch (UnsupportedCodeException e) {
      assertThat(e.getMessage()).containsAnyOf("cases in one step", "a model has room for");
      return Optional.empty();
    }
  }

  private static void invoke(Class<?> type, String name) throws ReflectiveOperationException {
    var method = type.getDeclaredMethod(name);
    method.setAccessible(true);
    method.invoke(null);
  }

  private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static void set(Class<?> type, String name, Object value)
      throws ReflectiveOperationException {
    field(type, name).set(null, value);
  }
}
