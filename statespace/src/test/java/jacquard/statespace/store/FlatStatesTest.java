package jacquard.statespace.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class FlatStatesTest {
  private static final int HEAD = 3;
  private static final int FRAME = 5;

  private static byte[] random(Random random, int most) {
    int frames = random.nextInt(4);
    byte[] state = new byte[HEAD + FRAME * frames];
    for (int i = 1; i < state.length; i++) {
      state[i] = (byte) random.nextInt(i == 1 ? most : 2);
    }
    state[0] = (byte) frames;
    return state;
  }

  private static long add(FlatStates states, FlatStates.Writer writer, byte[] state, int number) {
    int hash = states.hash(state);
    return writer.add(state, hash, states.look(hash), number);
  }

  @Test
  void everyStateIsKeptOnceWithItsNumberWhileTheTableGrows() {
    FlatStates states = new FlatStates(HEAD, FRAME, 0);
    FlatStates.Writer writer = states.new Writer();
    Map<List<Byte>, Long> known = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < 300_000; i++) {
      if (states.isCrowded(known.size())) {
        states.grow();
      }
      byte[] state = random(random, 20);
      Long before = known.get(list(state));
      long address = add(states, writer, state, i);
      assertThat(address < 0 ? Long.valueOf(~address) : null).isEqualTo(before);
      if (before == null) {
        known.put(list(state), address);
        assertThat(states.number(address)).isEqualTo(i);
      }
    }
    assertThat(known.size()).isGreaterThan(100_000);
    known.forEach(
        (state, address) -> {
          byte[] loaded = new byte[state.size()];
          states.load(address, loaded);
          assertThat(list(loaded)).isEqualTo(state);
        });
  }

  private static List<Byte> list(byte[] state) {
    List<Byte> list = new ArrayList<>();
    for (byte b : state) {
      list.add(b);
    }
    return list;
  }

  /** What is behind a state in its array is no part of it. */
  @Test
  void whatIsBehindAStateDoesNotCount() {
    FlatStates states = new FlatStates(HEAD, FRAME, 2);
    FlatStates.Writer writer = states.new Writer();
    byte[] state = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0};
    byte[] other = state.clone();
    Arrays.fill(other, 10, 16, (byte) 7);
    long address = add(states, writer, state, 0);
    assertThat(add(states, writer, other, 0)).isEqualTo(~address);
    other[9] = 11;
    assertThat(add(states, writer, other, 0)).isPositive();
  }

  /** What was written for a state that another thread added meanwhile leaves no trace. */
  @Test
  void shorterStatesComeAfterThoseThatAreTakenBack() {
    FlatStates states = new FlatStates(HEAD, FRAME, 0);
    FlatStates.Writer writer = states.new Writer();
    byte[] state = new byte[HEAD + 6 * FRAME];
    Arrays.fill(state, (byte) 9);
    state[0] = 6;
    long address = add(states, writer, state, 0);
    long emptyPlace = 0;
    assertThat(writer.add(state, states.hash(state), emptyPlace, 0)).isEqualTo(~address);
    long after = add(states, writer, new byte[] {0, 1, 2}, 0);
    states.grow();
    assertThat(add(states, writer, state, 0)).isEqualTo(~address);
    assertThat(add(states, writer, new byte[] {0, 1, 2}, 0)).isEqualTo(~after);
  }

  @Test
  void theOnlyWriterSeesWhatItHasAddedSinceItLooked() {
    FlatStates states = new FlatStates(HEAD, FRAME, 0);
    FlatStates.Writer writer = states.new Writer(true);
    byte[] state = {0, 1, 2};
    long address = add(states, writer, state, 0);
    assertThat(writer.add(state, states.hash(state), 0, 0)).isEqualTo(~address);
    assertThat(add(states, writer, new byte[] {0, 1, 3}, 0)).isPositive();
  }

  @Test
  void marksStay() {
    FlatStates states = new FlatStates(HEAD, FRAME, 0);
    long address = add(states, states.new Writer(), new byte[] {0, 1, 2}, 0);
    assertThat(states.isMarked(address, 2)).isFalse();
    assertThat(states.mark(address, 2) & 2).isZero();
    assertThat(states.mark(address, 4) & 6).isEqualTo(2);
    states.grow();
    assertThat(states.isMarked(address, 4)).isTrue();
  }

  @Test
  void ofThreadsThatAddTheSameStateOneIsTheFirst() throws ExecutionException, InterruptedException {
    FlatStates states = new FlatStates(HEAD, FRAME, 0);
    try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
      List<Future<Integer>> added = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        added.add(threads.submit(() -> addMany(states)));
      }
      int sum = 0;
      for (Future<Integer> a : added) {
        sum += a.get();
      }
      assertThat(sum).isEqualTo(addMany(new FlatStates(HEAD, FRAME, 0)));
    }
  }

  private static int addMany(FlatStates states) {
    FlatStates.Writer writer = states.new Writer();
    Random random = new Random(5);
    int added = 0;
    for (int i = 0; i < 50_000; i++) {
      added += add(states, writer, random(random, 2), 0) >= 0 ? 1 : 0;
    }
    return added;
  }

  @Test
  void whatIsTakenFromASetOfNumbersIsGoneAndNothingElse() {
    LongSet set = new LongSet();
    Map<Long, Boolean> expected = new HashMap<>();
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      long element = 1L + random.nextInt(3000);
      if (expected.remove(element) != null) {
        set.remove(element);
      } else {
        expected.put(element, true);
        set.add(element);
      }
      assertThat(set.contains(element)).isEqualTo(expected.containsKey(element));
    }
    for (long element = 1; element <= 3000; element++) {
      assertThat(set.contains(element)).isEqualTo(expected.containsKey(element));
    }
    assertThat(set.size()).isEqualTo(expected.size());
    set.clear();
    assertThat(set.contains(expected.keySet().iterator().next())).isFalse();
  }
}
