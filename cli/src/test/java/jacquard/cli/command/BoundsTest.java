package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.target.Targets;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounded and best-first search from the command line. */
class BoundsTest {

  @Test
  void aBoundIsTheScopeOfTheVerdict() throws IOException {
    Ran ran =
        Ran.jacquard(
            "check", "litmus:lastzero(3)", "--bound", "preemption=1", "--without", "sleep");
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith(
            "HOLDS  litmus:lastzero(3)\n  scope     all executions with at most 1 preemption (")
        .containsPattern("\n  checked   bpor; \\d+ executions, ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "depth=5 => at most 5 steps",
        "context=1 => at most 1 context switch",
        "preemption=0 => no preemption",
        "delta=1 => at most 1 deviation from round-robin",
        "local-depth=3 => at most 3 steps in any causal past",
        "local-context=0 => no context switch in any causal past",
        "fair=2,preemption=0 => no thread more than 2 yields ahead of another and no preemption",
      })
  void everyBoundCanBeAskedFor(String bound, String scope) {
    for (String search : new String[] {"bpor", "bounded", "best-first"}) {
      Ran ran = Ran.jacquard("check", "litmus:lastzero(3)", "--search", search, "--bound", bound);
      assertThat(ran.out()).contains("all executions with " + scope + " (");
      assertThat(ran.status()).isZero();
    }
  }

  @Test
  void plainBoundedSearchIsProven() {
    Ran ran =
        Ran.jacquard(
            "check", "litmus:lastzero(3)", "--search", "bounded", "--bound", "preemption=1");
    assertThat(ran.out()).contains("at most 1 preemption (proven): no assertion fails");
  }

  /** The code of a model is sealed by its text, or by where it is. */
  @ParameterizedTest
  @ValueSource(strings = {"n = t + 1", "racy-counter.pml:7"})
  void aStatementOfAModelIsSealed(String text) {
    Ran ran = Ran.jacquard("check", "../models/racy-counter.pml", "--seal", text);
    assertThat(ran.status()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("sealed    '" + text + "' is not preempted\n");
    assertThat(Ran.jacquard("check", "../models/racy-counter.pml").status()).isEqualTo(1);
    assertThat(
            Ran.jacquard("check", "../models/racy-counter.pml", "--seal", "racy-counter.pml:99")
                .err())
        .endsWith("no operation of ../models/racy-counter.pml contains this text\n");
  }

  @Test
  void aBoundOfOneExecutionIsToldInTheSingular() {
    Ran ran = Ran.jacquard("check", "litmus:lastzero(3)", "--max-executions", "1");
    assertThat(ran.out()).contains("1 execution").doesNotContain("1 executions");
  }

  @Test
  void fairnessIsAdvisedOnlyWhereItIsNotGiven() {
    Ran without = Ran.jacquard("check", "litmus:lastzero(3)", "--max-steps=3");
    assertThat(without.out())
        .contains(
            "next      raise --max-steps to explore the rest; for a program that spins, --bound");
    Ran with = Ran.jacquard("check", "litmus:lastzero(3)", "--max-steps=3", "--bound=fair=2");
    assertThat(with.out()).contains("next      raise --max-steps to explore the rest\n");
  }

  @Test
  void aBoundThatCutsNothingCoversAllExecutions() {
    Ran ran = Ran.jacquard("check", "litmus:lastzero(3)", "--bound", "preemption=50");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("scope     all executions: ")
        .contains("checked   bpor within preemption=50; ");
  }

  @Test
  void theJsonNamesTheBound() {
    Ran ran = Ran.jacquard("check", "litmus:lastzero(3)", "--bound", "preemption=1", "--json", "-");
    assertThat(ran.out().replaceAll("\\s+", ""))
        .contains("\"search\":\"bpor\",\"bounds\":{\"preemption\":1},\"grounds\":\"")
        .contains("\"verdict\":\"holds\",\"scope\":\"within-bound\",\"statistics\":{");
  }

  @Test
  void theJsonOfAViolationNamesTheBoundThatWasAskedFor() {
    Ran ran =
        Ran.jacquard("check", "litmus:racy-counter(2)", "--bound", "preemption=1", "--json", "-");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out().replaceAll("\\s+", ""))
        .contains("\"bounds\":{\"preemption\":1},\"verdict\":\"violated\"");
  }

