package jacquard.bench.plot;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.plot.Line.Fill;
import jacquard.bench.plot.Line.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogChartTest {
  @Test
  void textIsEscaped() {
    String svg = new LogChart("a < b & \"c\"", "x", "y", 3, List.of()).svg();

    assertThat(svg).contains("<title>a &lt; b &amp; &quot;c&quot;</title>").doesNotContain("a < b");
  }

  @Test
  void decadesAreEquallyFarApart() {
    String svg = chart(new Point(1, 1), new Point(2, 10), new Point(3, 100));

    assertThat(svg).contains("points=\"173,462 335,253 497,44\"");
  }

  @Test
  void hollowMarkersAreWhiteInside() {
    assertThat(chart(new Point(1, 1)))
        .contains("<g stroke=\"#123456\" stroke-width=\"1.5\" fill=\"#fff\">");
  }

  private static String chart(Point... points) {
    return new LogChart(
            "title",
            "x",
            "y",
            3,
            List.of(new Line("line", "", "#123456", Marker.DIAMOND, Fill.HOLLOW, List.of(points))))
        .svg();
  }
}
