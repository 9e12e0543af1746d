package jacquard.model;

import java.util.List;

/**
 * A channel as it is created: with the model, or with each process of a graph.
 *
 * @param capacity how many messages it buffers; with 0, sender and receiver move together
 * @param offset where its buffer is: in the state, or in the frame of the process
 */
public record Channel(String name, int capacity, List<Type> fields, int offset) {
  public Channel {
    fields = List.copyOf(fields);
  }

  public boolean isRendezvous() {
    return capacity == 0;
  }

  public int messageBytes() {
    return fieldOffset(fields.size());
  }

  /** One byte counts the messages, which follow; free places are zero. */
  public int bytes() {
    return isRendezvous() ? 0 : 1 + capacity * messageBytes();
  }

  /** Where a field starts in its message. */
  public int fieldOffset(int field) {
    int offset = 0;
    for (int f = 0; f < field; f++) {
      offset += fields.get(f).bytes();
    }
    return offset;
  }
}
