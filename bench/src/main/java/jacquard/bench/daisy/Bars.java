package jacquard.bench.daisy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the case study is to show, and whether it did. */
record Bars(DaisyReport report) {
  private static final double MOST_SECONDS = 120;
  private static final double FASTER = 5;

  /** A line for each. */
  String text() {
    List<String> lines = new ArrayList<>();
    report
        .witnesses()
        .forEach(
            witness -> {
              lines.add(found(witness));
              if (witness != Witness.RW) {
                lines.add(order(witness, Mode.STUBBORN));
                lines.add(order(witness, Mode.INTERLEAVED));
              }
              lines.add(proven(witness));
            });
    report.classes().forEach(c -> lines.add(large(c)));
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append("- ").append(line).append('\n'));
    return text.toString();
  }

  private static String met(boolean isMet) {
    return isMet ? "met" : "not met";
  }

  private static String seconds(Figures figures) {
    return String.format(Locale.ROOT, "%.1f s", figures.seconds());
  }

  private Optional<Figures> java(Witness witness, Mode mode) {
    return report.bounded(witness, Way.Subject.JAVA, mode);
  }

  private String found(Witness witness) {
    Optional<Figures> symbolic =
        java(witness, Mode.TRANSACTIONS).filter(f -> f.isViolated() && f.seconds() < MOST_SECONDS);
    Optional<Figures> direct =
        report
            .figures(witness, Variant.RACY, Way.stateless().name())
            .filter(f -> f.isViolated() && f.seconds() < MOST_SECONDS);
    return "%s on the Java program within two minutes, symbolically and directly: %s (%s, %s)."
        .formatted(
            witness,
            met(symbolic.isPresent() && direct.isPresent()),
            symbolic.map(Bars::seconds).orElse("not"),
            direct.map(Bars::seconds).orElse("not"));
  }

  /** A check that gave up has taken less than it would have needed. */
  private String order(Witness witness, Mode mode) {
    Optional<Figures> fast = java(witness, Mode.TRANSACTIONS).filter(Figures::isViolated);
    Optional<Figures> slow =
        java(witness, mode).filter(f -> f.isViolated() || f.gaveUp(report.budget()));
    String what =
        "%s at least five times as fast with transactions as %s, on the Java program: "
            .formatted(witness, mode == Mode.STUBBORN ? "with stubborn sets alone" : "interleaved");
    if (fast.isEmpty() || slow.isEmpty()) {
      return what + "not met.";
    }
    double ratio = slow.get().seconds() / fast.get().seconds();
    String least = slow.get().isViolated() ? "" : "more than ";
    return String.format(
        Locale.ROOT, "%s%s, %s%.1f times.", what, met(ratio >= FASTER), least, ratio);
  }

  private String proven(Witness witness) {
    List<String> ways =
        Way.proofs().stream()
            .filter(way -> way.subject() == Way.Subject.JAVA)
            .filter(
                way ->
                    report
                        .figures(witness, Variant.REPAIRED, way.name())
                        .filter(Figures::holds)
                        .isPresent())
            .map(way -> way.name().split(",", 2)[0])
            .toList();
    return "The repaired twin of %s holds, on the Java program: %s%s."
        .formatted(
            witness, met(!ways.isEmpty()), ways.isEmpty() ? "" : ", by " + String.join(", ", ways));
  }

  private static String large(LargeClass.Checked checked) {
    boolean isProven = checked.proof().holds() && checked.proof().seconds() < MOST_SECONDS / 2;
    boolean isTooLarge = checked.search().gaveUp(DaisyCommand.MINUTE);
    return "%s proven symbolically within a minute, in which the stateless search does not end: %s."
        .formatted(checked.subject().program(), met(isProven && isTooLarge));
  }
}
