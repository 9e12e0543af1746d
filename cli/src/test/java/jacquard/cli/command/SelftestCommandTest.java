package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.check.selftest.JavaSelfTest;
import jacquard.check.selftest.ProgramKind;
import jacquard.cli.Ran;
import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Console;
import jacquard.script.selftest.BoundsSelfTest;
import jacquard.script.selftest.SelfTest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class SelftestCommandTest {

  @Test
  void everySearchAgreesWithBruteForce() {
    Ran ran = Ran.jacquard("selftest", "--seed", "3", "--programs", "10");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .startsWith("AGREES  seed 3: 10 programs, ")
        .containsPattern("\n  optimal +10 ");
  }

  @Test
  void aDisagreementIsAFaultAndShowsItsProgram() {
    SelfTest.Report report =
        new SelfTest.Report(
            7,
            1234,
            5678,
            List.of(new SelfTest.Row("dpor:objects", 6, 1000, 1001, 2)),
            Optional.of(
                new SelfTest.Disagreement(
                    "dpor:objects", 42, "program p\n  thread T\n", "visited 2 of 3 traces")));
    StringWriter out = new StringWriter();
    int status =
        new CommandLine(
                new SelftestCommand(
                    console(out), (_, _, _) -> report, BoundsSelfTest::run, JavaSelfTest::run))
            .execute("--seed", "9");
    assertThat(status).isEqualTo(4);
    assertThat(out.toString())
        .isEqualTo(
            """
            DISAGREES  dpor:objects, on the program of seed 42: visited 2 of 3 traces
              program p
                thread T

            STOPPED  seed 9: 7 programs, 1,234 traces, 5,678 interleavings
              search        programs  traces  executions  blocked
              dpor:objects         6   1,000       1,001        2
            """);
  }

  @Test
  void boundedSearchesAgreeWithPlainBoundedSearch() {
    Ran ran = Ran.jacquard("selftest", "--bounds", "--seed", "3", "--programs", "2", "--quiet");
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith("AGREES  seed 3: 2 programs at every limit, ")
        .containsPattern(
            "\n  bound +search +programs +searches +plain executions +executions +ratio\n")
        .containsPattern("\n  preemption +bpor all +2 +\\d+ +[\\d,]+ +[\\d,]+ +\\d\\.\\d{3}\n");
  }

  @Test
  void aDisagreementWithinABoundShowsItsProgram() {
    BoundsSelfTest.Report report =
        new BoundsSelfTest.Report(
            7,
            3,
            List.of(new BoundsSelfTest.Row("delta", "bpor SLEEP", 2, 12, 4000, 1000)),
            Optional.of(
                new SelfTest.Disagreement(
                    "delta=1", 42, "program p\n  thread T\n", "bpor SLEEP misses 1 of 8")));
    StringWriter out = new StringWriter();
    int status =
        new CommandLine(
                new SelftestCommand(
                    console(out), SelfTest::run, (_, _, _) -> report, JavaSelfTest::run))
            .execute("--bounds", "--seed", "9");
    assertThat(status).isEqualTo(4);
    assertThat(out.toString())
        .isEqualTo(
            """
            DISAGREES  delta=1, on the program of seed 42: bpor SLEEP misses 1 of 8
              program p
                thread T

            STOPPED  seed 9: 7 programs at every limit, 3 larger ones, 12 searches within bounds
              bound  search      programs  searches  plain executions  executions  ratio
              delta  bpor SLEEP         2        12             4,000       1,000  0.250
            """);
  }

  @Test
  void aJavaProgramThatDisagreesIsShownWithTheFileThatKeepsIt() {
    JavaSelfTest.Report report =
        new JavaSelfTest.Report(
            7,
            new TreeMap<>(Map.of(ProgramKind.JDK, 5, ProgramKind.LANGUAGE, 1)),
            Set.of("java.util.zip.CRC32", "java.lang.Integer"),
            3,
            Set.of("java.util.zip.CRC32"),
            new TreeMap<>(Map.of("holds", 6, "unknown: out of budget", 1)),
            2,
            0,
            List.of(),
            List.of(
                new JavaSelfTest.Disagreement(
                    3,
                    List.of("java.util.zip.CRC32"),
                    "searches disagree",
                    "dfs sees [0|], which default does not",
                    "final CRC32 o0 = new CRC32();\nthread 0:\n  o0.reset();\n",
                    "class P3 {}",
                    Optional.of(Path.of("kept", "P3.java")))));
    List<JavaSelfTest.Request> requests = new ArrayList<>();
    StringWriter out = new StringWriter();
    int status =
        new CommandLine(
                new SelftestCommand(
                    console(out),
                    SelfTest::run,
                    BoundsSelfTest::run,
                    (request, _) -> {
                      requests.add(request);
                      return report;
                    }))
            .execute("--java", "--seed", "9", "--programs", "7", "--kinds", "JDK,LANGUAGE");
    assertThat(status).isEqualTo(1);
    assertThat(requests)
        .containsExactly(
            new JavaSelfTest.Request(
                9,
                0,
                7,
                EnumSet.of(ProgramKind.JDK, ProgramKind.LANGUAGE),
                20,
                Optional.of(Path.of("jacquard-selftest"))));
    assertThat(out.toString())
        .isEqualTo(
            """
            DISAGREES  program 3 (java.util.zip.CRC32): searches disagree
              dfs sees [0|], which default does not
                final CRC32 o0 = new CRC32();
                thread 0:
                  o0.reset();
              kept in kept/P3.java

            DISAGREES  seed 9: 7 Java programs, 1 disagree
              5 call methods of the JDK's API, of 2 public classes in all
              3 of these are searched to the end, with methods of 1 classes
              0 use java.util.concurrent, 1 constructs of the language
              2 have outcomes that real threads did not show, 0 with data races show more on a JVM
              verdict                 programs
              holds                          6
              unknown: out of budget         1
            """);
  }

  private static Console console(StringWriter out) {
    return new Console(
        new PrintWriter(out),
        new PrintWriter(new StringWriter()),
        Console.Terminal.PLAIN,
        Console.Faults.BRIEF,
        Cancellation.NEVER);
  }
}
