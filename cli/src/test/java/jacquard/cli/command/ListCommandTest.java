package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.LitmusCatalog;
import org.junit.jupiter.api.Test;

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
  void eitherCanBeListedAlone() {
    assertThat(
            Ran.jacquard("list", "programs").out() + "\n" + Ran.jacquard("list", "searches").out())
        .isEqualToNormalizingNewlines(Ran.jacquard("list").out());
  }
}
