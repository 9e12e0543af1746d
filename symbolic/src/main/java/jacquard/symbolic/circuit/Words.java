package jacquard.symbolic.circuit;

import java.util.ArrayList;
import java.util.List;

/** Computes with words as a machine with 32 bits does. */
public final class Words {
  private final Aig aig;

  public Words(Aig aig) {
    this.aig = aig;
  }

  public Aig aig() {
    return aig;
  }

  /** What is left of a word that is stored in so many bits. */
  public Word narrowed(Word a, int bits, boolean signed) {
    if (bits >= Word.BITS) {
      return a;
    }
    boolean fits = signed ? a.signedWidth() <= bits : !a.isSigned() && a.width() <= bits;
    return fits ? a : Word.of(a.extended(bits), signed);
  }

  public int isTrue(Word a) {
    return aig.any(a.extended(a.width()));
  }

  public Word mux(int condition, Word then, Word otherwise) {
    if (condition == Aig.TRUE || then.equals(otherwise)) {
      return then;
    }
    if (condition == Aig.FALSE) {
      return otherwise;
    }
    boolean signed = then.isSigned() || otherwise.isSigned();
    int width =
        signed
            ? Math.max(then.signedWidth(), otherwise.signedWidth())
            : Math.max(then.width(), otherwise.width());
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = aig.mux(condition, then.bit(i), otherwise.bit(i));
    }
    return Word.of(bits, signed);
  }

  /** The option whose condition is true, where exactly one is; zero where none is. */
  public Word select(List<Word> options, int[] conditions) {
    boolean signed = options.stream().anyMatch(Word::isSigned);
    int[] bits = new int[width(options, signed)];
    for (int i = 0; i < bits.length; i++) {
      for (int o = 0; o < conditions.length; o++) {
        bits[i] = aig.or(bits[i], aig.and(conditions[o], options.get(o).bit(i)));
      }
    }
    return Word.of(bits, signed);
  }

  /** The option that an index says, by a tree of multiplexers; something where there is none. */
  public Word table(List<Word> options, Word index) {
    List<Word> left = options;
    for (int bit = 0; left.size() > 1; bit++) {
      List<Word> half = new ArrayList<>();
      for (int o = 0; o < left.size(); o += 2) {
        Word even = left.get(o);
        half.add(o + 1 == left.size() ? even : mux(index.bit(bit), left.get(o + 1), even));
      }
      left = half;
    }
    return left.getFirst();
  }

  private static int width(List<Word> options, boolean signed) {
    return options.stream().mapToInt(o -> signed ? o.signedWidth() : o.width()).max().orElse(0);
  }

  /**
   * The option that an index says, as a selection or as a table, whichever needs fewer gates: a
   * selection has two for each bit and a decoder, a table three for each bit but no decoder.
   */
  public Word element(List<Word> options, int[] conditions, Word index) {
    int count = options.size();
    int width = width(options, options.stream().anyMatch(Word::isSigned));
    return (2 * count - 1) * width + decoder(count) < 3 * (count - 1) * width
        ? select(options, conditions)
        : table(options, index);
  }

  /** How many gates tell so many numbers apart: one for each, behind those of the two halves. */
  private static int decoder(int count) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    return bits < 2 ? 0 : count + (bits < 3 ? 0 : (1 << (bits / 2)) + (1 << ((bits + 1) / 2)));
  }

  public int equal(Word a, Word b) {
    int width = Math.max(a.signedWidth(), b.signedWidth());
    int[] same = new int[width];
    for (int i = 0; i < width; i++) {
      same[i] = aig.equal(a.bit(i), b.bit(i));
      if (same[i] == Aig.FALSE) {
        return Aig.FALSE;
      }
    }
    return aig.all(same);
  }

  public int less(Word a, Word b) {
    int width = Math.max(a.signedWidth(), b.signedWidth());
    // from the lowest bit up; at the sign the roles are exchanged
    int less = Aig.FALSE;
    for (int i = 0; i < width; i++) {
      int x = i == width - 1 ? b.bit(i) : a.bit(i);
      int y = i == width - 1 ? a.bit(i) : b.bit(i);
      less = aig.mux(aig.xor(x, y), y, less);
    }
    return less;
  }

  public Word add(Word a, Word b) {
    boolean signed = a.isSigned() || b.isSigned();
    int width =
        1 + (signed ? Math.max(a.signedWidth(), b.signedWidth()) : Math.max(a.width(), b.width()));
    return sum(a, b, Aig.FALSE, width, signed);
  }

  public Word subtract(Word a, Word b) {
    int width = 1 + Math.max(a.signedWidth(), b.signedWidth());
    return sum(a, complement(b), Aig.TRUE, width, true);
  }

  private Word sum(Word a, Word b, int carryIn, int wanted, boolean signed) {
    int width = Math.min(wanted, Word.BITS);
    int[] bits = new int[width];
    int carry = carryIn;
    for (int i = 0; i < width; i++) {
      int x = a.bit(i);
      int y = b.bit(i);
      int half = aig.xor(x, y);
      bits[i] = aig.xor(half, carry);
      carry = aig.or(aig.and(x, y), aig.and(half, carry));
    }
    return Word.of(bits, signed || wanted > Word.BITS);
  }

  public Word negate(Word a) {
    return subtract(Word.ZERO, a);
  }

  public Word complement(Word a) {
    int width = Math.min(a.signedWidth(), Word.BITS);
    int[] bits = a.extended(width);
    for (int i = 0; i < width; i++) {
      bits[i] = Aig.not(bits[i]);
    }
    return Word.of(bits, true);
  }

  public Word multiply(Word a, Word b) {
    boolean signed = a.isSigned() || b.isSigned();
    int wanted = signed ? a.signedWidth() + b.signedWidth() : a.width() + b.width();
    int width = Math.min(wanted, Word.BITS);
    // beyond the width of the product nothing is kept, so the signs take care of themselves
    boolean byRight = b.width() < a.width() && !b.isSigned();
    Word by = byRight ? b : a;
    Word from = byRight ? a : b;
    int rows = by.isSigned() ? width : Math.min(by.width(), width);
    int[] product = new int[width];
    for (int row = 0; row < rows; row++) {
      int carry = Aig.FALSE;
      int on = by.bit(row);
      if (on == Aig.FALSE) {
        continue;
      }
      for (int i = row; i < width; i++) {
        int x = product[i];
        int y = aig.and(on, from.bit(i - row));
        int half = aig.xor(x, y);
        product[i] = aig.xor(half, carry);
        carry = aig.or(aig.and(x, y), aig.and(half, carry));
      }
    }
    return Word.of(product, signed || wanted > Word.BITS);
  }

  /** The quotient, rounded towards zero; something where the divisor is zero. */
  public Word divide(Word a, Word b) {
    Word quotient = magnitudes(a, b)[0];
    return negatedIf(aig.xor(sign(a), sign(b)), quotient);
  }

  /**
   * What the division leaves, with the sign of the dividend; something where it divides by zero.
   */
  public Word remainder(Word a, Word b) {
    return negatedIf(sign(a), magnitudes(a, b)[1]);
  }

  private static int sign(Word a) {
    return a.isSigned() ? a.bit(a.width() - 1) : Aig.FALSE;
  }

  private Word negatedIf(int condition, Word a) {
    return condition == Aig.FALSE ? a : mux(condition, negate(a), a);
  }

  /** A number without its sign; 2 to the power of 31 is among them, so as unsigned bits. */
  private int[] magnitude(Word a) {
    if (!a.isSigned()) {
      return a.extended(a.width());
    }
    int sign = sign(a);
    int[] bits = new int[a.width()];
    int carry = sign;
    for (int i = 0; i < bits.length; i++) {
      int flipped = aig.xor(a.bit(i), sign);
      bits[i] = aig.xor(flipped, carry);
      carry = aig.and(flipped, carry);
    }
    return bits;
  }

  /** Long division of the magnitudes, from the highest bit down. */
  private Word[] magnitudes(Word a, Word b) {
    int[] dividend = magnitude(a);
    int[] divisor = magnitude(b);
    int width = divisor.length + 1;
    int[] rest = new int[width];
    int[] quotient = new int[dividend.length];
    for (int i = dividend.length - 1; i >= 0; i--) {
      for (int j = width - 1; j > 0; j--) {
        rest[j] = rest[j - 1];
      }
      rest[0] = dividend[i];
      int[] difference = new int[width];
      int borrow = Aig.FALSE;
      for (int j = 0; j < width; j++) {
        int x = rest[j];
        int y = j < divisor.length ? divisor[j] : Aig.FALSE;
        int half = aig.xor(x, y);
        difference[j] = aig.xor(half, borrow);
        borrow = aig.or(aig.and(Aig.not(x), y), aig.and(Aig.not(half), borrow));
      }
      quotient[i] = Aig.not(borrow);
      for (int j = 0; j < width; j++) {
        rest[j] = aig.mux(borrow, rest[j], difference[j]);
      }
    }
    return new Word[] {unsigned(quotient), unsigned(rest)};
  }

  private static Word unsigned(int[] bits) {
    return Word.of(bits, false);
  }

  public Word shiftLeft(Word a, Word by) {
    int most = by.isSigned() || by.width() >= 5 ? 31 : (1 << by.width()) - 1;
    int width = Math.min(a.width() + most, Word.BITS);
    int[] bits = a.extended(width);
    for (int step = 0; step < 5; step++) {
      int on = by.bit(step);
      int distance = 1 << step;
      for (int i = width - 1; i >= 0; i--) {
        bits[i] = aig.mux(on, i >= distance ? bits[i - distance] : Aig.FALSE, bits[i]);
      }
    }
    return Word.of(bits, a.isSigned());
  }

  /** Copies of the sign come in from above. */
  public Word shiftRight(Word a, Word by) {
    int width = a.width();
    int[] bits = a.extended(width);
    int sign = sign(a);
    for (int step = 0; step < 5; step++) {
      int on = by.bit(step);
      int distance = 1 << step;
      for (int i = 0; i < width; i++) {
        bits[i] = aig.mux(on, i + distance < width ? bits[i + distance] : sign, bits[i]);
      }
    }
    return Word.of(bits, a.isSigned());
  }

  public Word and(Word a, Word b) {
    int width =
        !a.isSigned() && !b.isSigned()
            ? Math.min(a.width(), b.width())
            : !a.isSigned()
                ? a.width()
                : !b.isSigned() ? b.width() : Math.max(a.width(), b.width());
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = aig.and(a.bit(i), b.bit(i));
    }
    return Word.of(bits, a.isSigned() && b.isSigned());
  }

  public Word or(Word a, Word b) {
    return complement(and(complement(a), complement(b)));
  }

  public Word xor(Word a, Word b) {
    boolean signed = a.isSigned() || b.isSigned();
    int width =
        signed ? Math.max(a.signedWidth(), b.signedWidth()) : Math.max(a.width(), b.width());
    int[] bits = new int[Math.min(width, Word.BITS)];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = aig.xor(a.bit(i), b.bit(i));
    }
    return Word.of(bits, signed);
  }
}
