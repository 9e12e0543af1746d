package jacquard.core.request;

import static jacquard.core.request.TargetKind.CIRCUIT;
import static jacquard.core.request.TargetKind.JAVA;
import static jacquard.core.request.TargetKind.MODEL;
import static jacquard.core.request.TargetKind.SCRIPT;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that a request may say besides its target, each once: the command line, the JSON and the help
 * are made from this table.
 */
public final class CheckOptions {
  private static final List<CheckOption<?>> ALL = new ArrayList<>();
  private static final Set<TargetKind> EVERYTHING = Set.of(TargetKind.values());
  private static final Set<TargetKind> RUN_OR_SEARCHED = Set.of(JAVA, SCRIPT, MODEL);
  private static final Set<TargetKind> OF_JAVA = Set.of(JAVA);
  private static final Set<TargetKind> OF_MODELS = Set.of(MODEL);
  private static final Set<TargetKind> OF_CIRCUITS = Set.of(MODEL, CIRCUIT, JAVA);
  private static final Set<TargetKind> OF_STATES = Set.of(MODEL, JAVA);

  // ---- who checks it, and how

  public static final CheckOption<String> ENGINE =
      add(
          "engine",
          "NAME",
          OptionType.TEXT,
          EVERYTHING,
          "The engine: auto (the default), stateless, stateful or symbolic. 'jacquard list engines'"
              + " says what each can take.");

  public static final CheckOption<String> SEARCH =
      add(
          "search",
          "NAME",
          OptionType.TEXT,
          RUN_OR_SEARCHED,
          "How to search. The default is optimal, bpor with --bound or --seal, and ample for"
              + " models. 'jacquard list searches' names all searches.");

  public static final CheckOption<String> BOUND =
      add(
          "bound",
          "NAME=LIMIT",
          OptionType.TEXT,
          RUN_OR_SEARCHED,
          "Only executions within a bound: preemption=2, or several, separated by commas."
              + " preemption=0.. raises the limit until the budget is spent or everything is"
              + " covered. 'jacquard list searches' names the bounds.");

  public static final CheckOption<List<String>> SEAL =
      add(
          "seal",
          "TEXT",
          OptionType.TEXTS,
          RUN_OR_SEARCHED,
          "Do not preempt code that contains this text. May be repeated.");

  public static final CheckOption<String> PRIORITY =
      add(
          "priority",
          "NAMES",
          OptionType.TEXT,
          RUN_OR_SEARCHED,
          "What best-first search tries first, the most important first:"
              + " method:NAME,preemptions. 'jacquard list searches' names all priorities.");

  public static final CheckOption<String> WITHOUT =
      add(
          "without",
          "NAMES",
          OptionType.TEXT,
          RUN_OR_SEARCHED,
          "Switch off optimisations of bpor: transitive-reduction, alternative-thread, release,"
              + " bound, sleep. Without sleep and bound, a claim about a single bound is proven.");

  public static final CheckOption<Long> SEED =
      add(
          "seed",
          "S",
          OptionType.WHOLE,
          RUN_OR_SEARCHED,
          "For searches that draw random numbers; 1 by default.");

  public static final CheckOption<String> ORDER =
      add(
          "order",
          "dfs|bfs",
          OptionType.oneOf("dfs", "bfs"),
          OF_STATES,
          "Models: only depth first, or only breadth first for a shortest counterexample; both side"
              + " by side by default, where the search can do both.");

  public static final CheckOption<Long> WORKERS =
      add(
          "workers",
          "N",
          OptionType.INT_FROM_ONE,
          OF_STATES,
          "Models: search breadth first only, with so many threads; for infinite runs: how many"
              + " search, all cores by default. What they find does not depend on it.");

  public static final CheckOption<String> STORE =
      add(
          "store",
          "KIND[=SIZE]",
          OptionType.TEXT,
          OF_STATES,
          "Models: what to store of each state: exact (the default), or less, which may miss"
              + " states: hash-compact for 32 bits each, bitstate for three. SIZE is the memory for"
              + " all of them: 512m, 4g; 256m by default.");

