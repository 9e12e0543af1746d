package jacquard.bench.popl2005;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.measure.SearchBudget;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ReportsTest {
  /** Without reduction, three threads are too many; with sleep sets, four. */
  private static final Measurements MEASUREMENTS =
      Measurements.take(
          Experiment.INDEXER,
          Configuration.ALL,
          5,
          new SearchBudget(Duration.ofMinutes(1), 100),
          (_, _) -> {});

  @Test
  void aRowOfTheTextSaysFromWhereOnASearchIsOverBudget() {
    assertThat(TextReport.of(MEASUREMENTS).lines().map(String::strip))
        .startsWith(
            "Indexer (POPL 2005, section 5.1), 1 to 5 threads; budget 60 s or 100 executions each")
        .anyMatch(row -> row.matches("dfs +2 +250 +70 +0 +\\d+\\.\\d{3}"))
        .anyMatch(row -> row.matches("dfs +3-5 +over budget"))
        .anyMatch(row -> row.matches("dfs\\+sleep +3 +124 +25 +24 +\\d+\\.\\d{3}"))
        .anyMatch(row -> row.matches("dfs\\+sleep +4-5 +over budget"))
        .anyMatch(row -> row.matches("optimal +5 +20 +1 +0 +\\d+\\.\\d{3}"))
        .endsWith("DPOR explores a single execution up to 5 threads: yes, in every form");
  }

  @Test
  void csvHasARowForEverySearchAndNumberOfThreads() {
    List<String> lines = CsvReport.of(MEASUREMENTS).lines().toList();

    assertThat(lines).hasSize(1 + 11 * 5);
    assertThat(lines.getFirst())
        .isEqualTo("search,sleep sets,threads,status,transitions,executions,blocked,seconds");
    assertThat(lines).allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(8));
    assertThat(lines.get(2)).startsWith("dfs,without,2,measured,250,70,0,0.");
    assertThat(lines.get(3)).isEqualTo("dfs,without,3,over budget,,,,");
    assertThat(lines.get(8)).startsWith("dfs+sleep,with,3,measured,124,25,24,0.");
  }

  @Test
  void thePageHasAColumnForEverySearch() {
    assertThat(MarkdownReport.of(List.of(MEASUREMENTS)).lines())
        .contains("![transitions against threads](popl2005-indexer.svg)")
        .contains(
            "| 3 | over budget | 124 |" + " 12 |".repeat(9),
            "| 3 | over budget | 25 (24) |" + " 1 |".repeat(9));
  }

  @Test
  void thePlotHasALineForEverySearch() throws Exception {
    Document plot =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(TransitionPlot.svg(MEASUREMENTS))));

    NodeList lines = plot.getElementsByTagName("polyline");
    assertThat(lines.getLength()).isEqualTo(Configuration.ALL.size());
    for (int i = 0; i < lines.getLength(); i++) {
      String points = ((Element) lines.item(i)).getAttribute("points");
      assertThat(points.split(" ")).hasSize(MEASUREMENTS.series().get(i).measured());
    }
    assertThat(plot.getDocumentElement().getTextContent())
        .contains("threads", "transitions explored", "dpor:read-write+sleep", "over budget from 3");
  }
}
