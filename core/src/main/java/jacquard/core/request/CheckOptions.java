package jacquard.core.request;

import static jacquard.core.request.TargetKind.JAVA;
import static jacquard.core.request.TargetKind.MODEL;

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
  private static final Set<TargetKind> ANY = Set.of(TargetKind.values());
  private static final Set<TargetKind> OF_JAVA = Set.of(JAVA);
  private static final Set<TargetKind> OF_MODELS = Set.of(MODEL);

  // ---- who checks it, and how

  public static final CheckOption<String> ENGINE =
      add(
          "engine",
          "NAME",
          OptionType.TEXT,
          ANY,
          "Who checks it: auto (if not given), stateless, stateful. 'jacquard list engines' says"
              + " what each can take.");

  public static final CheckOption<String> SEARCH =
      add(
          "search",
          "NAME",
          OptionType.TEXT,
          ANY,
          "How to search. If not given: optimal, bpor with --bound or --seal; ample for models."
              + " 'jacquard list searches' names all.");

  public static final CheckOption<String> BOUND =
      add(
          "bound",
          "NAME=LIMIT",
          OptionType.TEXT,
          ANY,
          "Only executions within a bound: preemption=2, or several with commas between them."
              + " preemption=0.. raises the limit until the budget is spent or all is covered."
              + " 'jacquard list searches' names the bounds.");

  public static final CheckOption<List<String>> SEAL =
      add(
          "seal",
          "TEXT",
          OptionType.TEXTS,
          ANY,
          "Do not preempt code that contains this text. May be repeated.");

  public static final CheckOption<String> PRIORITY =
      add(
          "priority",
          "NAMES",
          OptionType.TEXT,
          ANY,
          "What best-first search tries first, the weightiest first: method:NAME,preemptions."
              + " 'jacquard list searches' names all.");

  public static final CheckOption<String> WITHOUT =
      add(
          "without",
          "NAMES",
          OptionType.TEXT,
          ANY,
          "Switch off optimisations of bpor: transitive-reduction, alternative-thread, release,"
              + " bound, sleep. Without sleep, a claim about a single bound is proven.");

  public static final CheckOption<Long> SEED =
      add(
          "seed",
          "S",
          OptionType.WHOLE,
          ANY,
          "For searches that draw random numbers; 1 if not given.");

  public static final CheckOption<String> ORDER =
      add(
          "order",
          "dfs|bfs",
          OptionType.oneOf("dfs", "bfs"),
          OF_MODELS,
          "Models: depth first, or breadth first for a counterexample as short as can be; breadth"
              + " first if not given, where the search can do it.");

  public static final CheckOption<Long> WORKERS =
      add(
          "workers",
          "N",
          OptionType.INT_FROM_ONE,
          OF_MODELS,
          "Models: how many threads search breadth first. All cores if not given; what they find"
              + " does not depend on it.");

  public static final CheckOption<String> STORE =
      add(
          "store",
          "KIND[=SIZE]",
          OptionType.TEXT,
          OF_MODELS,
          "Models: what to keep of states: exact, or less and perhaps miss some: hash-compact for"
              + " 32 bits each, bitstate for three. SIZE is for all of them: 512m, 4g; 256m if not"
              + " given.");

  // ---- how long

  public static final CheckOption<Long> MAX_EXECUTIONS =
      add("max-executions", "N", OptionType.FROM_ONE, ANY, "Give up after N executions.");

  public static final CheckOption<Long> MAX_STATES =
      add("max-states", "N", OptionType.FROM_ONE, OF_MODELS, "Models: give up after N states.");

  public static final CheckOption<Duration> TIMEOUT =
      add("timeout", "TIME", OptionType.TIME, ANY, "Give up after this time: 500ms, 60s, 5m.");

  public static final CheckOption<Long> MAX_STEPS =
      add(
          "max-steps",
          "N",
          OptionType.INT_FROM_ONE,
          ANY,
          "Cut executions after N steps; then nothing is claimed. Of a Java program, steps before"
              + " its second thread starts count a twentieth.");

  public static final CheckOption<Boolean> KEEP_GOING =
      add("keep-going", "", OptionType.FLAG, ANY, "Find all violations, not only the first.");

  public static final CheckOption<Boolean> COUNT_TRACES =
      add("count-traces", "", OptionType.FLAG, ANY, "Count the different happens-before orders.");

  // ---- properties

  public static final CheckOption<String> RACES =
      add(
          "races",
          "report|fail|ignore",
          OptionType.oneOf("report", "fail", "ignore"),
          OF_JAVA,
          "What to do about data races of a Java program: report them beside the verdict, as if"
              + " not given, count them as violations, or do not look for them.");

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
          "Models: does a run come to accept labels again and again?");

  public static final CheckOption<Boolean> NON_PROGRESS =
      add(
          "non-progress",
          "",
          OptionType.FLAG,
          OF_MODELS,
          "Models: does an infinite run come to progress labels only finitely often?");

  public static final CheckOption<String> FAIR =
      add(
          "fair",
          "weak",
          OptionType.oneOf("weak"),
          OF_MODELS,
          "Models: only runs in which every process moves, or cannot move, again and again.");

  // ---- the target

  public static final CheckOption<String> CLASSPATH =
      add(
          "classpath",
          "PATH",
          OptionType.TEXT,
          OF_JAVA,
          "Where Java classes are: folders and jars, separated as for java. The current folder"
              + " if not given; for a source file, its folder.");

  public static final CheckOption<String> EARLY_TIMEOUTS =
      add(
          "early-timeouts",
          "N[,below=TIME]",
          OptionType.TEXT,
          OF_JAVA,
          "Java programs: how many timeouts, of sleep too, may fire in each thread although others"
              + " can still move, and only those shorter than TIME, such as 500ms; all others fire"
              + " when nobody can move. 1,below=1s if not given; 0 for the latter only.");

  public static final CheckOption<Long> SPURIOUS_WAKEUPS =
      add(
          "spurious-wakeups",
          "N",
          OptionType.UP_TO_THOUSAND,
          OF_JAVA,
          "Java programs: how often each thread may wake up from wait, await or park for no reason."
              + " 0 if not given.");

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
              + " --jvm-option=-Xmx4g; as often as needed. Agents and what would break control over"
              + " the program are refused.");

  public static final CheckOption<List<String>> DEFINE =
      add(
          "D",
          "NAME[=VALUE]",
          OptionType.TEXTS,
          OF_MODELS,
          "Models: define a macro before the file is read, as the C preprocessor does; 1 if no"
              + " value is given. May be given several times.");

  private static final Set<CheckOption<?>> SELECTING =
      Set.of(
          CLASSPATH,
          EARLY_TIMEOUTS,
          SPURIOUS_WAKEUPS,
          SINGLE_STEPS,
          JVM_OPTION,
          DEFINE,
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