  public static final CheckOption<String> METHOD =
      add(
          "method",
          "NAME",
          OptionType.oneOf("auto", "bmc", "induction", "pdr", "bdd", "bdd-forward", "bdd-backward"),
          OF_CIRCUITS,
          "Symbolic engine: bmc for bounded model checking, induction for k-induction, pdr for"
              + " property-directed reachability, bdd for reachability by decision diagrams, from"
              + " both ends or from one; auto (the default) runs bmc and pdr side by side.");

  public static final CheckOption<String> MODE =
      add(
          "mode",
          "NAME",
          OptionType.oneOf("interleaved", "stubborn", "stubborn+transactions"),
          OF_STATES,
          "Symbolic engine: what the scheduler may choose from: all transitions, a conditional"
              + " stubborn set, or one that takes patterns of lock acquisition into account (the"
              + " default).");

  public static final CheckOption<Long> DEPTH =
      add(
          "depth",
          "K",
          OptionType.INT_FROM_ONE,
          OF_CIRCUITS,
          "Symbolic engine: look no further than K steps; then the claim is about these only.");

  public static final CheckOption<String> SOLVER =
      add(
          "solver",
          "NAME",
          OptionType.oneOf("auto", "cadical", "sat4j", "own"),
          OF_CIRCUITS,
          "Symbolic engine: the SAT solver. By default CaDiCaL, or Sat4j where there is none, and"
              + " our own where queries are many and small.");

  public static final CheckOption<String> CERTIFICATE =
      add(
          "certificate",
          "FILE",
          OptionType.TEXT,
          Set.of(MODEL, CIRCUIT),
          "Symbolic engine: write why the property holds, as clauses over the circuit's latches;"
              + " 'jacquard certificate' checks such a file again.");

  public static final CheckOption<Long> UNWIND =
      add(
          "unwind",
          "N",
          OptionType.INT_FROM_ONE,
          OF_JAVA,
          "Java programs as models: room for N calls of a method within itself, and for N objects"
              + " that a thread makes at one place; 8 by default. Loops need none. What has no room"
              + " is not covered, and the claim says so.");

  // ---- how long

  public static final CheckOption<Long> MAX_EXECUTIONS =
      add(
          "max-executions",
          "N",
          OptionType.FROM_ONE,
          RUN_OR_SEARCHED,
          "Give up after N executions.");

  public static final CheckOption<Long> MAX_STATES =
      add("max-states", "N", OptionType.FROM_ONE, OF_STATES, "Models: give up after N states.");

  public static final CheckOption<Duration> TIMEOUT =
      add(
          "timeout",
          "TIME",
          OptionType.TIME,
          EVERYTHING,
          "Give up after this time: 500ms, 60s, 5m.");

  public static final CheckOption<Long> MAX_STEPS =
      add(
          "max-steps",
          "N",
          OptionType.INT_FROM_ONE,
          RUN_OR_SEARCHED,
          "Cut executions after N steps; then nothing is claimed. Of a Java program, steps before"
              + " its second thread starts count a twentieth.");

  public static final CheckOption<Boolean> KEEP_GOING =
      add(
          "keep-going",
          "",
          OptionType.FLAG,
          RUN_OR_SEARCHED,
          "Find all violations, not only the first.");

  public static final CheckOption<Boolean> COUNT_TRACES =
      add(
          "count-traces",
          "",
          OptionType.FLAG,
          RUN_OR_SEARCHED,
          "Count the different happens-before orders.");

  // ---- properties

  public static final CheckOption<String> RACES =
      add(
          "races",
          "report|fail|ignore",
          OptionType.oneOf("report", "fail", "ignore"),
          OF_JAVA,
          "What to do about data races of a Java program: report them beside the verdict (the"
              + " default), count them as violations, or do not look for them.");

  public static final CheckOption<Boolean> SAFETY =
      add(
          "safety",
          "",
          OptionType.FLAG,
          OF_MODELS,
          "Models: only assertions, errors and end states. If neither this nor one of the"
              + " following is given, everything is checked that the model claims: these, every"
              + " ltl block, every never claim, and accept labels.");

  public static final CheckOption<String> LTL =
      add(
          "ltl",
          "NAME|FORMULA",
          OptionType.TEXT,
          OF_MODELS,
          "Models: does a formula of linear temporal logic hold? The name of an ltl block, or a"
              + " formula: '[] (x == 1 -> <> y > 2)'.");

