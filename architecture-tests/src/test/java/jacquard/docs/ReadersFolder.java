package jacquard.docs;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The folder in which a reader types commands: it has the launcher, the examples, the models, and
 * whatever the page tells the reader to write. The launcher runs the classes of this build.
 */
final class ReadersFolder implements AutoCloseable {
  /** What lets a JVM that runs for a second start sooner. */
  static final List<String> SHORT_RUN =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED");

  private static final int MAX_SECONDS = 120;
  private static final List<String> LINKED = List.of("examples", "models", "docs");

  private final Path folder;
  private int runs;

  ReadersFolder(Path folder) throws IOException {
    this.folder = folder;
    Path launcher = folder.resolve("jacquard");
    Files.writeString(
        launcher,
        "#!/bin/sh\nJACQUARD_COMMAND=$0 exec '%s' %s -cp '%s' jacquard.cli.Main \"$@\"\n"
            .formatted(
                jdk().resolve("bin/java"),
                String.join(" ", SHORT_RUN),
                System.getProperty("java.class.path")));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (String name : LINKED) {
      Files.createSymbolicLink(folder.resolve(name), Page.ROOT.resolve(name));
    }
  }

  /** A finished command: its exit status, and all that it wrote. */
  record Ran(int status, String output) {}

  void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Runs a command of a shell. */
  Ran run(String command) throws IOException, InterruptedException {
    Ran ran = runOnce(command);
    for (int i = 0; i < Varying.REPETITIONS && Varying.isOfABusyMachine(ran.output()); i++) {
      ran = runOnce(command);
    }
    return ran;
  }

  private Ran runOnce(String command) throws IOException, InterruptedException {
    Path output = folder.resolve(".output-" + runs++);
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    shell.environment().merge("PATH", jdk().resolve("bin").toString(), ReadersFolder::before);
    shell.environment().put("LC_ALL", "C.UTF-8");
    Process process = shell.start();
    try {
      if (!process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("still running after a long time: " + command);
      }
    } finally {
      process.destroyForcibly();
    }
    return new Ran(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
  }

  /** Takes the links away, so that nobody who deletes the folder follows them. */
  @Override
  public void close() throws IOException {
    for (String name : LINKED) {
      Files.delete(folder.resolve(name));
    }
  }

  private static String before(String path, String folder) {
    return folder + File.pathSeparator + path;
  }

  private static Path jdk() {
    return Path.of(System.getProperty("java.home"));
  }
}