  @Test
  void theBugIsThereOnlyWithinALargerBound() {
    String[] call = {"check", "litmus:racy-counter(3)", "--bound", "preemption=0"};
    assertThat(Ran.jacquard(call).status()).isZero();
    call[3] = "preemption=1";
    Ran ran = Ran.jacquard(call);
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out()).contains("checked   bpor within preemption=1; found in execution ");
  }

  @Test
  void aRaisedBoundFindsTheBugWithTheFewestPreemptions() {
    Ran ran = Ran.jacquard("check", "litmus:racy-counter(3)", "--bound", "preemption=0..");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("checked   bpor within preemption=0..; found in execution ")
        .contains("this schedule has 1 preemption");
  }

  @ParameterizedTest
  @ValueSource(strings = {"preemption=0..", "fair=0..", "depth=1..", "fair=1,context=0.."})
  void aRaisedBoundCoversEverythingInTheEnd(String bound) {
    Ran ran = Ran.jacquard("check", "litmus:lastzero(2)", "--bound", bound);
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("scope     all executions: ")
        .contains("checked   bpor within " + bound + "; ")
        .doesNotContain("next");
  }

  @Test
  void aRaisedBoundThatIsCutHoldsForTheLargestCompleteLimit() {
    Ran ran =
        Ran.jacquard(
            "check",
            "litmus:lastzero(4)",
            "--search",
            "bounded",
            "--bound",
            "fair=1,preemption=0..",
            "--max-executions",
            "500");
    assertThat(ran.out())
        .contains("with no preemption and no thread more than 1 yield ahead of another (proven)")
        .contains("\n  stopped   within preemption=1: out of budget (")
        .contains("\n  checked   bounded within fair=1,preemption=0..; 500 executions, ")
        .endsWith(
            "next      go on with --bound fair=1,preemption=1.., and raise --max-executions\n");
    assertThat(ran.status()).isZero();
  }

  @Test
  void aRaisedBoundThatIsCutAtOnceIsUnknown() {
    Ran ran =
        Ran.jacquard(
            "check", "litmus:lastzero(4)", "--bound", "preemption=0..", "--max-executions", "5");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out())
        .contains("checked   bpor within preemption=0..; 5 executions")
        .contains("next      raise --max-executions");
  }

  @Test
  void aRaisedBoundThatIsCalledOffHoldsForTheLargestCompleteLimit() {
    int[] asked = {0};
    Ran ran =
        Ran.jacquard(
            () -> ++asked[0] > 500,
            new Targets(),
            "check",
            "litmus:lastzero(4)",
            "--search",
            "bounded",
            "--bound",
            "preemption=0..");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("all executions with no preemption (proven)")
        .contains("stopped   within preemption=1: cancelled")
        .endsWith("next      go on with --bound preemption=1..\n");
  }

  @Test
  void optimalSearchKeepsABoundOnPreemptions() {
    String[] call = {
      "check",
      "litmus:critical-sections(2,6)",
      "--search",
      "optimal:fewest-preemptions",
      "--bound",
      "preemption=1"
    };
    Ran fixed = Ran.jacquard(call);
    assertThat(fixed.status()).isZero();
    assertThat(fixed.out())
        .contains("all executions with at most 1 preemption (validated")
        .contains("checked   optimal:fewest-preemptions; ");
    call[5] = "preemption=0..";
    Ran raised = Ran.jacquard(call);
    assertThat(raised.status()).isZero();
    assertThat(raised.out()).contains("scope     all executions: ");
  }

  @Test
  void optimalSearchThatIsCutHoldsForTheLargestCompleteLimit() {
    Ran ran =
        Ran.jacquard(
            "check",
            "litmus:critical-sections(2,6)",
            "--search",
            "optimal:fewest-preemptions",
            "--bound",
            "preemption=0..",
            "--max-executions",
            "100");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("all executions with no preemption (validated")
        .contains("\n  stopped   within preemption=1: out of budget (")
        .endsWith("next      raise --max-executions to explore the rest\n");
  }

  @Test
  void everyLimitThatWasMetIsToBeRaised() {
    Ran ran =
        Ran.jacquard("check", "litmus:atomic-inc(3)", "--max-executions", "2", "--max-steps", "2");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).contains("next      raise --max-executions and --max-steps to explore");
  }

  @Test
  void aPriorityForWhatThereIsNotIsNoted() {
    String note = "note      --priority '%s' preferred nothing: no branch is about it\n";
    for (String name : List.of("variable:nosuch", "method:nosuch")) {
      assertThat(preferring(name)).contains(note.formatted(name));
      assertThat(preferring("preemptions," + name)).contains(note.formatted(name));
    }
    assertThat(preferring("variable:x")).doesNotContain("preferred nothing");
    assertThat(preferring("random,preemptions")).doesNotContain("preferred nothing");
  }

  private static String preferring(String priority) {
    return Ran.jacquard(
            "check", "litmus:racy-counter(3)", "--search", "best-first", "--priority", priority)
        .out();
  }

  @Test
  void sealedCodeIsNotPreempted() {
    assertThat(Ran.jacquard("check", "litmus:racy-counter(3)").status()).isEqualTo(1);
    for (String search : new String[] {"bpor", "bounded", "best-first"}) {
      Ran ran =
          Ran.jacquard("check", "litmus:racy-counter(3)", "--search", search, "--seal", "x = r");
      assertThat(ran.status()).isZero();
      assertThat(ran.out())
          .contains("scope     all executions with no preemption in sealed code (")
          .contains("sealed    'x = r' is not preempted\n");
    }
  }

  @Test
  void severalSealsGoWithABound() {
    Ran ran =
        Ran.jacquard(
            "check",
            "litmus:racy-counter(3)",
            "--seal",
            "x = r + 1",
            "--seal",
            "r = x",
            "--bound",
            "preemption=0");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("with no preemption and no preemption in sealed code (")
        .contains("sealed    'x = r + 1' is not preempted\n            'r = x' is not preempted\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"preemptions", "dpor,awake", "random", "method:x = r,preemptions", "variable:x"})
  void bestFirstSearchTakesPriorities(String priority) {
    Ran bug =
        Ran.jacquard(
            "check", "litmus:racy-counter(3)", "--search", "best-first", "--priority", priority);
    assertThat(bug.status()).isEqualTo(1);
    assertThat(bug.out()).contains("checked   best-first; found in execution ");
    Ran holds =
        Ran.jacquard(
            "check", "litmus:lastzero(2)", "--search", "best-first", "--priority", priority);
    assertThat(holds.status()).isZero();
    assertThat(holds.out()).contains("scope     all executions: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transitive-reduction",
        "alternative-thread",
        "release",
        "bound",
        "sleep",
        "transitive-reduction,alternative-thread,release,bound,sleep"
      })
  void optimisationsCanBeSwitchedOff(String without) {
    Ran ran =
        Ran.jacquard(
            "check", "litmus:lastzero(3)", "--bound", "preemption=1", "--without", without);
    assertThat(ran.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '"',
      value = {
        "--bound preemption => 'preemption' is not a bound with its limit, such as preemption=2",
        "--bound =2 => '=2' is not a bound with its limit, such as preemption=2",
        "--bound= => '' is not a bound with its limit, such as preemption=2",
        "--bound preemption=1, => '' is not a bound with its limit, such as preemption=2",
        "--bound preemtion=2 => unknown bound 'preemtion' (did you mean preemption?); there are"
            + " depth, context, preemption, delta, fair, local-depth, local-context",
        "--bound colour=2 => unknown bound 'colour'; there are depth, context, preemption, delta,"
            + " fair, local-depth, local-context",
        "--bound preemption=-1 => the limit of the preemption bound must not be negative: -1",
        "--bound preemption=few => preemption: 'few' is not a limit: give a number such as 2, or"
            + " 0.. to raise it from 0",
        "--bound preemption=0..3 => preemption: '0..3' is not a limit: give a number such as 2, or"
            + " 0.. to raise it from 0",
        "--bound preemption=99999999999 => preemption: the limit 99999999999 is too large, the"
            + " largest is 2147483647",
        "--bound depth=0 => depth=0 allows no step at all: give a limit from 1 on",
        "--bound preemption=1,fair=2,preemption=2 => the bound preemption is given twice: give it"
            + " one limit",
        "--bound fair=0..,preemption=0.. => only one bound can be raised: give fair or preemption a"
            + " fixed limit",
        "--bound preemption=1 --bound fair=2 => option '--bound' (NAME=LIMIT) should be specified"
            + " only once; see 'jacquard check --help'",
        "--bound preemption=1 --search optimal => search optimal takes no bound: use bpor, bounded"
            + " or best-first",
        "--bound preemption=1 --search random => search random takes no bound: use bpor, bounded or"
            + " best-first",
        "--bound fair=1 --search optimal:fewest-preemptions => search optimal:fewest-preemptions"
            + " takes only the bound preemption: use bpor for others",
        "--bound preemption=1,fair=1 --search optimal:fewest-preemptions => search"
            + " optimal:fewest-preemptions takes only the bound preemption: use bpor for others",
        "--bound preemption=1 --search optimal:fewest-preemptions --seal lock => search"
            + " optimal:fewest-preemptions cannot seal code: use bpor, bounded or best-first",
        "--search bpor => bpor needs a bound, such as preemption=2",
        "--search bounded => bounded needs a bound, such as preemption=2",
        "--search bpro --bound preemption=1 => unknown search 'bpro' (did you mean bpor?);"
            + " 'jacquard list searches' names all",
        "--priority preemptions => search optimal takes no priorities: use best-first",
        "--bound preemption=1 --priority random => search bpor takes no priorities: use best-first",
        "--search best-first --priority premptions => unknown priority 'premptions' (did you mean"
            + " preemptions?); there are preemptions, dpor, awake, random, method:NAME,"
            + " variable:NAME",
        "--search best-first --priority metod:f => unknown priority 'metod:f' (did you mean"
            + " method:NAME?); there are preemptions, dpor, awake, random, method:NAME,"
            + " variable:NAME",
        "--search best-first --priority= => unknown priority ''; there are preemptions, dpor,"
            + " awake, random, method:NAME, variable:NAME",
        "--without sleep => search optimal has no optimisations to go without: use bpor with a"
            + " bound",
        "--bound preemption=1 --search bounded --without sleep => search bounded has no"
            + " optimisations to go without: use bpor with a bound",
        "--bound preemption=1 --without slep => unknown optimisation 'slep' (did you mean sleep?);"
            + " there are transitive-reduction, alternative-thread, release, bound, sleep",
        "--seal nowhere => --seal 'nowhere': no operation of litmus:dining(4) contains this text",
        "--seal= => an empty text seals everything: give a part of the code",
        "--seal lock --search dfs => search dfs cannot seal code: use bpor, bounded or best-first",
      })
  void nonsenseIsToldInOneLineAndNothingIsRun(String options, String complaint) {
    Ran ran = Ran.jacquard(("check litmus:dining " + options.strip()).split(" "));
    assertThat(ran.err()).isEqualTo("jacquard: " + complaint.strip() + System.lineSeparator());
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isEqualTo(2);
  }

  @Test
  void boundedSearchesAreCompared() {
    Ran ran = Ran.jacquard("compare", "litmus:lastzero(3)", "--bound", "preemption=1");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .startsWith("COMPARED  litmus:lastzero(3) within preemption=1\n")
        .containsPattern("\n  search +executions +blocked +cut at bound +transitions +traces ")
        .containsPattern("\n  bounded .* holds within the bound\n")
        .containsPattern("\n  bpor, not optimised .* holds within the bound\n")
        .containsPattern("\n  bpor, transitive-reduction only .* holds within the bound\n")
        .containsPattern("\n  bpor, alternative-thread only .* holds within the bound\n")
        .containsPattern("\n  bpor, release only .* holds within the bound\n")
        .containsPattern("\n  bpor, bound only .* holds within the bound\n")
        .containsPattern("\n  bpor, sleep only .* holds within the bound\n")
        .containsPattern("\n  bpor +\\d.* holds within the bound\n")
        .containsPattern("\n  best-first .* holds within the bound\n")
        .containsPattern("\n  optimal:fewest-preemptions .* holds\n");
  }

  @Test
  void everySearchSeesTheSameTracesWithinABoundOnPreemptions() {
    Ran ran = Ran.jacquard("compare", "litmus:racy-counter(4)", "--bound", "preemption=1");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(
            ran.out()
                .lines()
                .skip(2)
                .filter(line -> !line.isBlank())
                .map(line -> line.substring(34).strip().split(" +", -1)[4]))
        .containsOnly("168");
  }

  @Test
  void raisedBoundsThatStopEarlierContradictNobody() {
    Ran ran =
        Ran.jacquard(
            "compare",
            "litmus:racy-counter(3)",
            "--bound",
            "preemption=0..",
            "--max-executions",
            "1000",
            "--search",
            "bounded,bpor,best-first",
            "--priority",
            "random");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out().lines()).hasSize(11);
  }

  @Test
  void aSearchWithoutBoundsIsNotComparedWithinThem() {
    Ran ran =
        Ran.jacquard("compare", "litmus:dining", "--bound", "depth=3", "--search", "bpor,dfs");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("search dfs takes no bound: use bpor, bounded or best-first");
    Ran priorities =
        Ran.jacquard("compare", "litmus:dining", "--search", "dfs", "--priority", "random");
    assertThat(priorities.status()).isEqualTo(2);
    assertThat(priorities.err()).contains("--priority is for best-first");
  }

  @Test
  void boundsAndPrioritiesAreListed() {
    Ran ran = Ran.jacquard("list", "searches");
    assertThat(ran.out())
        .containsPattern("\nbounded +all within a bound ")
        .containsPattern("\nbpor +all within a bound .* \\(the default with --bound\\)\n")
        .containsPattern("\nbest-first ")
        .containsPattern("\nbound +counts +stable +extensible\n")
        .containsPattern("\npreemption +preemptions +no +no\n")
        .containsPattern("\nlocal-depth .* +yes +yes\n")
        .containsPattern("\nmethod:NAME +operations whose place contains NAME\n")
        .doesNotContainPattern("(?m)^\\S+ *$");
  }
}
