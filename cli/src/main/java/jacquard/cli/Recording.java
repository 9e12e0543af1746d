package jacquard.cli;

import jacquard.report.Check;
import jacquard.report.SavedCheck;
import jacquard.report.StateCheck;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A schedule as the user hands it in.
 *
 * @param token the schedule's text form, not yet parsed
 * @param target the program it belongs to, where it is written beside it
 * @param definitions macros of a model, where they are written beside it
 * @param property of infinite runs that it violates, where that is written beside it
 * @param origin what else is written of the program
 */
record Recording(
    String token,
    Optional<String> target,
    List<String> definitions,
    Optional<StateCheck.Property> property,
    Check.Origin origin) {
  private static final Pattern TOKEN = Pattern.compile("jq\\d+:[^\\s'\"]*");

  /** A word of a shell command, quoted where it needs to be. */
  private static final String WORD = "(?:'(?:[^']|'\\\\'')*'(?!\\\\)|[^\\s']+)";

  /** A token and its target as the last line of a text report has them. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "'?(jq\\d+:[^\\s'\"]*)'? +((?:--classpath +%1$s +|--[a-z-]+=%1$s +|'--[a-z-]+=(?:[^']|'\\\\'')*' +|--single-steps +)*)'?([^\\s']+)'?(.*)"
              .formatted(WORD));

  /** An option between them that is one of the JVM's. */
  private static final Pattern JVM_OPTION =
      Pattern.compile("'--jvm-option=((?:[^']|'\\\\'')*)'(?!\\\\)|--jvm-option=([^\\s']+)");

  /** An option behind it that defines a macro, quoted for a shell where it needs to be. */
  private static final String DEFINITION = " +-D +(?:'((?:[^']|'\\\\'')*)'(?!\\\\)|([^\\s']+))";

  private static final Pattern DEFINITIONS = Pattern.compile("(?:" + DEFINITION + ")+");

  /** The options behind it that name a property. */
  private static final Pattern PROPERTY =
      Pattern.compile(
          "--(ltl|never|acceptance|non-progress)(?: +(?:'([^']*)'|((?!--)\\S+)))?(?: +--fair"
              + " +(\\w+))?");

  /**
   * Takes a token, or a file that has one.
   *
   * @throws UsageException if it is neither
   */
  static Recording of(String source) {
    return TOKEN.matcher(source).lookingAt() ? ofToken(source) : ofText(source, read(source));
  }

  private static Recording ofText(String file, String text) {
    if (text.stripLeading().startsWith("{")) {
      return ofJson(file, text);
    }
    Matcher command = COMMAND.matcher(text);
    if (command.find()) {
      String behind = command.group(4);
      Matcher definitions = DEFINITIONS.matcher(behind);
      int end = definitions.lookingAt() ? definitions.end() : 0;
      return new Recording(
          command.group(1),
          Optional.of(command.group(3)),
          words(Pattern.compile(DEFINITION), behind.substring(0, end)),
          property(behind.substring(end)),
          new Check.Origin(words(JVM_OPTION, command.group(2)), Optional.empty()));
    }
    Matcher token = TOKEN.matcher(text);
    if (token.find()) {
      return ofToken(token.group());
    }
    throw new UsageException("no schedule in " + file + ": a token starts with jq1:");
  }

  private static Recording ofToken(String token) {
    return new Recording(
        token, Optional.empty(), List.of(), Optional.empty(), Check.Origin.UNKNOWN);
  }

  /** What an option is given each time, as the shell reads it. */
  private static List<String> words(Pattern option, String text) {
    return option
        .matcher(text)
        .results()
        .map(m -> m.group(1) == null ? m.group(2) : m.group(1).replace("'\\''", "'"))
        .toList();
  }

  private static Optional<StateCheck.Property> property(String options) {
    Matcher words = PROPERTY.matcher(options);
    if (!words.find()) {
      return Optional.empty();
    }
    return Optional.of(
        new StateCheck.Property(
            words.group(1),
            Optional.ofNullable(words.group(2)).or(() -> Optional.ofNullable(words.group(3))),
            Optional.ofNullable(words.group(4))));
  }

  private static Recording ofJson(String file, String text) {
    try {
      SavedCheck saved = SavedCheck.parse(text);
      return new Recording(
          saved
              .schedule()
              .orElseThrow(
                  () ->
                      new UsageException(
                          file + " has no violation, so there is nothing to replay")),
          saved.target(),
          saved.definitions(),
          saved.property(),
          saved.origin());
    } catch (SavedCheck.FormatException e) {
      throw new UsageException(file + ": " + e.getMessage(), e);
    }
  }

  private static String read(String file) {
    try {
      Path path = Path.of(file);
      if (!Files.exists(path) || file.isEmpty()) {
        throw new UsageException(
            "no such file: "
                + Shell.quote(file)
                + "; give a file, or a token that starts with jq1:");
      }
      return Files.readString(path);
    } catch (MalformedInputException e) {
      throw new UsageException("no schedule in " + file + ": it is not a text file", e);
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }
}
