package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.rewrite.JvmOptions;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmLaunchTest {
  /** What is started here. */
  static final class Echo {
    private Echo() {}

    public static void main(String[] args) {
      System.out.println(String.join(" ", args));
      System.err.println(Path.of("").toAbsolutePath().getFileName());
    }
  }

  @Test
  void aWorkersCommandHasItsOptionsThenThoseOfTheUserThenTheMainClass() throws Exception {
    System.setProperty(JvmLaunch.OPTIONS_PROPERTY, " -Xms5m  -Xss2m ");
    try {
      List<String> command =
          JvmLaunch.worker(Echo.class)
              .tellingItsStatus()
              .with(JvmOptions.of(List.of("-Xmx77m")))
              .onClassPath(List.of("a", "b"))
              .withArguments(List.of("x", "y z"))
              .command();
      assertThat(command).startsWith(Worker.java().toString()).containsAll(Worker.options());
      assertThat(command.subList(1 + Worker.options().size(), command.size()))
          .containsExactly(
              "-Xms5m",
              "-Xss2m",
              Worker.exitOption(),
              "-Xmx77m",
              "-Djacquard.jvm.options=-Xmx77m",
              "-cp",
              "a" + File.pathSeparator + "b",
              Echo.class.getName(),
              "x",
              "y z");
    } finally {
      System.clearProperty(JvmLaunch.OPTIONS_PROPERTY);
    }
  }

  @Test
  void aPlainJvmHasNothingThatIsForWorkers() throws Exception {
    System.setProperty(JvmLaunch.OPTIONS_PROPERTY, "-Xms5m");
    try {
      assertThat(JvmLaunch.plain(Echo.class, List.of("-Xint")).command())
          .hasSize(5)
          .contains("-Xint", "-cp", Echo.class.getName())
          .doesNotContain("-Xms5m");
    } finally {
      System.clearProperty(JvmLaunch.OPTIONS_PROPERTY);
    }
  }

  @Test
  void itRunsInItsFolderAndItsStreamsGoWhereTheyAreSent(@TempDir Path folder) throws Exception {
    Path here = Files.createDirectory(folder.resolve("here"));
    JvmLaunch echo =
        JvmLaunch.plain(Echo.class, List.of("-Xshare:auto"))
            .withArguments(List.of("hello"))
            .in(here);
    Path errors = folder.resolve("errors");
    assertThat(printed(echo.start(errors))).isEqualToIgnoringNewLines("hello");
    assertThat(Files.readString(errors)).isEqualToIgnoringNewLines("here");
    assertThat(printed(echo.start(JvmLaunch.Streams.JOINED)).lines())
        .containsExactlyInAnyOrder("hello", "here");
    assertThat(printed(echo.start(JvmLaunch.Streams.PIPED))).isEqualToIgnoringNewLines("hello");
  }

  private static String printed(Process process) throws Exception {
    String text = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
    assertThat(process.waitFor()).isZero();
    return text;
  }
}
