package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every check of infinite runs has the verdict and the number of states that are recorded. */
class LivenessCorpusTest {
  private static boolean installed;

  @BeforeAll
  static void lookForSpin() {
    installed = Spin.isInstalled();
  }

  static List<LivenessCheck> checks() {
    return LivenessCheck.all();
  }

  @ParameterizedTest
  @MethodSource("checks")
  void theSearchSeesTheRecordedStates(LivenessCheck check) {
    Model model = check.model();
    SearchResult result =
        LivenessSearch.run(
            Compiler.compile(model),
            check.property(model),
            check.fairness(),
            SearchOptions.DEFAULT.goingOn());
    assertThat(result.violation().map(v -> v.kind().word()).orElse("holds"))
        .isEqualTo(check.verdict());
    assertThat(result.counts().states()).isEqualTo(check.states());
  }

  @ParameterizedTest
  @MethodSource("checks")
  void reducedSearchesAgree(LivenessCheck check) {
    Model model = check.model();
    for (Method method : List.of(Method.AMPLE, Method.PERSISTENT)) {
      SearchResult result =
          LivenessSearch.run(
              Compiler.compile(model),
              check.property(model),
              check.fairness(),
              SearchOptions.DEFAULT.goingOn().by(method));
      assertThat(result.violation().isPresent()).isEqualTo(!check.verdict().equals("holds"));
      assertThat(result.counts().states()).isLessThanOrEqualTo(check.states());
    }
  }

  @ParameterizedTest
  @MethodSource("checks")
  void aCounterexampleIsOneByItself(LivenessCheck check) {
    Model model = check.model();
    Machine machine = Compiler.compile(model);
    Property property = check.property(model);
    SearchResult result =
        LivenessSearch.run(machine, property, check.fairness(), SearchOptions.DEFAULT);
    if (result.violation().isPresent() && check.verdict().equals(property.kind().word())) {
      var path = result.violation().orElseThrow().path();
      assertThat(LassoCheck.violation(machine, property, check.fairness(), path))
          .hasValueSatisfying(p -> assertThat(p.cycle()).isEqualTo(path.cycle()));
    }
  }

  /** The checks that one verifier of Spin can do. */
  static List<Named<List<LivenessCheck>>> groups() {
    Map<String, List<LivenessCheck>> groups = new LinkedHashMap<>();
    for (LivenessCheck check : checks()) {
      groups
          .computeIfAbsent(check.name() + " " + check.cycles(), _ -> new ArrayList<>())
          .add(check);
    }
    return groups.entrySet().stream().map(e -> Named.of(e.getKey(), e.getValue())).toList();
  }

  @ParameterizedTest
  @MethodSource("groups")
  void spinConfirmsTheRecordedVerdictAndStates(List<LivenessCheck> checks, @TempDir Path folder)
      throws IOException {
    assumeTrue(installed, "spin and a C compiler are not installed");
    LivenessCheck first = checks.getFirst();
    Spin.Verifier verifier = Spin.verifier(first.forSpin(), first.cycles(), folder);
    for (LivenessCheck check : checks) {
      if (!check.spin().startsWith("not")) {
        List<String> ignored = check.verdict().equals("assertion") ? List.of() : List.of("-A");
        Spin.Report report = verifier.run(check.claim(), check.fairness(), ignored);
        assertThat(report.hasErrors())
            .as(check.toString())
            .isEqualTo(!check.verdict().equals("holds"));
        if (check.spin().equals("same")) {
          assertThat(report.states()).as(check.toString()).isEqualTo(check.states());
        }
      }
    }
  }
}
