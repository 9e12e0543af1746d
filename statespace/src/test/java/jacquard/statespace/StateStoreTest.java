package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StateStoreTest {
  private final int[] lengths = new int[256];

  StateStoreTest() {
    Arrays.setAll(lengths, n -> 5 + 3 * n);
  }

  @Test
  void everyStateIsKeptOnceAndFoundAgain() {
    StateStore store = new StateStore(lengths, 0);
    Map<List<Byte>, Long> known = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < 200_000; i++) {
      byte[] state = new byte[20];
      state[0] = (byte) random.nextInt(4);
      for (int b = 1; b < lengths[state[0]]; b++) {
        state[b] = (byte) random.nextInt(b < 6 ? 4 : 2);
      }
      List<Byte> key = key(state);
      long address = store.add(state);
      Long before = known.putIfAbsent(key, address);
      assertThat(address).isEqualTo(before == null ? known.get(key) : ~before);
    }
    assertThat(store.size()).isEqualTo(known.size());
    byte[] loaded = new byte[20];
    known.forEach(
        (key, address) -> {
          store.load(address, loaded);
          assertThat(key(loaded)).isEqualTo(key);
        });
  }

  /** Successors of one state may have fewer processes, and then as many again. */
  @Test
  void aStateIsItselfAfterShorterOnes() {
    StateStore store = new StateStore(lengths, 0);
    byte[] known = new byte[lengths[20]];
    known[0] = 20;
    long address = store.add(known);
    byte[] other = known.clone();
    other[lengths[20] - 1] = 1;
    byte[] shorter = new byte[lengths[20]];
    shorter[0] = 3;
    store.load(address, new byte[lengths[20]]);
    long otherAddress = store.add(other);
    store.add(shorter);
    assertThat(store.find(known)).isEqualTo(address);
    assertThat(store.find(other)).isEqualTo(otherAddress);
  }

  @Test
  void aNoteStaysWithItsStateWhileTheStoreGrows() {
    StateStore store = new StateStore(lengths, 8);
    List<Long> added = new ArrayList<>();
    byte[] state = new byte[lengths[255]];
    for (int i = 0; i < 200_000; i++) {
      state[0] = (byte) (i % 251);
      state[1] = (byte) i;
      state[2] = (byte) (i >> 8);
      state[3] = (byte) (i >> 16);
      long address = store.add(state);
      store.setNote(address, -i);
      added.add(address);
    }
    for (int i = 0; i < added.size(); i++) {
      assertThat(store.note(added.get(i))).isEqualTo(-i);
    }
  }

  private List<Byte> key(byte[] state) {
    List<Byte> key = new ArrayList<>();
    for (int i = 0; i < lengths[state[0] & 0xff]; i++) {
      key.add(state[i]);
    }
    return key;
  }
}
