package jacquard.symbolic.aiger;

import java.nio.charset.StandardCharsets;

/** The bytes of a file, with the place where reading is. */
final class Bytes {
  /**
   * What fits into an int whatever the digits are; a circuit with more would not fit into memory.
   */
  private static final int MOST_DIGITS = 9;

  private final byte[] bytes;
  private int at;
  private int line = 1;

  Bytes(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean atEnd() {
    return at == bytes.length;
  }

  /** The rest of the line, without its end. */
  String line() {
    int from = at;
    while (at < bytes.length && bytes[at] != '\n') {
      at++;
    }
    int to = at > from && bytes[at - 1] == '\r' ? at - 1 : at;
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    if (at < bytes.length) {
      at++;
      line++;
    }
    return text;
  }

  /** A line of numbers; how many it may have is said by the bounds. */
  int[] numbers(int least, int most, String what) throws AigerException {
    if (atEnd()) {
      throw error("the file ends where " + what + " is expected");
    }
    String text = line();
    String[] words = text.split(" ", -1);
    if (words.length < least || words.length > most) {
      throw lineError(what + " expected, not \"" + text + "\"");
    }
    int[] numbers = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      numbers[i] = number(words[i], what);
    }
    return numbers;
  }

  int number(String word, String what) throws AigerException {
    boolean digits = !word.isEmpty();
    for (int i = 0; i < word.length(); i++) {
      digits &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    if (!digits) {
      throw lineError(what + " expected, not \"" + word + "\"");
    }
    if (word.length() > MOST_DIGITS) {
      throw lineError(word + " is too large");
    }
    return Integer.parseInt(word);
  }

  /** A number in seven bits a byte, the lowest first. */
  int delta() throws AigerException {
    int number = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      if (atEnd()) {
        throw byteError("the file ends within the conjunctions");
      }
      int next = bytes[at++] & 0xFF;
      number |= (next & 0x7F) << shift;
      if (next < 0x80) {
        return number;
      }
    }
    throw byteError("a difference of literals is too large");
  }

  AigerException error(String message) {
    return new AigerException("line " + line + ": " + message);
  }

  /** Of the line that was read last. */
  AigerException lineError(String message) {
    boolean ended = at > 0 && bytes[at - 1] == '\n';
    return new AigerException("line " + (ended ? line - 1 : line) + ": " + message);
  }

  AigerException byteError(String message) {
    return new AigerException("byte " + at + ": " + message);
  }
}
