package jacquard.check.selftest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Compares what the searches saw of a program with each other and with what real threads showed.
 */
final class OutcomeComparison {
  /** What does not fit. */
  enum Disagreement {
    /** A plain JVM shows what a search that claims to know everything has not seen. */
    MISSING("real threads show an outcome that a complete search has not seen"),
    /** Two searches see different things. */
    SEARCHES("searches disagree"),
    /** Something went wrong that only Jacquard can have caused. */
    INTRUSION("an error that a plain JVM never shows"),
    /** An exception that tells how a search works. */
    FRAMES("the stack trace of an exception shows Jacquard"),
    /** The outcomes depend on what the worker ran before. */
    SURVIVAL("what ran before in the same JVM changes the outcomes"),
    /** The worker failed. */
    FAULT("the worker failed");

    final String text;

    Disagreement(String text) {
      this.text = text;
    }
  }

  /**
   * The result.
   *
   * @param verdict of the default search, as a reader counts them
   * @param what does not fit
   * @param more outcomes that only the searches saw
   * @param beyond outcomes that only real threads showed, of a program with data races
   */
  record Result(
      String verdict, Optional<Disagreement> disagreement, String what, int more, int beyond) {
    static Result none(String verdict) {
      return new Result(verdict, Optional.empty(), "", 0, 0);
    }

    boolean is(Disagreement kind) {
      return disagreement.filter(d -> d == kind).isPresent();
    }
  }

  static final String HOLDS = "holds";

