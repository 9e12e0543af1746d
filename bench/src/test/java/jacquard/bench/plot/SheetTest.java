package jacquard.bench.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import jacquard.bench.plot.LinePanel.Axis;
import jacquard.bench.plot.LinePanel.Curve;
import jacquard.bench.plot.LinePanel.Level;
import jacquard.bench.plot.LinePanel.Point;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalDouble;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class SheetTest {
  private static final Style STYLE = Style.solid("a < b", "#123456", Marker.SQUARE);

  @Test
  void aSheetIsWellFormedAndHasAllPanels() throws Exception {
    Document svg =
        parse(new Sheet("both", 2, 200, 60, List.of(STYLE), List.of(lines(), bars())).svg());

    assertThat(svg.getElementsByTagName("polyline").getLength()).isEqualTo(1);
    assertThat(svg.getElementsByTagName("g").getLength()).isEqualTo(2);
    assertThat(svg.getDocumentElement().getTextContent())
        .contains("both", "a < b", "lines", "bars", "over", "left", "1,000");
  }

  @Test
  void pointsStandWhereTheirScalesPutThem() throws Exception {
    Document svg = parse(new Sheet("lines", 1, 200, 60, List.of(), List.of(lines())).svg());
    Element line = (Element) svg.getElementsByTagName("polyline").item(0);

    assertThat(line.getAttribute("points"))
        .as("a tenth and all of the width; a third and all of the height")
        .isEqualTo("88,177.3 268,64");
  }

  @Test
  void barsThatAreMissingAreMarked() throws Exception {
    Document svg = parse(new Sheet("bars", 1, 200, 60, List.of(), List.of(bars())).svg());

    assertThat(svg.getElementsByTagName("rect").getLength()).as("and the background").isEqualTo(2);
    assertThat(svg.getDocumentElement().getTextContent()).contains("+");
  }

  @Test
  void ticksAreRoundNumbers() {
    assertThat(new Scale.Linear(0, 100).ticks())
        .containsExactly(0.0, 20.0, 40.0, 60.0, 80.0, 100.0);
    assertThat(new Scale.Linear(0, 7).ticks()).containsExactly(0.0, 2.0, 4.0, 6.0);
    assertThat(Scale.Logarithmic.over(0.02, 300).ticks())
        .containsExactly(0.01, 0.1, 1.0, 10.0, 100.0, 1000.0);
    assertThat(Scale.Logarithmic.over(1, 1).position(1)).isCloseTo(0, within(1e-9));
    assertThat(Scale.text(0.01)).isEqualTo("0.01");
    assertThat(Scale.text(12_000)).isEqualTo("12,000");
  }

  private static Panel lines() {
    return new LinePanel(
        "lines",
        new Axis("over", new Scale.Linear(0, 10)),
        new Axis("up", new Scale.Logarithmic(0, 3)),
        List.of(new Curve(STYLE, List.of(new Point(1, 10), new Point(10, 1000)))),
        List.of(new Level(STYLE, 100, OptionalDouble.of(5))));
  }

  private static Panel bars() {
    return new BarPanel(
        "bars",
        "up",
        new Scale.Logarithmic(0, 3),
        List.of("left", "right"),
        List.of(
            new BarPanel.Series(
                STYLE,
                List.of(
                    new BarPanel.Bar(OptionalDouble.of(10), ""),
                    new BarPanel.Bar(OptionalDouble.empty(), "+")))));
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
