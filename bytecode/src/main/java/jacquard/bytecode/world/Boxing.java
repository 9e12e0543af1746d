package jacquard.bytecode.world;

/** Numbers as objects. */
final class Boxing {
  private Boxing() {}

  static Object box(boolean value) {
    return value;
  }

  static Object box(byte value) {
    return value;
  }

  static Object box(short value) {
    return value;
  }

  static Object box(char value) {
    return value;
  }

  static Object box(int value) {
    return value;
  }

  static Object box(long value) {
    return value;
  }
}
