package jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of the page on the Java API, as a reader would run them. */
class DocumentedExamplesTest {
  private static final Path PAGE = Path.of("../docs/java-api.md");
  private static final Pattern JAVA =
      Pattern.compile("```java\n(.*?class (\\w+) \\{.*?)```", Pattern.DOTALL);
  private static final Pattern OUTPUT = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL);
  private static final Pattern SECONDS = Pattern.compile("\\d+\\.\\d+ s\\b");

  @Test
  void theExamplesPrintWhatThePageSays(@TempDir Path folder) throws Exception {
    String page = Files.readString(PAGE);
    String classPath = System.getProperty("java.class.path") + File.pathSeparator + folder;
    List<String> names = new ArrayList<>();
    for (Matcher m = JAVA.matcher(page); m.find(); ) {
      names.add(m.group(2));
      Path source = Files.writeString(folder.resolve(m.group(2) + ".java"), m.group(1));
      assertThat(
              ToolProvider.getSystemJavaCompiler()
                  .run(null, null, null, "-cp", classPath, "-proc:none", source.toString()))
          .isZero();
    }
    assertThat(names).containsExactly("Increments", "Stacks", "Division");

    String[] printed = run(names, folder, classPath).split("(?=VIOLATED|HOLDS)", -1);

    assertThat(printed).hasSize(3);
    assertThat(printed[0]).startsWith("VIOLATED  two increments").contains("count is 1");
    assertThat(printed[1])
        .startsWith("VIOLATED  pops are pushes")
        .contains("java.util.NoSuchElementException");
    Matcher output = OUTPUT.matcher(page);
    assertThat(output.find()).isTrue();
    assertThat(timeless(printed[2])).isEqualTo(timeless(output.group(1)));
  }

  private static String run(List<String> names, Path folder, String classPath) throws Exception {
    StringBuilder all = new StringBuilder("class All { public static void main(String[] args) {\n");
    names.forEach(name -> all.append(name).append(".main(args);\n"));
    Path source = Files.writeString(folder.resolve("All.java"), all + "} }");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(java.toString(), "-cp", classPath, source.toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return printed;
  }

  private static String timeless(String report) {
    return SECONDS.matcher(report).replaceAll("0.00 s").strip();
  }
}
