package jacquard.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links within the project lead to a file, and to a heading where they name one. */
class LinksTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  static List<Page> pages() {
    return Page.all();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Page page) {
    List<String> broken = new ArrayList<>();
    Matcher link = LINK.matcher(String.join("\n", page.prose()));
    while (link.find()) {
      if (!link.group(1).contains("://") && !leadsSomewhere(page, link.group(1))) {
        broken.add(link.group(1));
      }
    }
    assertThat(broken).isEmpty();
  }

  private static boolean leadsSomewhere(Page page, String link) {
    String[] parts = link.split("#", 2);
    Path file = parts[0].isEmpty() ? page.file() : page.file().resolveSibling(parts[0]).normalize();
    return Files.exists(file) && (parts.length == 1 || anchors(Page.of(file)).contains(parts[1]));
  }

  /** The anchors of headings: small letters, hyphens for spaces, nothing else but digits. */
  private static List<String> anchors(Page page) {
    return page.prose().stream()
        .filter(line -> line.matches("#+ .*"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }
}
