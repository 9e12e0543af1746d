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
  private static final String BOUNDED = "bmc";
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
    return symbolic(BOUNDED, subject, mode);
  }

  /** Whether it is the paper's way. */
  boolean isBounded() {
    return name.startsWith(BOUNDED);
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

  private static Way directed(Subject subject, Mode mode) {
    return symbolic("pdr", subject, mode);
  }

  private static List<Way> explicit() {
    return List.of(
        stateless(),
        statefulOnJava("full"),
        statefulOnJava("ample"),
        stateful("full"),
        stateful("ample"),
        stateful("transactions:cpc"));
  }

  private static Way cbmc() {
    return new Way("cbmc, on C", Subject.C, List.of());
  }

  /** What else finds a witness. */
  static List<Way> others() {
    List<Way> ways = new ArrayList<>(explicit());
    ways.add(directed(Subject.JAVA, Mode.TRANSACTIONS));
    ways.add(directed(Subject.MODEL, Mode.TRANSACTIONS));
    ways.add(cbmc());
    return ways;
  }

  /** What may prove that there is none. */
  static List<Way> proofs() {
    List<Way> ways = new ArrayList<>(explicit());
    ways.add(cbmc());
    ways.add(diagrams());
    ways.add(directed(Subject.JAVA, Mode.TRANSACTIONS));
    Stream.of(Mode.values()).map(mode -> directed(Subject.MODEL, mode)).forEach(ways::add);
    return ways;
  }

  /** Decision diagrams of the states from the first one on. */
  static Way diagrams() {
    return symbolic("bdd-forward", Subject.JAVA, Mode.TRANSACTIONS);
  }

  /** The search that a Java program gets without any option. */
  static Way stateless() {
    return new Way("stateless" + ON_JAVA, Subject.JAVA, List.of());
  }

  /** The arguments of the command that checks a program. */
  List<String> arguments(String program, long seconds) {
    List<String> all = new ArrayList<>(List.of("check", program));
    all.addAll(options);
    all.addAll(List.of("--timeout=" + seconds + "s", "--json=-", "--quiet"));
    return all;
  }
}
