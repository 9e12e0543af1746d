/**
 * A disk with one head. To transfer a byte, the head is moved there first, and then the byte under
 * the head is read or written: two operations.
 *
 * <p>Nothing keeps another thread from moving the head in between. {@link SteadyDisk} does.
 */
class Disk {
  private final byte[] bytes;
  private int head;

  Disk(int size) {
    bytes = new byte[size];
  }

  /** Moves the head. */
  void seek(int address) {
    head = address;
  }

  /** What is under the head. */
  byte read() {
    return bytes[head];
  }

  /** Changes what is under the head. */
  void write(byte value) {
    bytes[head] = value;
  }

  /** Reads a byte, as a number from 0 to 255. */
  int readAt(int address) {
    seek(address);
    return read() & 0xff;
  }

  /** Writes a byte. */
  void writeAt(int address, int value) {
    seek(address);
    write((byte) value);
  }
}
