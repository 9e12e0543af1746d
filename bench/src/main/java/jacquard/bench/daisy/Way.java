package jacquard.bench.daisy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A way to check a program.
 *
 * @param options of {@code jacquard check}
 */
record Way(String name, Subject subject, List<String> options) {
  private static final String ON_JAVA = ", on the Java program";

  /** What is checked. */
  enum Subject {
    JAVA,
    MODEL,
    /** The same in C, by another tool. */
    C
  }

  Way {
    options = List.copyOf(options);
  }

  /** Bounded model checking, as the paper has it. */
  static Way bounded(Subject subject, Mode mode) {
    return symbolic("bmc", subject, mode);
  }

  private static Way symbolic(String method, Subject subject, Mode mode) {
    return new Way(
        method + ", " + mode.word() + (subject == Subject.JAVA ? ON_JAVA : ""),
        subject,
        List.of("--engine=symbolic", "--method=" + method, "--mode=" + mode.word()));
  }

  private static Way stateful(String search) {
    return new Way(search + " search", Subject.MODEL, List.of("--search=" + search, "--safety"));
  }

  private static Way statefulOnJava(String search) {
    return new Way(
        search + " search" + ON_JAVA,
        Subject.JAVA,
        List.of("--engine=stateful", "--search=" + search));
  }

  /** What else finds a witness. */
  static List<Way> others() {
    return List.of(
        new Way("stateless" + ON_JAVA, Subject.JAVA, List.of()),
        statefulOnJava("full"),
        statefulOnJava("ample"),
        stateful("full"),
        stateful("ample"),
        stateful("transactions:cpc"),
        symbolic("pdr", Subject.JAVA, Mode.TRANSACTIONS),
        symbolic("pdr", Subject.MODEL, Mode.TRANSACTIONS),
        new Way("cbmc, on C", Subject.C, List.of()));
  }

  /** What may prove that there is none. */
  static List<Way> proofs() {
    List<Way> ways = new ArrayList<>();
    for (Way way : others()) {
      if (!way.name.startsWith("pdr")) {
        ways.add(way);
      }
    }
    ways.add(symbolic("pdr", Subject.JAVA, Mode.TRANSACTIONS));
    Stream.of(Mode.values()).map(mode -> symbolic("pdr", Subject.MODEL, mode)).forEach(ways::add);
    return ways;
  }

  /** The arguments of the command that checks a program. */
  List<String> arguments(Witness witness, Variant variant, long seconds) {
    List<String> all = new ArrayList<>(List.of("check"));
    all.add(subject == Subject.JAVA ? witness.program(variant) : witness.model(variant));
    all.addAll(options);
    all.addAll(List.of("--timeout=" + seconds + "s", "--json=-", "--quiet"));
    return all;
  }
}
