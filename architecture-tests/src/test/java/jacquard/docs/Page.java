package jacquard.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page in Markdown.
 *
 * <p>What a fenced block is for is said by its language, and where that is not enough by a comment
 * in the line before it:
 *
 * <ul>
 *   <li>{@code console} has commands behind {@code $} and what they print; see {@link CommandsTest}
 *   <li>{@code java} is a program that is compiled and run; see {@link JavaBlocksTest}
 *   <li>{@code <!-- file: NAME -->} is a file that later commands of the page find in their folder
 *   <li>{@code <!-- from: PATH -->} is a part of a file of this project
 *   <li>{@code sh} has commands that no test can run; {@link CommandsTest} has the list
 * </ul>
 */
record Page(Path file, List<String> lines) {
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern FENCE = Pattern.compile("```(\\w*)");
  private static final Pattern COMMENT = Pattern.compile("<!-- (file|from): (\\S+) -->");

  Page {
    lines = List.copyOf(lines);
  }

  /**
   * A fenced block.
   *
   * @param line of its first line of text, from 0
   */
  record Block(
      Page page, int line, String language, List<String> lines, Optional<Comment> comment) {
    Block {
      lines = List.copyOf(lines);
    }

    String text() {
      return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    @Override
    public String toString() {
      return "%s:%d".formatted(page, line + 1);
    }
  }

  /** What the line before a block says about it: {@code file} or {@code from}, and a path. */
  record Comment(String key, String path) {}

  static Page of(Path file) {
    try {
      return new Page(file, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The README and the pages of the documentation. */
  static List<Page> documentation() {
    List<Page> pages = new ArrayList<>();
    pages.add(of(ROOT.resolve("README.md")));
    pages.addAll(in("docs"));
    return pages;
  }

  /** Every page of the project. */
  static List<Page> all() {
    List<Page> pages = new ArrayList<>(in("."));
    for (String folder : List.of("docs", "docs/benchmarks", "examples", "models")) {
      pages.addAll(in(folder));
    }
    return pages;
  }

  private static List<Page> in(String folder) {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder).normalize())) {
      return files.filter(f -> f.toString().endsWith(".md")).sorted().map(Page::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher fence = FENCE.matcher(lines.get(i));
      if (fence.matches()) {
        int end = i + 1;
        while (!lines.get(end).equals("```")) {
          end++;
        }
        blocks.add(
            new Block(this, i + 1, fence.group(1), lines.subList(i + 1, end), commentBefore(i)));
        i = end;
      }
    }
    return blocks;
  }

  private Optional<Comment> commentBefore(int line) {
    Matcher comment = COMMENT.matcher(line == 0 ? "" : lines.get(line - 1));
    return comment.matches()
        ? Optional.of(new Comment(comment.group(1), comment.group(2)))
        : Optional.empty();
  }

  /** The page without its blocks. */
  List<String> prose() {
    List<String> prose = new ArrayList<>();
    boolean inside = false;
    for (String line : lines) {
      if (line.startsWith("```")) {
        inside = !inside;
      } else if (!inside) {
        prose.add(line);
      }
    }
    return prose;
  }

  @Override
  public String toString() {
    return ROOT.relativize(file).toString();
  }
}
