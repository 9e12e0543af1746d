package jacquard.cli.command;

import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.InputFile;
import jacquard.report.SavedCheck;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A schedule as the user hands it in.
 *
 * @param token the schedule's text form, not yet parsed
 * @param request what was asked, as far as that is written beside it; its target may be empty
 * @param digest of the file that the target was made from, where it is written beside it
 */
record Recording(String token, CheckRequest request, Optional<String> digest) {
  private static final Pattern TOKEN = Pattern.compile("jq\\d+:[^\\s'\"]*");

  /**
   * Takes a token, or a file that has one.
   *
   * @throws UsageException if it is neither
   */
  static Recording of(String source) {
    return TOKEN.matcher(source).lookingAt()
        ? new Recording(source, CheckRequest.of(""), Optional.empty())
        : ofText(source, read(source));
  }

  private static Recording ofText(String file, String text) {
    if (text.stripLeading().startsWith("{")) {
      return ofJson(file, text);
    }
    Matcher token = TOKEN.matcher(text);
    if (!token.find()) {
      throw new UsageException("no schedule in " + file + ": a token starts with jq1:");
    }
    // a text report ends with the command that replays its counterexample
    String line = text.substring(token.end()).lines().findFirst().orElse("");
    List<String> words = Shell.words(line.startsWith("'") ? line.substring(1) : line);
    return new Recording(token.group(), ReplayCommand.request(words), Optional.empty());
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
          saved.request(),
          saved.digest());
    } catch (SavedCheck.FormatException e) {
      throw new UsageException(file + ": " + e.getMessage(), e);
    }
  }

  private static String read(String file) {
    InputFile named = InputFile.named(file);
    if (!Files.exists(named.path()) || file.isEmpty()) {
      throw new UsageException(
          "no such file: " + Shell.quote(file) + "; give a file, or a token that starts with jq1:");
    }
    return named.text(StandardCharsets.UTF_8);
  }
}
