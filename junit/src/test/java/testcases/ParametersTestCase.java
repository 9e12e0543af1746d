package testcases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import jacquard.hooks.Choose;
import jacquard.junit.UnderAllInterleavings;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests with arguments. */
public class ParametersTestCase {
  enum Colour {
    RED,
    GREEN
  }

  /** Without a number of its own that tells versions apart. */
  @SuppressWarnings("serial")
  static final class Box implements Serializable {
    final List<Integer> content = new ArrayList<>(List.of(1));
  }

  private final AtomicInteger sum = new AtomicInteger();
  private int plain;

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  @UnderAllInterleavings
  void racyFromOneOn(int n) throws InterruptedException {
    Threads.both(() -> plain += n, () -> plain += n);
    assertEquals(2 * n, plain);
  }

  static Stream<Arguments> values() {
    return Stream.of(Arguments.of("a", 7L, Colour.GREEN, null, String[].class, new Box()));
  }

  @ParameterizedTest
  @MethodSource("values")
  @UnderAllInterleavings
  void allKinds(String s, long n, Colour colour, Object nothing, Class<?> type, Box box)
      throws InterruptedException {
    assertEquals("a", s);
    assertEquals(7, n);
    assertSame(Colour.GREEN, colour);
    assertNull(nothing);
    assertSame(String[].class, type);
    assertEquals(List.of(1), box.content);
    box.content.add(2);
    int chosen = Choose.oneOf(1, 2);
    Threads.both(() -> sum.addAndGet(chosen), () -> sum.addAndGet(2));
    assertEquals(chosen + 2, sum.get());
  }

  @RepeatedTest(2)
  @UnderAllInterleavings
  void repeated() throws InterruptedException {
    Threads.both(sum::incrementAndGet, sum::incrementAndGet);
  }

  @ParameterizedTest
  @ValueSource(ints = 1)
  @UnderAllInterleavings
  void injected(int n, TestInfo info) {
    assertEquals(n, info.getTags().size());
  }
}
