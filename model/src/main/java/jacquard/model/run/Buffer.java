package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Type;
import java.util.Arrays;

/** The messages of one channel, in a state. The first byte counts them; free places are zero. */
public final class Buffer {
  private Buffer() {}

  public static int size(byte[] state, int buffer) {
    return state[buffer] & 0xff;
  }

  public static int get(byte[] state, int buffer, Channel channel, int message, int field) {
    return Bytes.get(
        state,
        at(buffer, channel, message) + channel.fieldOffset(field),
        channel.fields().get(field));
  }

  /** Adds a message: at the end or, sorted, in front of the first larger one. */
  public static void add(byte[] state, int buffer, Channel channel, int[] values, boolean sorted) {
    int size = size(state, buffer);
    int index = size;
    if (sorted) {
      index = 0;
      while (index < size && !isLarger(state, buffer, channel, index, values)) {
        index++;
      }
      System.arraycopy(
          state,
          at(buffer, channel, index),
          state,
          at(buffer, channel, index + 1),
          (size - index) * channel.messageBytes());
    }
    int offset = at(buffer, channel, index);
    for (int f = 0; f < values.length; f++) {
      Type type = channel.fields().get(f);
      Bytes.put(state, offset, type, values[f]);
      offset += type.bytes();
    }
    state[buffer] = (byte) (size + 1);
  }

  /** Removes a message; those behind it move up. */
  public static void remove(byte[] state, int buffer, Channel channel, int message) {
    int size = size(state, buffer);
    int bytes = channel.messageBytes();
    int from = at(buffer, channel, message + 1);
    int end = at(buffer, channel, size);
    System.arraycopy(state, from, state, from - bytes, end - from);
    Arrays.fill(state, end - bytes, end, (byte) 0);
    state[buffer] = (byte) (size - 1);
  }

  private static int at(int buffer, Channel channel, int message) {
    return buffer + 1 + message * channel.messageBytes();
  }

  private static boolean isLarger(
      byte[] state, int buffer, Channel channel, int message, int[] values) {
    for (int f = 0; f < values.length; f++) {
      int there = get(state, buffer, channel, message, f);
      int here = channel.fields().get(f).narrow(values[f]);
      if (there != here) {
        return there > here;
      }
    }
    return false;
  }
}
