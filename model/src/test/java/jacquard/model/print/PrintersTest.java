package jacquard.model.print;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.random.RandomGraphs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The printers name what they show. */
class PrintersTest {
  @Test
  void aPictureHasEveryLocationAndEveryEdgeOfEveryProcess() {
    for (long seed = 0; seed < 50; seed++) {
      Model model = RandomGraphs.model(seed);
      String picture = Graphviz.of(model);
      assertThat(picture).startsWith("digraph \"random\" {").endsWith("}\n");
      long edges = 0;
      for (ProcessGraph p : model.processes()) {
        assertThat(picture).contains("label=\"" + p.name() + "\"");
        for (Location l : p.locations()) {
          String node = "p" + p.index() + "_" + l.id();
          assertThat(picture).contains("    " + node + " [label=\"" + l.id() + "\"");
          for (Edge e : l.edges()) {
            edges++;
            String target = "p" + p.index() + "_" + e.target();
            assertThat(picture).contains(node + " -> " + target + " [label=\"" + e.text() + "\"");
          }
        }
      }
      assertThat(picture.lines().filter(line -> line.contains(" -> ")).count()).isEqualTo(edges);
    }
  }

  @Test
  void whatNeedsItIsEscaped() {
    assertThat(Graphviz.quoted("printf(\"a\\n\")")).isEqualTo("\"printf(\\\"a\\\\n\\\")\"");
    assertThat(Graphviz.lines(List.of("x = 1", "y"))).isEqualTo("\"x = 1\\ly\\l\"");
  }

  @Test
  void theTextHasEveryVariableChannelAndEdge() {
    Model model = RandomGraphs.model(1);
    String text = ModelText.of(model);
    assertThat(text).startsWith("model random\n").contains("chan c = [2] of { byte }");
    model.globals().forEach(v -> assertThat(text).contains(" " + v.name() + "\n"));
    for (ProcessGraph p : model.processes()) {
      assertThat(text).contains("process " + p.name() + ", starts at " + p.entry());
      for (Location l : p.locations()) {
        l.edges().forEach(e -> assertThat(text).contains(l.id() + " -> " + e.target()));
      }
    }
  }
}
