package jacquard.bench.chapter8;

/** Colours that people with colour-blindness can tell apart (Okabe, Ito). */
final class Colours {
  static final String BLACK = "#000000";
  static final String ORANGE = "#e69f00";
  static final String SKY = "#56b4e9";
  static final String GREEN = "#009e73";
  static final String BLUE = "#0072b2";
  static final String VERMILION = "#d55e00";
  static final String PURPLE = "#cc79a7";

  private Colours() {}
}
