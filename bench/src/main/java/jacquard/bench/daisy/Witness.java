package jacquard.bench.daisy;

import java.util.Locale;

/** The races of Daisy, and what the paper reports of them, on a Pentium 4 with 3.2 GHz and 2 GB. */
enum Witness {
  WW1(
      "WriteWrite1",
      "the allocation byte of blocks 0 and 1",
      "memory out at depth 15",
      "depth 122, 36,707 s, 999 MB",
      "depth 122, 1,283 s, 122 MB"),
  WW2(
      "WriteWrite2",
      "the allocation byte of blocks 1 and 2",
      "memory out at depth 15",
      "depth 151, 145,176 s, 1,870 MB",
      "depth 151, 5,925 s, 902 MB"),
  RW(
      "ReadWrite",
      "seek, then read or write",
      "memory out at depth 20",
      "depth 48, 2.99 s, 5.7 MB",
      "depth 48, 2.89 s, 5.5 MB");

  private final String example;
  private final String about;
  private final String interleaved;
  private final String stubborn;
  private final String transactions;

  Witness(String example, String about, String interleaved, String stubborn, String transactions) {
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
      case STUBBORN -> stubborn;
      case TRANSACTIONS -> transactions;
    };
  }

  /** What is checked, or its repaired twin. */
  String target(Way.Subject subject, Variant variant) {
    return subject == Way.Subject.JAVA ? program(variant) : model(variant);
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
