package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import jacquard.symbolic.solver.SolverCatalog;
import jacquard.symbolic.solver.SolverFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports name the solvers that have a part in the answer, and no others. */
class SolversOfMethodsTest {
  @ParameterizedTest
  @CsvSource({
    "bmc, cadical",
    "induction, cadical",
    "pdr, own",
    "auto, cadical and own",
    "bdd, ''",
    "bdd-backward, ''",
  })
  void eachMethodNamesItsSolvers(String method, String solvers) {
    SolverFactory best = SolverCatalog.named("auto");
    assumeThat(best.name()).isEqualTo("cadical");
    assertThat(String.join(" and ", MethodCatalog.named(method).method().solvers(best)))
        .isEqualTo(solvers);
  }

  @ParameterizedTest
  @CsvSource({"pdr, sat4j", "auto, sat4j", "bmc, sat4j"})
  void aSolverThatIsAskedForIsUsedForEverything(String method, String solver) {
    assertThat(MethodCatalog.named(method).method().solvers(SolverCatalog.named(solver)))
        .containsExactly(solver);
  }
}
