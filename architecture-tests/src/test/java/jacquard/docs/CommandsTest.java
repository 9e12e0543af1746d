package jacquard.docs;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.docs.ReadersFolder.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command that a page shows in a {@code console} block prints what the page shows below it. A
 * line of three dots stands for any lines. Run with {@code -Djacquard.golden=refresh} to write what
 * they print into the pages, where no dots stand, and review the difference.
 */
class CommandsTest {
  private static final String PROMPT = "$ ";
  private static final String ANY_LINES = "...";
  private static final boolean REFRESH = "refresh".equals(System.getProperty("jacquard.golden"));

  /** Commands that no test runs, with the reason. */
  private static final Map<String, String> NOT_RUN =
      Map.of(
          "mvn verify", "this test is part of it",
          "mvn install -DskipTests", "a build of its own, into the user's repository",
          "mvn test", "in a project of the reader's; see JavaBlocksTest");

  /** Which exit status goes with what is printed; the first that is found counts. */
  private static final List<Map.Entry<Pattern, Integer>> STATUS =
      List.of(
          Map.entry(Pattern.compile("(?m)^jacquard: "), 2),
          Map.entry(Pattern.compile("(?m)^VIOLATED| violated$"), 1),
          Map.entry(Pattern.compile("(?m)^UNKNOWN"), 3));

  /** A command, and the lines of the page that show what it prints. */
  private record Shown(String command, int firstLine, List<String> output) {}

  static List<Page> pages() {
    return Page.documentation();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commandsPrintWhatThePageShows(Page page, @TempDir Path folder) throws Exception {
    Map<Integer, List<String>> printed = new TreeMap<>();
    try (ReadersFolder reader = new ReadersFolder(folder)) {
      runAll(page, reader, printed);
    }
    if (REFRESH) {
      refresh(page, printed);
    }
  }

  private static void runAll(Page page, ReadersFolder reader, Map<Integer, List<String>> printed)
      throws IOException, InterruptedException {
    for (Page.Block block : page.blocks()) {
      if (block.comment().filter(c -> c.key().equals("file")).isPresent()) {
        reader.write(block.comment().get().path(), block.text());
      }
      if (block.language().equals("console")) {
        for (Shown shown : commands(block)) {
          Ran ran = reader.run(shown.command());
          if (REFRESH && !shown.output().contains(ANY_LINES)) {
            printed.put(shown.firstLine(), ran.output().lines().toList());
          } else {
            compare(block, shown, ran);
          }
        }
      }
    }
  }

  private static List<Shown> commands(Page.Block block) {
    List<Shown> commands = new ArrayList<>();
    int i = 0;
    while (i < block.lines().size()) {
      assertThat(block.lines().get(i)).as("%s begins with a command", block).startsWith(PROMPT);
      StringBuilder command = new StringBuilder(block.lines().get(i++).substring(PROMPT.length()));
      while (command.toString().endsWith("\\")) {
        command.append("\n").append(block.lines().get(i++));
      }
      int first = i;
      while (i < block.lines().size() && !block.lines().get(i).startsWith(PROMPT)) {
        i++;
      }
      commands.add(
          new Shown(command.toString(), block.line() + first, block.lines().subList(first, i)));
    }
    return commands;
  }

  private static void compare(Page.Block block, Shown shown, Ran ran) {
    String output = Varying.masked(ran.output());
    String expected =
        Varying.masked(String.join("\n", shown.output()) + "\n").stripTrailing() + "\n";
    String as = block + ": " + shown.command();
    if (shown.output().contains(ANY_LINES)) {
      String pattern =
          ("\n" + expected)
              .lines()
              .map(line -> line.equals(ANY_LINES) ? "(.*\n)*?" : Pattern.quote(line) + "\n")
              .reduce("", String::concat);
      assertThat("\n" + output).as(as).matches(pattern);
    } else {
      assertThat(output.strip()).as(as).isEqualTo(expected.strip());
    }
    assertThat(ran.status()).as(as).isEqualTo(status(ran.output()));
  }

  private static int status(String output) {
    return STATUS.stream()
        .filter(entry -> entry.getKey().matcher(output).find())
        .findFirst()
        .map(Map.Entry::getValue)
        .orElse(0);
  }

  private static void refresh(Page page, Map<Integer, List<String>> printed) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < page.lines().size(); i++) {
      List<String> output = printed.get(i);
      if (output != null) {
        lines.addAll(output);
        while (!page.lines().get(i).equals("```") && !page.lines().get(i).startsWith(PROMPT)) {
          i++;
        }
      }
      lines.add(page.lines().get(i));
    }
    Files.write(page.file(), lines);
  }

  @Test
  void whatIsNotRunHasAReason() {
    List<String> unknown = new ArrayList<>();
    for (Page page : pages()) {
      for (Page.Block block : page.blocks()) {
        if (block.language().equals("sh")) {
          block.lines().stream().filter(l -> !NOT_RUN.containsKey(l)).forEach(unknown::add);
        } else if (!List.of("console", "java", "xml", "text", "promela")
            .contains(block.language())) {
          unknown.add(block + " has a language that no test knows");
        }
        if (block.language().equals("text")) {
          block.lines().stream()
              .filter(l -> l.matches("\\$ .*|\\./jacquard .*"))
              .forEach(unknown::add);
        }
      }
    }
    assertThat(unknown).isEmpty();
  }
}