  private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]+");
  private static final Pattern HIDDEN =
      Pattern.compile(
          "(\\$\\$Lambda|\\$Proxy|LambdaForm\\$\\w+|\\$\\$InjectedInvoker)[/0-9a-fx$]*");

  private static final Pattern THREAD = Pattern.compile("\\bThread(-|\\[#)\\d+");

  /** What virtual threads are where they cannot leave their carriers. */
  private static final String BOUND = "java.lang.ThreadBuilders$BoundVirtualThread";

  private static final Pattern UNCAUGHT = Pattern.compile("!(exception|assertion|livelock) ");

  /** Errors that no correct JVM throws at a program like ours for no reason. */
  private static final Pattern SUSPICIOUS =
      Pattern.compile(
          "!(java\\.lang\\.(\\w*(Linkage|NoSuch\\w+|Verify|NoClassDefFound|ClassFormat"
              + "|IncompatibleClassChange|IllegalAccess|AbstractMethod|UnsatisfiedLink|Bootstrap"
              + "|Internal|StackOverflow|OutOfMemory|ExceptionInInitializer)\\w*Error"
              + "|IllegalMonitorStateException)|jacquard\\.|exception |assertion |livelock )");

  /** As the text of a program adds it. */
  private static final Pattern FRAME = Pattern.compile(" at jacquard\\.[\\w.$]+");

  private final List<PlainSights> plain;
  private final SearchSights search;
  private final Set<Integer> unstable;

  private OutcomeComparison(TestProgram program, List<PlainSights> plain, SearchSights search) {
    this.plain = plain;
    this.search = search;
    unstable = program.kind() == ProgramKind.JDK ? unstable(plain) : Set.of();
  }

  static Result compare(TestProgram program, List<PlainSights> plain, SearchSights search) {
    return new OutcomeComparison(program, plain, search).result();
  }

  private Result result() {
    if (!search.fault().isEmpty()) {
      return new Result(
          "fault of the worker", Optional.of(Disagreement.FAULT), search.fault(), 0, 0);
    }
    SearchSights.One first = search.searches().getFirst();
    Set<String> seen = masked(first.outcomes());
    Set<String> inTurn = new TreeSet<>();
    Set<String> shown = new TreeSet<>();
    for (PlainSights p : plain) {
      p.inTurn().forEach(outcomes -> inTurn.addAll(masked(outcomes)));
      shown.addAll(masked(p.together()));
    }
    shown.addAll(inTurn);
    String verdict = verdict(first);
    Set<String> only = new TreeSet<>(seen);
    only.removeAll(shown);
    Optional<String> intrusion = intrusion(only, shown);
    if (intrusion.isPresent()) {
      return new Result(
          verdict, Optional.of(Disagreement.INTRUSION), intrusion.get(), only.size(), 0);
    }
    Optional<String> other = otherSearches(first, seen);
    if (other.isPresent()) {
      return new Result(verdict, Optional.of(Disagreement.SEARCHES), other.get(), only.size(), 0);
    }
    Set<String> missing = new TreeSet<>(shown);
    missing.removeAll(seen);
    if (search.isClaimed() && !missing.isEmpty()) {
      Set<String> certain = new TreeSet<>(missing);
      certain.retainAll(inTurn);
      // with a data race more can happen than any interleaving shows, but not in turn
      if (search.races().isEmpty() || !certain.isEmpty()) {
        String what =
            "%s of %d shown; seen: %s%s"
                .formatted(
                    certain.isEmpty() ? missing : "in turn: " + certain,
                    shown.size(),
                    seen.stream().limit(6).toList(),
                    search.races().isEmpty() ? "" : "; races: " + search.races());
        return new Result(verdict, Optional.of(Disagreement.MISSING), what, only.size(), 0);
      }
      return new Result(verdict, Optional.empty(), "", only.size(), missing.size());
    }
    Optional<String> frames =
        first.outcomes().stream().filter(o -> FRAME.matcher(o).find()).findFirst();
    return new Result(
        verdict,
        frames.map(_ -> Disagreement.FRAMES),
        frames.orElse(only.toString()),
        only.size(),
        0);
  }

  /** That each execution ends with its outcome is what a random program asks for. */
  private String verdict(SearchSights.One first) {
    if (first.outcomes().contains(PlainRunner.DEADLOCK)) {
      return "violated: deadlock";
    }
    if (first.outcomes().stream().anyMatch(o -> UNCAUGHT.matcher(o).lookingAt())) {
      return "violated: exception";
    }
    if (!first.isComplete()) {
      return "unknown: " + first.end();
    }
    if (!search.uncontrolled().isEmpty()) {
      return "unknown: not controlled: "
          + search.uncontrolled().getFirst().replaceFirst(" (at|in) .*", "");
    }
    return search.limits().isEmpty() ? HOLDS : HOLDS + " within " + search.limits().getFirst();
  }

  private Optional<String> otherSearches(SearchSights.One first, Set<String> seen) {
    if (!search.uncontrolled().isEmpty()) {
      return Optional.empty();
    }
    for (SearchSights.One other : search.searches().subList(1, search.searches().size())) {
      Set<String> theirs = masked(other.outcomes());
      if (first.isComplete() && !seen.containsAll(theirs)) {
        theirs.removeAll(seen);
        return Optional.of("%s sees %s, which default does not".formatted(other.name(), theirs));
      }
      if (other.isComplete() && !theirs.containsAll(seen)) {
        Set<String> ours = new TreeSet<>(seen);
        ours.removeAll(theirs);
        return Optional.of("default sees %s, which %s does not".formatted(ours, other.name()));
      }
    }
    return Optional.empty();
  }

  /** Errors in outcomes that only searches saw, in a place where real threads never have them. */
  private static Optional<String> intrusion(Set<String> only, Set<String> shown) {
    if (shown.stream().allMatch(s -> s.startsWith(PlainRunner.ODD))) {
      return Optional.empty(); // no run came to the end, where errors show
    }
    for (String outcome : only) {
      String[] slots = outcome.split("\\|", -1);
      for (int i = 0; i < slots.length; i++) {
        int slot = i;
        String text = slots[i];
        if (SUSPICIOUS.matcher(text).lookingAt()
            && shown.stream().noneMatch(s -> slot(s, slot).equals(text))) {
          return Optional.of(
              text + " in " + outcome + "; shown: " + shown.stream().limit(4).toList());
        }
      }
    }
    return Optional.empty();
  }

  private static String slot(String outcome, int slot) {
    String[] slots = outcome.split("\\|", -1);
    return slot < slots.length ? slots[slot] : "";
  }

  /** The slots that differ although the threads ran in the same order: clocks, random numbers. */
  private static Set<Integer> unstable(List<PlainSights> plain) {
    Set<Integer> slots = new TreeSet<>();
    int orders = plain.stream().mapToInt(p -> p.inTurn().size()).min().orElse(0);
    for (int order = 0; order < orders; order++) {
      List<String> all = new ArrayList<>();
      for (PlainSights p : plain) {
        p.inTurn().get(order).stream()
            .filter(o -> !o.startsWith(PlainRunner.ODD))
            .forEach(all::add);
      }
      if (all.isEmpty()) {
        continue;
      }
      String[] first = clean(all.getFirst()).split("\\|", -1);
      for (String outcome : all) {
        String[] other = clean(outcome).split("\\|", -1);
        for (int i = 0; i < Math.min(first.length, other.length); i++) {
          if (!first[i].equals(other[i])) {
            slots.add(i);
          }
        }
      }
    }
    return slots;
  }

  private static String clean(String outcome) {
    String named =
        THREAD
            .matcher(FRAME.matcher(outcome).replaceAll(""))
            .replaceAll("Thread$1")
            .replace(BOUND, "java.lang.VirtualThread");
    return HIDDEN.matcher(IDENTITY.matcher(named).replaceAll("@")).replaceAll("$1");
  }

  private Set<String> masked(Collection<String> outcomes) {
    Set<String> all = new TreeSet<>();
    for (String outcome : outcomes) {
      if (outcome.startsWith(PlainRunner.ODD)) {
        all.add(outcome);
        continue;
      }
      String[] slots = clean(outcome).split("\\|", -1);
      for (int slot : unstable) {
        if (slot < slots.length) {
          slots[slot] = "~";
        }
      }
      all.add(String.join("|", slots));
    }
    return all;
  }

  /** Whether two runs of the same searches saw the same, as far as they claim to know it. */
  static boolean isSame(
      TestProgram program, List<PlainSights> plain, SearchSights one, SearchSights other) {
    if (one.searches().isEmpty() || other.searches().isEmpty()) {
      return one.fault().equals(other.fault());
    }
    OutcomeComparison comparison = new OutcomeComparison(program, plain, one);
    SearchSights.One first = one.searches().getFirst();
    SearchSights.One again = other.searches().getFirst();
    return !first.isComplete()
        || !again.isComplete()
        || comparison.masked(first.outcomes()).equals(comparison.masked(again.outcomes()));
  }
}
