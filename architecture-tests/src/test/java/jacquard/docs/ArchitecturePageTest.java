package jacquard.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on the architecture is one page, has every module, and its ways are short. */
class ArchitecturePageTest {
  private static final int MAX_WORDS = 820;
  private static final int MAX_LINES = 80;
  private static final int MAX_HOPS = 8;
  private static final Page PAGE = Page.of(Page.ROOT.resolve("docs/architecture.md"));

  @Test
  void itIsOnePage() {
    assertThat(String.join(" ", PAGE.lines()).strip().split("\\s+")).hasSizeLessThan(MAX_WORDS);
    assertThat(PAGE.lines()).hasSizeLessThan(MAX_LINES);
  }

  @Test
  void itsTableHasEveryModuleOfTheBuild() {
    assertThat(found("(?m)^\\| `([\\w-]+)` \\|", String.join("\n", PAGE.lines())))
        .isEqualTo(
            found(
                "<module>(.*)</module>",
                String.join("\n", Page.of(Page.ROOT.resolve("pom.xml")).lines())));
  }

  private static List<String> found(String pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void itsFourWaysAreShort() {
    List<Integer> hops = new ArrayList<>();
    for (String line : PAGE.lines()) {
      if (line.startsWith("### ")) {
        hops.add(0);
      } else if (line.matches("\\d+\\. .*")) {
        hops.set(hops.size() - 1, hops.getLast() + 1);
      }
    }
    assertThat(hops).hasSize(4).allMatch(n -> n >= 2 && n <= MAX_HOPS);
  }

  /** Who follows a way in the code finds each of its classes from those before it. */
  @Test
  void everyHopIsReachedFromEarlierOnes() throws IOException {
    List<String> lost = new ArrayList<>();
    for (String way : String.join("\n", PAGE.lines()).split("\n### ", -1)) {
      List<Path> known = new ArrayList<>();
      for (String hop : way.split("\n\\d+\\. ", -1)) {
        List<Path> here = new ArrayList<>();
        for (String link : found("\\]\\(\\.\\./([\\w/]+\\.java)\\)", hop)) {
          here.add(Page.ROOT.resolve(link));
        }
        if (!known.isEmpty() && !here.isEmpty() && !areConnected(known, here)) {
          lost.add(hop);
        }
        known.addAll(here);
      }
    }
    assertThat(lost).isEmpty();
  }

  private static boolean areConnected(List<Path> some, List<Path> others) throws IOException {
    for (Path one : some) {
      for (Path other : others) {
        if (names(one, other) || names(other, one)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean names(Path file, Path other) throws IOException {
    String name = other.getFileName().toString().replace(".java", "");
    return Pattern.compile("\\b" + name + "\\b").matcher(Files.readString(file)).find();
  }
}
