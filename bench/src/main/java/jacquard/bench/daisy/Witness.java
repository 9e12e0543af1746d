package jacquard.bench.daisy;

import java.util.Locale;

/** The races of Daisy, and what the paper reports of them. */
enum Witness {
  WW1(
      "WriteWrite1",
      "the allocation byte of blocks 0 and 1",
      "memory out at depth 15",
      new Paper(122, 36_707, 999),
      new Paper(122, 1_283, 122)),
  WW2(
      "WriteWrite2",
      "the allocation byte of blocks 1 and 2",
      "memory out at depth 15",
      new Paper(151, 145_176, 1_870),
      new Paper(151, 5_925, 902)),
  RW(
      "ReadWrite",
      "seek, then read or write",
      "memory out at depth 20",
      new Paper(48, 2.99, 5.7),
      new Paper(48, 2.89, 5.5));

  /** A row of the paper; its machine was a Pentium 4 with 3.2 GHz and 2 GB. */
  record Paper(int depth, double seconds, double megabytes) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          seconds < 100 ? "depth %d, %,.2f s, %,.1f MB" : "depth %d, %,.0f s, %,.0f MB",
          depth,
          seconds,
          megabytes);
    }
  }

  private final String example;
  private final String about;
  private final String interleaved;
  private final Paper stubborn;
  private final Paper transactions;

  Witness(String example, String about, String interleaved, Paper stubborn, Paper transactions) {
    this.example = example;
    this.about = about;
    this.interleaved = interleaved;
    this.stubborn = stubborn;
    this.transactions = transactions;
  }

  String about() {
    return about;
  }

  /** What the paper says of a mode. */
  String paper(Mode mode) {
    return switch (mode) {
      case INTERLEAVED -> interleaved;
      case STUBBORN -> stubborn.toString();
      case TRANSACTIONS -> transactions.toString();
    };
  }

  /** The model, or its repaired twin. */
  String model(Variant variant) {
    String suffix = variant == Variant.RACY ? "" : "-repaired";
    return "models/daisy/" + name().toLowerCase(Locale.ROOT) + suffix + ".pml";
  }

  /** The Java program, or its repaired twin. */
  String program(Variant variant) {
    String method = variant == Variant.RACY ? "" : "#repaired";
    return "examples/07-daisy/" + example + ".java" + method;
  }
}
