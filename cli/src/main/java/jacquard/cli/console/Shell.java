package jacquard.cli.console;

import jacquard.core.Schedule;
import jacquard.core.request.CheckRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Words of a shell command. */
public final class Shell {
  private Shell() {}

  /** How this program was started, as its launcher says it. */
  private static String command() {
    String typed = System.getenv("JACQUARD_COMMAND");
    return typed == null || typed.isBlank() ? "jacquard" : quote(typed);
  }

  /** The word such that a shell reads it as it is. */
  public static String quote(String word) {
    return word.matches("[\\w./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The command that shows a schedule of a check again. */
  public static String replay(CheckRequest request, Schedule schedule) {
    List<String> words = new ArrayList<>(List.of("replay", schedule.toString()));
    CheckRequest kept = request.ofTarget();
    words.addAll(kept.words());
    return command() + " " + words.stream().map(Shell::quote).collect(Collectors.joining(" "));
  }

  /** The words of a line, as a shell reads them. */
  public static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isQuoted = false;
    boolean isWord = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\'') {
        isQuoted = !isQuoted;
        isWord = true;
      } else if (c == '\\' && !isQuoted && i + 1 < line.length()) {
        word.append(line.charAt(++i));
        isWord = true;
      } else if (Character.isWhitespace(c) && !isQuoted) {
        if (isWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        isWord = false;
      } else {
        word.append(c);
        isWord = true;
      }
    }
    if (isWord) {
      words.add(word.toString());
    }
    return words;
  }
}
