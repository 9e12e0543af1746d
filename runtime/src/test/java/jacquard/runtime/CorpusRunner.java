package jacquard.runtime;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.runtime.control.DataRace;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Checks programs in a JVM that can control them, and prints a line for each: class, verdict,
 * executions, how many of them violate something, milliseconds, message, data races.
 *
 * <p>Arguments: the class path of the programs, seconds for each search, and the names of the
 * classes. Those that begin with {@code ?} have too many executions for all of them: their bug is
 * looked for until it is found. Those that begin with {@code ~} have no bug, and some of their
 * executions are tried. Those that begin with {@code =} are checked until the first violation, and
 * unknown where they did what cannot be controlled.
 */
final class CorpusRunner {
  private CorpusRunner() {}

  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
          List<Path> classPath =
              Arrays.stream(arguments[0].split(java.io.File.pathSeparator)).map(Path::of).toList();
          Limits limits = Limits.NONE.withMaxTime(Duration.ofSeconds(Long.parseLong(arguments[1])));
          for (String name : Arrays.asList(arguments).subList(2, arguments.length)) {
            String program = name.replaceFirst("^[?~=]", "");
            out.println(
                switch (name.charAt(0)) {
                  case '?' -> check(program, classPath, limits, SAMPLES);
                  case '=' ->
                      checkSoberly(program, classPath, limits.withMaxExecutions(MAX_EXECUTIONS));
                  case '~' -> check(program, classPath, limits.withMaxExecutions(500), SAMPLES);
                  default -> check(program, classPath, limits.goingOn(), List.of(Searches.DEFAULT));
                });
          }
          return 0;
        });
  }

  /** Ends searches at the same place on every machine. */
  private static final int MAX_EXECUTIONS = 20_000;

  /** How long a bug is looked for where there are more executions than that. */
  private static final int MAX_HUNT = 500;

  private static final String CORPUS = CorpusRunner.class.getPackageName() + ".corpus.";

  private static final int LONGEST_MESSAGE = 2_000;

  /** What finds bugs soon where there are too many executions. */
  private static final List<String> SAMPLES = List.of("best-first", "pct");

  private static JavaProgram program(String name, List<Path> classPath) throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    Class<?> type = Class.forName(name, false, loader);
    return new JavaProgram(name, loader, symbols, Entry.method(type, "main"));
  }

  private static String check(
      String name, List<Path> classPath, Limits limits, List<String> searches) throws Exception {
    return check(program(name, classPath), name, limits, searches);
  }

  /**
   * As the command and the Java API do it, which are not at hand here. Whatever goes wrong is a
   * result.
   */
  private static String checkSoberly(String name, List<Path> classPath, Limits limits) {
    try {
      JavaProgram program = program(name, classPath);
      String result = check(program, name, limits, List.of(Searches.DEFAULT));
      if (result.contains("OutOfBudget")) {
        result = check(program, name, limits.withMaxExecutions(MAX_HUNT), List.of("best-first"));
      }
      return program.uncontrolled().isEmpty()
          ? result
          : withReason(result, program.uncontrolled().toString());
    } catch (Exception | LinkageError e) {
      return String.join(
          "\t", name, "fault", "0", "0", "0", e.toString().replaceAll("\\s+", " "), "");
    }
  }

  /** What holds is unknown after all, and the message says why. */
  private static String withReason(String result, String reason) {
    String[] fields = result.split("\t", -1);
    fields[1] = fields[1].replaceFirst("^holds$", "unknown");
    fields[5] += " " + reason;
    return String.join("\t", fields);
  }

  private static String check(
      JavaProgram program, String name, Limits limits, List<String> searches) {
    Count count = new Count();
    long start = System.nanoTime();
    String verdict = "";
    String message = "";
    for (String search : searches) {
      Result result = request(search).plan(program).search().check(program, limits, count);
      verdict =
          switch (result.verdict()) {
            case Verdict.Holds _ -> "holds";
            case Verdict.Violated(var violation, var _) -> violation.kind().word();
            case Verdict.Unknown _ -> "unknown";
          };
      message = result.verdict().toString();
      if (!verdict.equals("unknown")) {
        break;
      }
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    return String.join(
        "\t",
        name,
        verdict,
        Long.toString(count.executions),
        Long.toString(count.violations),
        Long.toString(millis),
        message.substring(0, Math.min(message.length(), LONGEST_MESSAGE)).replaceAll("\\s+", " "),
        races(program));
  }

  /**
   * The data races in words, in alphabetical order. Who meets a race, and which is met first, does
   * not matter, nor where in a table of the JDK something is.
   */
  private static String races(JavaProgram program) {
    TreeSet<String> races = new TreeSet<>();
    for (DataRace race : program.dataRaces()) {
      String location = race.location().replaceAll("\\.table\\[\\d+]\\.", ".table[].");
      races.add("%s: %s, %s".formatted(location, side(race.first()), side(race.second())));
    }
    return String.join("; ", races);
  }

  private static String side(DataRace.Side side) {
    String place =
        side.stack().stream()
            .filter(frame -> frame.getClassName().startsWith(CORPUS))
            .findFirst()
            .map(frame -> "line " + frame.getLineNumber())
            .orElse(side.stack().getFirst().getMethodName());
    return (side.writes() ? "written at " : "read at ") + place;
  }

  private static SearchRequest request(String search) {
    return SearchRequest.open().withSearch(search);
  }

  private static final class Count implements Observer {
    long executions;
    long violations;

    @Override
    public void executed(Execution execution) {
      executions++;
      if (execution.outcome().isViolation()) {
        violations++;
      }
    }

    @Override
    public void restarted() {
      executions = 0;
      violations = 0;
    }
  }
}
