package jacquard.ltl;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * An ultimately periodic word: the prefix, then the cycle for ever. Letters are sets of
 * propositions as in {@link Propositions}.
 */
public final class Lasso {

  private final long[] letters;
  private final int loop;

  public Lasso(long[] prefix, long[] cycle) {
    if (cycle.length == 0) {
      throw new IllegalArgumentException("the cycle of an infinite word is not empty");
    }
    letters = Arrays.copyOf(prefix, prefix.length + cycle.length);
    System.arraycopy(cycle, 0, letters, prefix.length, cycle.length);
    loop = prefix.length;
  }

  /** Positions of the prefix and of one turn of the cycle. */
  public int positions() {
    return letters.length;
  }

  public long letter(int position) {
    return letters[position];
  }

  public int successor(int position) {
    return position + 1 < letters.length ? position + 1 : loop;
  }

  /** The position where the cycle begins. */
  public int loop() {
    return loop;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Lasso that && loop == that.loop && Arrays.equals(letters, that.letters);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(letters) + loop;
  }

  /** Letters in binary, proposition 0 last: {@code 01 11 (00 10)}. */
  @Override
  public String toString() {
    String prefix = words(0, loop);
    return (prefix.isEmpty() ? "" : prefix + " ") + "(" + words(loop, letters.length) + ")";
  }

  private String words(int from, int to) {
    return Arrays.stream(letters, from, to)
        .mapToObj(Long::toBinaryString)
        .collect(Collectors.joining(" "));
  }
}
