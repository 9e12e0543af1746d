package jacquard.docs;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options that pages name exist, and each option that exists has its place in the pages. */
class OptionsTest {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");

  /** Options of the JVM. */
  private static final Set<String> FOREIGN =
      Set.of(
          "--add-opens",
          "--add-exports",
          "--add-modules",
          "--enable-preview",
          "--enable-native-access");

  static List<Page> pages() {
    return Page.documentation();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void optionsThatAreNamedExist(Page page) {
    Set<String> unknown = named(page);
    unknown.removeAll(existing());
    unknown.removeAll(FOREIGN);
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyOptionIsDocumented() {
    Set<String> missing = existing();
    pages().forEach(page -> missing.removeAll(named(page)));
    assertThat(missing).isEmpty();
  }

  private static Set<String> named(Page page) {
    Set<String> named = new TreeSet<>();
    Matcher code = CODE.matcher(String.join("\n", page.prose()));
    while (code.find()) {
      named.addAll(optionsIn(code.group(1)));
    }
    return named;
  }

  private static Set<String> existing() {
    Set<String> options = new TreeSet<>();
    for (String command :
        List.of(
            "check",
            "replay",
            "compare",
            "simulate",
            "graph",
            "circuit",
            "certificate",
            "list",
            "selftest")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Main.run(new String[] {command, "--help"}, new PrintStream(out), new PrintStream(out));
      options.addAll(optionsIn(out.toString(StandardCharsets.UTF_8)));
    }
    return options;
  }

  private static Set<String> optionsIn(String text) {
    Set<String> options = new TreeSet<>();
    Matcher option = OPTION.matcher(text);
    while (option.find()) {
      options.add(option.group());
    }
    return options;
  }
}
