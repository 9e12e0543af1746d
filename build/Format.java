import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs google-java-format over every Java source of the project. The build starts it: {@code mvn
 * verify} checks, {@code mvn -N validate -Dformat=apply} rewrites.
 */
class Format {

  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[1]);
    boolean apply =
        switch (args[0]) {
          case "apply" -> true;
          case "check" -> false;
          default -> throw new IllegalArgumentException("-Dformat is check or apply: " + args[0]);
        };
    List<String> options =
        new ArrayList<>(
            apply ? List.of("--replace") : List.of("--dry-run", "--set-exit-if-changed"));
    options.addAll(sources(root));
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    int status = new Main(out, err, System.in).format(options.toArray(String[]::new));
    out.flush();
    err.flush();
    if (status != 0 && !apply) {
      System.err.println(
          "The files above are not formatted. To format them: mvn -N validate -Dformat=apply");
    }
    System.exit(status);
  }

  private static List<String> sources(Path root) throws IOException {
    List<String> sources = new ArrayList<>(javaFilesBelow(root.resolve("build")));
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        sources.addAll(javaFilesBelow(module.resolve("src")));
      }
    }
    return sources;
  }

  private static List<String> javaFilesBelow(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().toList();
    }
  }
}
