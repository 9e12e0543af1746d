package jacquard.symbolic.circuit;

import java.util.Arrays;

/**
 * A number of at most 32 bits, each a literal, lowest first.
 *
 * <p>It stands for a number of 32 bits in two's complement: what is left out at the top are zeros,
 * or copies of the highest bit where the word is signed. {@link Words} keeps words as short as
 * their operands allow, which is all the range analysis that most circuits need.
 */
public final class Word {
  public static final int BITS = 32;

  public static final Word ZERO = new Word(new int[0], false);
  public static final Word ONE = new Word(new int[] {Aig.TRUE}, false);

  private final int[] bits;
  private final boolean signed;

  private Word(int[] bits, boolean signed) {
    this.bits = bits;
    this.signed = signed;
  }

  /** These bits, without those at the top that say nothing. */
  public static Word of(int[] bits, boolean signed) {
    int width = Math.min(bits.length, BITS);
    boolean isSigned = signed || bits.length >= BITS;
    if (isSigned) {
      while (width >= 2 && bits[width - 1] == bits[width - 2]) {
        width--;
      }
      if (width >= 1 && bits[width - 1] == Aig.FALSE) {
        width--;
        isSigned = false;
      }
    }
    if (!isSigned) {
      while (width > 0 && bits[width - 1] == Aig.FALSE) {
        width--;
      }
    }
    return new Word(Arrays.copyOf(bits, width), isSigned);
  }

  public static Word constant(int value) {
    int[] bits = new int[BITS];
    for (int i = 0; i < BITS; i++) {
      bits[i] = value >>> i & 1;
    }
    return of(bits, true);
  }

  /** 1 where the literal is true, else 0. */
  public static Word bool(int literal) {
    return of(new int[] {literal}, false);
  }

  public int width() {
    return bits.length;
  }

  public boolean isSigned() {
    return signed;
  }

  /** The bit at a position, also beyond the width. */
  public int bit(int index) {
    if (index < bits.length) {
      return bits[index];
    }
    return signed ? bits[bits.length - 1] : Aig.FALSE;
  }

  /** The lowest bits, with what is left out. */
  public int[] extended(int width) {
    int[] all = new int[width];
    for (int i = 0; i < width; i++) {
      all[i] = bit(i);
    }
    return all;
  }

  /** Whether all bits are known. */
  public boolean isConstant() {
    for (int bit : bits) {
      if (bit > Aig.TRUE) {
        return false;
      }
    }
    return true;
  }

  /** The value of a constant. */
  public int value() {
    int value = 0;
    for (int i = 0; i < BITS; i++) {
      value |= bit(i) << i;
    }
    return value;
  }

  /** How many bits hold every value in two's complement, the sign included. */
  int signedWidth() {
    return signed ? bits.length : bits.length + 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Word word && signed == word.signed && Arrays.equals(bits, word.bits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bits) * 2 + (signed ? 1 : 0);
  }

  @Override
  public String toString() {
    return isConstant() ? Integer.toString(value()) : Arrays.toString(bits) + (signed ? "s" : "u");
  }
}
