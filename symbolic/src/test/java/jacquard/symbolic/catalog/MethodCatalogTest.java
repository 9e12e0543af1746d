package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.request.CheckOptions;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of each method. */
class MethodCatalogTest {
  @Test
  void theOptionTakesTheNamesOfTheCatalog() {
    for (String name : MethodCatalog.names()) {
      assertThat(CheckOptions.METHOD.type().parse(name)).isEqualTo(name);
    }
    assertThatThrownBy(() -> CheckOptions.METHOD.type().parse("luck"))
        .hasMessageContaining(String.join(" or ", MethodCatalog.names()));
  }

  @Test
  void aMethodIsCalledAsItIsAskedFor() {
    for (String name : MethodCatalog.names()) {
      assertThat(MethodCatalog.named(name).method().name()).isEqualTo(name);
    }
  }

  @ParameterizedTest
  @CsvSource({"auto, bmc, pdr", "pdr, pdr, pdr", "bmc, bmc, ''", "bdd-forward, bdd-forward, ''"})
  void lassosAreFoundByOneMethodAndPerhapsRuledOutByAnother(
      String name, String finder, String prover) {
    var liveness = MethodCatalog.named(name).liveness();
    assertThat(liveness.finder().name()).isEqualTo(finder);
    assertThat(liveness.prover().map(m -> m.name()).orElse("")).isEqualTo(prover);
  }

  @ParameterizedTest
  @CsvSource({
    "bmc, 'bmc: depth [0-9]+, [0-9]+ clauses'",
    "induction, 'induction: depth [0-9]+, [0-9]+ clauses'",
    "pdr, 'pdr: [0-9]+ frames, [0-9]+ clauses'",
    "bdd, 'bdd: depth [0-9]+, [0-9]+ nodes'",
    "bdd-forward, 'bdd-forward: depth [0-9]+, [0-9]+ nodes'",
    "bdd-backward, 'bdd-backward: depth [0-9]+, [0-9]+ nodes'",
  })
  void aMethodSaysWhatItCounts(String name, String words) {
    List<String> said = new CopyOnWriteArrayList<>();
    MethodCatalog.named(name)
        .method()
        .check(
            Circuits.modulo(3, 4, 5),
            0,
            new Setting(
                SolverCatalog.best(),
                new Cancellation(),
                20,
                progress -> said.add(progress.words())));
    assertThat(said).isNotEmpty().allMatch(text -> text.matches(words));
  }
}