  public static final CheckOption<String> NEVER =
      add(
          "never",
          "NAME",
          OptionType.NAME_OR_NOTHING,
          OF_MODELS,
          "Models: does the never claim accept a run? With several, the name of the one to check.");

  public static final CheckOption<Boolean> ACCEPTANCE =
      add(
          "acceptance",
          "",
          OptionType.FLAG,
          OF_MODELS,
          "Models: does a run visit accept labels again and again?");

  public static final CheckOption<Boolean> NON_PROGRESS =
      add(
          "non-progress",
          "",
          OptionType.FLAG,
          OF_MODELS,
          "Models: does an infinite run visit progress labels only finitely often?");

  public static final CheckOption<String> FAIR =
      add(
          "fair",
          "weak",
          OptionType.oneOf("weak"),
          OF_MODELS,
          "Models: only weakly fair runs, in which no process that can always move waits for"
              + " ever.");

  public static final CheckOption<String> PROPERTY =
      add(
          "property",
          "NAME",
          OptionType.TEXT,
          Set.of(CIRCUIT),
          "Circuits: only this property, by its name or its place in the file: b0 for the first bad"
              + " state, j0 for the first justice property. All of them by default.");

  // ---- the target

  public static final CheckOption<String> CLASSPATH =
      add(
          "classpath",
          "PATH",
          OptionType.TEXT,
          OF_JAVA,
          "Where Java classes are: folders and jars, separated as for java. The default is the"
              + " current folder; for a source file, its folder.");

  public static final CheckOption<String> EARLY_TIMEOUTS =
      add(
          "early-timeouts",
          "N[,below=TIME]",
          OptionType.TEXT,
          OF_JAVA,
          "Java programs: how many timeouts, of sleep too, may fire in each thread although others"
              + " can still move, and only those shorter than TIME, such as 500ms; all others fire"
              + " when nobody can move. The default is 1,below=1s; 0 means none.");

  public static final CheckOption<Long> SPURIOUS_WAKEUPS =
      add(
          "spurious-wakeups",
          "N",
          OptionType.UP_TO_THOUSAND,
          OF_JAVA,
          "Java programs: how often each thread may wake up from wait, await or park for no reason."
              + " 0 by default.");

  public static final CheckOption<Boolean> SINGLE_STEPS =
      add(
          "single-steps",
          "",
          OptionType.FLAG,
          OF_JAVA,
          "Java programs: show every step of the JDK's collections, pools and locks, instead of one"
              + " for each of their operations.");

  public static final CheckOption<List<String>> JVM_OPTION =
      add(
          "jvm-option",
          "OPTION",
          OptionType.TEXTS,
          OF_JAVA,
          "Java programs: an option of the JVM that the program runs in, such as"
              + " --jvm-option=-Xmx4g. May be repeated. Agents and whatever else would break"
              + " control over the program are refused.");

  public static final CheckOption<List<String>> DEFINE =
      add(
          "D",
          "NAME[=VALUE]",
          OptionType.TEXTS,
          OF_MODELS,
          "Models: define a macro before the file is read, as the C preprocessor does; 1 if no"
              + " value is given. May be repeated.");

  private static final Set<CheckOption<?>> SELECTING =
      Set.of(
          CLASSPATH,
          EARLY_TIMEOUTS,
          SPURIOUS_WAKEUPS,
          SINGLE_STEPS,
          JVM_OPTION,
          DEFINE,
          PROPERTY,
          RACES,
          SAFETY,
          LTL,
          NEVER,
          ACCEPTANCE,
          NON_PROGRESS,
          FAIR);

  private CheckOptions() {}

  private static <T> CheckOption<T> add(
      String name, String label, OptionType<T> type, Set<TargetKind> targets, String about) {
    CheckOption<T> option = new CheckOption<>(name, label, type, targets, about);
    ALL.add(option);
    return option;
  }

  /** All of them, in the order of the help text. */
  public static List<CheckOption<?>> all() {
    return List.copyOf(ALL);
  }

  /**
   * Whether an option says what the target is and what is asked of it, so that a replay of one of
   * its schedules needs it; all others say how to search.
   */
  public static boolean isOfTarget(CheckOption<?> option) {
    return SELECTING.contains(option);
  }

  public static Optional<CheckOption<?>> named(String name) {
    return ALL.stream().filter(o -> o.name().equals(name)).findFirst();
  }
}
