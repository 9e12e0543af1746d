package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every wrong call is told in one line that says what to do, with exit status 2. */
class WrongCallTest {

  private static void assertComplaint(Ran ran, String complaint) {
    assertThat(ran.err()).isEqualTo("jacquard: " + complaint + System.lineSeparator());
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '"',
      value = {
        "chek => unknown command 'chek' (did you mean check?); see 'jacquard --help'",
        "frobnicate => unknown command 'frobnicate'; see 'jacquard --help'",
        "-x => unknown option '-x'; see 'jacquard --help'",
        "check => missing required parameter: 'TARGET'; see 'jacquard check --help'",
        "check litmus:dining more => unexpected argument 'more'; see 'jacquard check --help'",
        "check litmus:dining --serch=dfs => unknown option '--serch' (did you mean --search?); see"
            + " 'jacquard check --help'",
        "selftest --keep x => --keep is for --java, which is not given",
        "selftest --java --keep pom.xml => --keep pom.xml is no folder: name one",
        "certificate src ../models/peterson.pml => cannot read src: it is a folder",
        "check src.pml => no such file: src.pml",
        "selftest --kinds JDK --bounds => --kinds is for --java, which is not given",
        "selftest --java --bounds => --java and --bounds are two self-tests: give one of them",
        "compare litmus:dining --seed 4 --search dfs => none of the searches draws random numbers:"
            + " leave --seed out",
        "check ../models/peterson.pml --engine symbolic --method bdd --solver own => --solver is"
            + " for methods that ask one: bdd does not, leave it out",
        "simulate ../models/peterson.pml --trail x --steps 2 => --trail leaves no choice: leave"
            + " --interactive, --seed and --steps out",
        "compare litmus:dining --workers 2 => 'jacquard compare' takes no --workers, but 'jacquard"
            + " check' does; see 'jacquard compare --help'",
        "check litmus:dining --search optmal => unknown search 'optmal' (did you mean optimal?);"
            + " 'jacquard list searches' names all",
        "check litmus:dining --search sorcery => unknown search 'sorcery'; 'jacquard list searches'"
            + " names all",
        "check litmus:dining --max-executions many => invalid value for option '--max-executions':"
            + " 'many' is not a whole number, or too large; see 'jacquard check --help'",
        "check litmus:dining --max-executions 0 => invalid value for option '--max-executions': '0'"
            + " is less than 1; see 'jacquard check --help'",
        "check litmus:dining --max-steps 3000000000 => invalid value for option '--max-steps':"
            + " '3000000000' is more than 2147483647; see 'jacquard check --help'",
        "check litmus:dining --timeout 60 => invalid value for option '--timeout': '60' is not a"
            + " time with its unit, such as 60s, 500ms or 5m; see 'jacquard check --help'",
        "check litmus:dining --timeout => missing required parameter for option '--timeout' (TIME);"
            + " see 'jacquard check --help'",
        "check litmus:dining --seed x => invalid value for option '--seed': 'x' is not a whole"
            + " number, or too large; see 'jacquard check --help'",
        "check litmus:dining --json no/such/folder.json => cannot write no/such/folder.json:"
            + " no such folder; give another file",
        "check litmus:dining --json src => cannot write src: it is a folder; give another file",
        "check ../models/peterson.pml --trail no/such/x => cannot write no/such/x: no such folder;"
            + " give another file",
        "check ../models/peterson.pml --json ../models/peterson.pml => cannot write"
            + " ../models/peterson.pml: it is what is read; give another file",
        "check ../models/peterson.pml --certificate ../models/../models/peterson.pml => cannot"
            + " write ../models/../models/peterson.pml: it is what is read; give another file",
        "check ../models/peterson.pml --trail target/z --json target/../target/z => cannot write"
            + " target/z: it is written twice; give another file",
        "compare ../models/peterson.pml --json ../models/peterson.pml => cannot write"
            + " ../models/peterson.pml: it is what is read; give another file",
        "simulate ../models/peterson.pml --chart ../models/peterson.pml => cannot write"
            + " ../models/peterson.pml: it is what is read; give another file",
        "circuit ../models/peterson.pml --aiger ../models/peterson.pml => cannot write"
            + " ../models/peterson.pml: it is what is read; give another file",
        "circuit ../models/peterson.pml --aiger - => '-' is no file, and this does not go to the"
            + " output: name a file",
        "graph --ltl true -D X => -D is for a model or program, and none is named",
        "simulate ../models/peterson.pml --chart no/such/x.svg => cannot write no/such/x.svg: no"
            + " such folder; give another file",
        "simulate ../models/peterson.pml --trail nosuch => no such file: nosuch",
        "simulate Some.java => 'Some.java' is not a model: name a Promela file (model.pml)",
        "simulate some.aag => 'some.aag' is not a model: name a Promela file (model.pml)",
        "check nosuch.java => no such file: nosuch.java",
        "graph ../models/peterson.pml --states --search optimal => --search optimal runs executions"
            + " and visits no states: give full, persistent or ample",
        "graph ../models/peterson.pml --states --search ampel => unknown search 'ampel' (did you"
            + " mean ample?); 'jacquard list searches' names all",
        "check ../models/peterson.pml --ltl true --store hash-compact => a property of infinite"
            + " runs is checked with exact states only: leave --store out",
        "check ../models/peterson.pml --ltl true --order bfs => a property of infinite runs is"
            + " checked depth first only: leave --order out",
        "replay jq1:6ec5aeb2:0.1.0.1 litmus:racy-counter(2) --max-steps 3 => --max-steps 3 would"
            + " cut the schedule, which has 4 steps: leave it out",
        "check litmus:dining --seed 4 => search optimal draws no random numbers: leave the seed"
            + " out, or use optimal:random-order, random, pct, pos or best-first",
        "check ../models/peterson.pml --keep-going --seed 4 => search optimal draws no random"
            + " numbers: leave the seed out, or use optimal:random-order, random, pct, pos or"
            + " best-first",
        "check ../models/peterson.pml --seal sesame => --seal 'sesame': no operation of"
            + " ../models/peterson.pml contains this text",
        "check ../models/peterson.pml --engine symbolic --search dfs => --search dfs is one of the"
            + " stateless engine: symbolic has no searches, leave --search out",
        "check ../models/peterson.pml --bound preemption=1 --never => --bound and --never do not go"
            + " together: no engine takes both, leave one out",
        "compare litmus:dining --bound nonsense=3 => unknown bound 'nonsense'; there are depth,"
            + " context, preemption, delta, fair, local-depth, local-context",
        "compare ../models/peterson.pml --bound preemption => 'preemption' is not a bound with its"
            + " limit, such as preemption=2",
        "compare model.pml => no such file: model.pml",
        "check ../models/peterson.pml --method bmc --search full => --method is for the symbolic"
            + " engine, which has no searches: leave --search out",
        "check ../models/peterson.pml --json= => not a file name: ''",
        "check ../models/peterson.pml --workers 2 --order dfs => several workers search breadth"
            + " first only: leave --order out, or --workers",
        "help nosuch => unknown subcommand 'nosuch'; see 'jacquard --help'",
        "check . => . is a folder: name a file in it, or a class",
        "check src => src is a folder: name a file in it, or a class",
        "check -dash.pml => unknown option '-dash.pml' (for the file of that name, give"
            + " ./-dash.pml); see 'jacquard check --help'",
        "simulate -dash.pml => unknown option '-dash.pml' (for the file of that name, give"
            + " ./-dash.pml); see 'jacquard simulate --help'",
        "spin -t -run ../models/peterson.pml => Spin's -t and -run do not go together: one replays"
            + " a trail, the other checks the model",
        "spin -run -bfs -dfs ../models/peterson.pml => Spin's -bfs and -dfs do not go together:"
            + " give one of them",
        "spin -f []p ../models/peterson.pml => Spin's -f cannot be mapped: a simulation uses no"
            + " claim; add -run to check ../models/peterson.pml, or leave it out to see the"
            + " automaton",
        "spin -run -N nosuch ../models/peterson.pml => ../models/peterson.pml has no claim"
            + " 'nosuch'",
        "compare litmus:dining --search dfs,optmal => unknown search 'optmal' (did you mean"
            + " optimal?); 'jacquard list searches' names all",
        "spin -run src => 'src' is not a model: name a Promela file (model.pml)",
        "check ../models/peterson.pml --memory 1k => invalid value for option '--memory': '1k' is"
            + " too little: give 32m or more; see 'jacquard check --help'",
        "list songs => there is no list of 'songs': name one of programs, searches, engines,"
            + " options, bounds, priorities, all",
        "list serches => there is no list of 'serches' (did you mean searches?): name one of"
            + " programs, searches, engines, options, bounds, priorities, all",
        "selftest --programs 0 => invalid value for option '--programs': '0' is less than 1; see"
            + " 'jacquard selftest --help'",
        "replay => missing required parameter: 'FILE|TOKEN'; see 'jacquard replay --help'",
        "replay nowhere.json => no such file: nowhere.json; give a file, or a token that starts"
            + " with jq1:",
        "replay jq1:12 => not a schedule: expected ':' after the fingerprint at character 7 of"
            + " 'jq1:12'; copy the whole token",
        "replay jq2:12:0 => not a schedule: expected 'jq1:' at character 1 of 'jq2:12:0'; copy the"
            + " whole token",
        "replay jq1:12:0.x => not a schedule: expected a thread number at character 10 of"
            + " 'jq1:12:0.x'; copy the whole token",
        "replay jq1:12:0 => no small litmus program has the fingerprint 12: name the target behind"
            + " the token",
      })
  void itIsToldInOneLine(String call, String complaint) {
    assertComplaint(Ran.jacquard(call.strip().split(" ")), complaint.strip());
  }

  @Test
  void unknownLitmusProgramsAndBadParametersAreToldInOneLine() {
    for (String target :
        new String[] {"no-such", "racy-counter(x)", "racy-counter(0)", "iriw(3)"}) {
      Ran ran = Ran.jacquard("check", "litmus:" + target);
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1).first().asString().startsWith("jacquard: ");
    }
  }

  @Test
  void aScheduleOfAnotherProgramIsRefused() {
    Ran ran = Ran.jacquard("replay", "jq1:12:0", "litmus:dining(2)");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(1).first().asString().contains("fingerprint 12");
  }

  @Test
  void anUnwritableFileIsFoundBeforeTheSearchStarts(@TempDir Path folder) {
    Ran ran =
        Ran.jacquard("check", "litmus:lastzero(20)", "--search", "dfs", "--json", folder + "/");
    assertThat(ran.status()).isEqualTo(2);
  }

  @Test
  void withoutACommandThereIsHelpButNoSuccess() {
    Ran ran = Ran.jacquard();
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("Usage: jacquard [-hV] COMMAND");
  }
}
