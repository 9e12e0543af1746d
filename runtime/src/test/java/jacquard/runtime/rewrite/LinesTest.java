package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinesTest {
  @TempDir private Path folder = Path.of("");

  private Lines written(List<String> lines) throws IOException {
    Path file = folder.resolve("lines.tsv");
    Lines.write(file, lines);
    return Lines.in(file);
  }

  @Test
  void everyLineIsFoundByNumberAndByText() throws IOException {
    List<String> texts = IntStream.range(0, 1000).mapToObj(i -> "line\t" + i * i + "\tü").toList();
    Lines lines = written(texts);
    assertThat(lines.count()).isEqualTo(1000);
    for (int i = 0; i < 1000; i++) {
      assertThat(lines.get(i)).isEqualTo(texts.get(i));
      assertThat(lines.find(texts.get(i))).isEqualTo(i);
    }
  }

  @Test
  void whatIsNoLineIsNotFound() throws IOException {
    assertThat(written(List.of("one", "two")).find("three")).isNegative();
    assertThat(written(List.of()).find("one")).isNegative();
    assertThat(Lines.NONE.find("one")).isNegative();
  }

  @Test
  void linesWithTheSameHashCodeAreToldApart() throws IOException {
    Lines lines = written(List.of("Aa", "BB"));
    assertThat(lines.find("Aa")).isZero();
    assertThat(lines.find("BB")).isEqualTo(1);
  }
}
