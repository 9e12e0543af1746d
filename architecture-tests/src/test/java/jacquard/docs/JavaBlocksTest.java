package jacquard.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The Java code of the pages. A block that a comment says to be from a file of the project is a
 * part of that file, line for line. Any other is a program, or a JUnit test, that compiles and is
 * run; if the next block is {@code text}, it shows what that prints, or why the test fails.
 */
class JavaBlocksTest {
  private static final Pattern CLASS = Pattern.compile("(?m)^(?:public )?class (\\w+)");

  /** What a program prints, by its text: some are on two pages. */
  private static final Map<String, String> PRINTED = new HashMap<>();

  static List<Page> pages() {
    return Page.documentation().stream()
        .filter(page -> page.blocks().stream().anyMatch(b -> b.language().equals("java")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void programsDoWhatThePageSays(Page page, @TempDir Path folder) throws Exception {
    List<Page.Block> blocks = page.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      Page.Block block = blocks.get(i);
      if (block.language().equals("java") && block.comment().isEmpty()) {
        String printed = PRINTED.get(block.text());
        if (printed == null) {
          printed = run(block, Files.createDirectories(folder.resolve("block" + i)));
          PRINTED.put(block.text(), printed);
        }
        if (i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text")) {
          compare(block, blocks.get(i + 1), printed);
        }
      }
    }
  }

  private static void compare(Page.Block block, Page.Block output, String printed)
      throws IOException {
    if ("refresh".equals(System.getProperty("jacquard.golden"))) {
      Files.writeString(
          output.page().file(),
          Files.readString(output.page().file())
              .replace(
                  block.text() + between(block, output) + output.text(),
                  block.text() + between(block, output) + printed.stripTrailing() + "\n"));
    } else {
      assertThat(Varying.masked(printed).strip())
          .as(block.toString())
          .isEqualTo(Varying.masked(output.text()).strip());
    }
  }

  private static String between(Page.Block block, Page.Block output) {
    int end = block.line() + block.lines().size();
    return String.join("\n", block.page().lines().subList(end, output.line())) + "\n";
  }

  private static String run(Page.Block block, Path folder)
      throws IOException, InterruptedException {
    Matcher name = CLASS.matcher(block.text());
    assertThat(name.find()).as("%s has a class", block).isTrue();
    Path source = Files.writeString(folder.resolve(name.group(1) + ".java"), block.text());
    String classPath = System.getProperty("java.class.path");
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                complaints,
                complaints,
                "-cp",
                classPath,
                "-proc:none",
                "-d",
                folder.toString(),
                source.toString());
    assertThat(complaints.toString(StandardCharsets.UTF_8)).as(block.toString()).isEmpty();
    assertThat(status).isZero();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ReadersFolder.SHORT_RUN);
    command.add("-cp");
    command.add(folder + File.pathSeparator + classPath);
    if (!block.text().contains("void main(")) {
      command.add(FailedTests.class.getName());
    }
    command.add(name.group(1));
    String printed = run(command);
    for (int i = 0; i < Varying.REPETITIONS && Varying.isOfABusyMachine(printed); i++) {
      printed = run(command);
    }
    return printed;
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return printed;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void partsOfFilesAreShownAsTheyAre(Page page) throws IOException {
    for (Page.Block block : page.blocks()) {
      if (block.comment().filter(c -> c.key().equals("from")).isPresent()) {
        Path file = Page.ROOT.resolve(block.comment().get().path());
        assertThat("\n" + Files.readString(file))
            .as(block.toString())
            .contains("\n" + block.text());
      }
    }
  }
}
