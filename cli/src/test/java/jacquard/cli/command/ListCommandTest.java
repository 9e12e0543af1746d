package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.LitmusCatalog;
import jacquard.statespace.catalog.StateSearches;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ListCommandTest {

  @Test
  void allProgramsAndSearchesAreNamed() {
    Ran ran = Ran.jacquard("list");
    assertThat(ran.status()).isZero();
    LitmusCatalog.shapes()
        .forEach(shape -> assertThat(ran.out()).contains("litmus:" + shape.signature()));
    Searches.all().forEach(search -> assertThat(ran.out()).contains("\n" + search.name() + " "));
    assertThat(ran.out()).containsPattern("racy-counter\\(n\\) +\\(\\d\\) +assertion fails +\\d+");
  }

  @Test
  void eachCanBeListedAlone() {
    assertThat(
            Stream.of("programs", "searches", "engines", "options")
                .map(what -> Ran.jacquard("list", what).out())
                .collect(Collectors.joining("\n")))
        .isEqualTo(Ran.jacquard("list").out());
  }

  @Test
  void boundsAndPrioritiesAreAPartOfTheSearches() {
    String searches = Ran.jacquard("list", "searches").out();
    assertThat(searches)
        .contains(Ran.jacquard("list", "bounds").out(), Ran.jacquard("list", "priorities").out());
    assertThat(Ran.jacquard("list", "bounds").out()).startsWith("bound ").contains("preemption");
    assertThat(Ran.jacquard("list", "priorities").out()).startsWith("priority ");
  }

  @Test
  void everyOptionOfACheckIsListed() {
    String listed = Ran.jacquard("list", "options").out();
    Matcher option = Pattern.compile("--[a-z-]+").matcher(Ran.jacquard("check", "--help").out());
    while (option.find()) {
      if (!Set.of("--help", "--version", "--").contains(option.group())) {
        assertThat(listed).contains(option.group());
      }
    }
  }

  @Test
  void enginesSayWhatTheyTake() {
    assertThat(Ran.jacquard("list", "engines").out().lines().map(l -> l.replaceAll("  +", "|")))
        .containsExactly(
            "engine|takes|what it does",
            "stateful|Java programs (translated), models|visits the states of a model, each once;"
                + " checks infinite runs too",
            "stateless|Java programs, litmus programs, models|runs the target under one schedule"
                + " after the other; stores no states",
            "symbolic|Java programs (translated), models, circuits|makes a circuit of a model, or"
                + " takes one, and lets SAT solvers answer");
  }

  @Test
  void everyOptionIsMarkedWhereItIsHonoured() {
    List<List<String>> table = table(Ran.jacquard("list", "options").out(), 0);
    assertThat(table.getFirst())
        .containsExactly(
            "option",
            "Java programs, stateful",
            "models, stateful",
            "Java programs, stateless",
            "litmus programs, stateless",
            "models, stateless",
            "Java programs, symbolic",
            "models, symbolic",
            "circuits, symbolic");
    assertThat(table.stream().skip(1).map(List::getFirst))
        .containsExactlyElementsOf(CheckOptions.all().stream().map(CheckOption::typed).toList());
    assertThat(table)
        .contains(
            List.of("--timeout", "yes", "yes", "yes", "yes", "yes", "yes", "yes", "yes"),
            List.of("--bound", "-", "-", "yes", "yes", "yes", "-", "-", "-"),
            List.of("--ltl", "-", "yes", "-", "-", "-", "-", "yes", "-"),
            List.of("--method", "-", "-", "-", "-", "-", "yes", "yes", "yes"),
            List.of("--races", "-", "-", "yes", "-", "-", "-", "-", "-"),
            List.of("-D", "-", "yes", "-", "-", "yes", "-", "yes", "-"));
  }

  /** What the table says of an option is what a check says. */
  @ParameterizedTest
  @EnumSource(TargetKind.class)
  void whatIsNotMarkedIsRefused(TargetKind kind) {
    List<List<String>> table = table(Ran.jacquard("list", "options").out(), 0);
    for (int column = 1; column < table.getFirst().size(); column++) {
      String[] title = table.getFirst().get(column).split(", ", 2);
      if (title[0].equals(kind.plural())) {
        for (CheckOption<?> option : CheckOptions.all()) {
          boolean isMarked = row(table, option.typed()).get(column).equals("yes");
          if (!option.equals(CheckOptions.ENGINE) && !option.equals(CheckOptions.SEARCH)) {
            assertThat(isTaken(kind, title[1], option)).as(option.typed()).isEqualTo(isMarked);
          }
        }
      }
    }
  }

  private static boolean isTaken(TargetKind kind, String engine, CheckOption<?> option) {
    CheckRequest request =
        CheckRequest.of("x")
            .with(CheckOptions.ENGINE, engine)
            .withTyped(option, OptionValues.typed(option));
    try {
      return !Engines.able(kind, request).isEmpty();
    } catch (UsageException e) {
      assertThat(e).hasMessageContaining(option.typed());
      return false;
    }
  }

  @Test
  void searchesSayWhichOptionsGoWithThem() {
    String out = Ran.jacquard("list", "options").out();
    List<List<String>> stateless = table(out, 1);
    assertThat(stateless)
        .contains(
            List.of("search", "--bound", "--seal", "--priority", "--without", "--seed"),
            List.of("optimal", "-", "-", "-", "-", "-"),
            List.of("optimal:fewest-preemptions", "preemption", "-", "-", "-", "-"),
            List.of("bpor", "any, needed", "yes", "-", "yes", "-"),
            List.of("best-first", "any", "yes", "yes", "-", "yes"),
            List.of("pct", "-", "-", "-", "-", "yes"));
    assertThat(stateless.stream().skip(1).map(List::getFirst))
        .containsExactlyElementsOf(Searches.names());
    List<List<String>> stateful = table(out, 2);
    assertThat(stateful)
        .contains(
            List.of("search of a model", "--order", "--store", "properties of infinite runs"),
            List.of("ample", "dfs, bfs", "exact, hash-compact, bitstate", "yes"),
            List.of("transactions:cpc", "dfs", "exact", "-"));
    assertThat(stateful.stream().skip(1).map(List::getFirst))
        .containsExactlyElementsOf(
            StateSearches.all().stream().map(StateSearches.Entry::name).toList());
  }

  /** The rows of one of the tables that a text has, with their cells. */
  private static List<List<String>> table(String text, int number) {
    return text.split("\n\n", -1)[number]
        .lines()
        .map(line -> List.of(line.strip().split("  +", -1)))
        .toList();
  }

  private static List<String> row(List<List<String>> table, String name) {
    return table.stream().filter(r -> r.getFirst().equals(name)).findFirst().orElseThrow();
  }
}
