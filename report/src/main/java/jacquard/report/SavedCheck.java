package jacquard.report;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * What it takes to run a counterexample again, read from the JSON of a check.
 *
 * @param request what was asked
 * @param schedule of its violation; empty if the check found none
 * @param digest of the file that the target was made from
 */
public record SavedCheck(CheckRequest request, Optional<String> schedule, Optional<String> digest) {

  /** Thrown for text that is not the JSON of a check; the message is one line. */
  public static final class FormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    FormatException(String message) {
      super(message);
    }
  }

  /** Reads the document; fields that are not needed are skipped, whatever they hold. */
  public static SavedCheck parse(String text) {
    try (JsonParser json = Json.FACTORY.createParser(text)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw new FormatException("not a JSON object");
      }
      CheckRequest request = CheckRequest.of("");
      boolean hasVersion = false;
      Optional<String> schedule = Optional.empty();
      Optional<String> digest = Optional.empty();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        switch (json.currentName()) {
          case "version" -> {
            requireKnown(json);
            hasVersion = true;
          }
          case "target" -> request = request.withTarget(string(json).orElse(""));
          case "request" -> request = request(request, json);
          case "digest" -> digest = string(json);
          case "violation" -> schedule = schedule(json);
          case "searches" ->
              throw new FormatException(
                  "the figures of a comparison, which have no schedule: check with one of its"
                      + " searches");
          default -> skip(json);
        }
      }
      if (!hasVersion) {
        throw new FormatException("not the JSON of a check: it has no version");
      }
      return new SavedCheck(request, schedule, digest);
    } catch (JsonProcessingException e) {
      throw new FormatException(
          "not JSON: %s at line %d, column %d"
              .formatted(
                  e.getLocation().getCharOffset() >= text.length()
                      ? "the file is not complete, it ends"
                      : e.getOriginalMessage(),
                  e.getLocation().getLineNr(),
                  e.getLocation().getColumnNr()));
    } catch (IOException e) {
      throw new UncheckedIOException("reading a string failed", e);
    }
  }

  private static void requireKnown(JsonParser json) throws IOException {
    json.nextToken();
    if (!json.getText().equals("" + JsonReport.VERSION)) {
      throw new FormatException(
          "version %s of the format, but this Jacquard reads version %d: use the one that wrote it"
              .formatted(json.getText(), JsonReport.VERSION));
    }
  }

  private static CheckRequest request(CheckRequest request, JsonParser json) throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw new FormatException("the request is no object");
    }
    return RequestJson.read(request, json);
  }

  private static Optional<String> schedule(JsonParser json) throws IOException {
    Optional<String> schedule = Optional.empty();
    if (json.nextToken() != JsonToken.START_OBJECT) {
      json.skipChildren();
      return schedule;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      if (json.currentName().equals("schedule")) {
        schedule = string(json);
      } else {
        skip(json);
      }
    }
    return schedule;
  }

  private static Optional<String> string(JsonParser json) throws IOException {
    if (json.nextToken() == JsonToken.VALUE_STRING) {
      return Optional.of(json.getText());
    }
    json.skipChildren();
    return Optional.empty();
  }

  private static void skip(JsonParser json) throws IOException {
    json.nextToken();
    json.skipChildren();
  }
}
