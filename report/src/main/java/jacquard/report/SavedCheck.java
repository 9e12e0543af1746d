package jacquard.report;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What it takes to run a counterexample again, read from the JSON of a check.
 *
 * @param target what was checked
 * @param definitions macros of a model
 * @param property of infinite runs, if one was checked
 * @param schedule of its violation; empty if the check found none
 * @param origin what else is known of the target
 */
public record SavedCheck(
    Optional<String> target,
    List<String> definitions,
    Optional<StateCheck.Property> property,
    Optional<String> schedule,
    Check.Origin origin) {
  public SavedCheck {
    definitions = List.copyOf(definitions);
  }

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
      Optional<String> target = Optional.empty();
      List<String> definitions = List.of();
      Optional<StateCheck.Property> property = Optional.empty();
      Optional<String> schedule = Optional.empty();
      Optional<String> digest = Optional.empty();
      List<String> jvmOptions = List.of();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        switch (json.currentName()) {
          case "target" -> target = string(json);
          case "definitions" -> definitions = strings(json);
          case "property" -> property = property(json);
          case "digest" -> digest = string(json);
          case "jvmOptions" -> jvmOptions = strings(json);
          case "violation" -> schedule = schedule(json);
          default -> skip(json);
        }
      }
      return new SavedCheck(
          target, definitions, property, schedule, new Check.Origin(jvmOptions, digest));
    } catch (JsonProcessingException e) {
      throw new FormatException(
          "not JSON: %s at line %d, column %d"
              .formatted(
                  e.getOriginalMessage(),
                  e.getLocation().getLineNr(),
                  e.getLocation().getColumnNr()));
    } catch (IOException e) {
      throw new UncheckedIOException("reading a string failed", e);
    }
  }

  private static Optional<StateCheck.Property> property(JsonParser json) throws IOException {
    Optional<String> kind = Optional.empty();
    Optional<String> formula = Optional.empty();
    Optional<String> fairness = Optional.empty();
    if (json.nextToken() != JsonToken.START_OBJECT) {
      json.skipChildren();
      return Optional.empty();
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      switch (json.currentName()) {
        case "kind" -> kind = string(json);
        case "formula", "claim" -> formula = string(json);
        case "fairness" -> fairness = string(json);
        default -> skip(json);
      }
    }
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new StateCheck.Property(kind.get(), formula, fairness));
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

  private static List<String> strings(JsonParser json) throws IOException {
    List<String> strings = new ArrayList<>();
    if (json.nextToken() != JsonToken.START_ARRAY) {
      json.skipChildren();
      return strings;
    }
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (json.currentToken() == JsonToken.VALUE_STRING) {
        strings.add(json.getText());
      } else {
        json.skipChildren();
      }
    }
    return strings;
  }

  private static void skip(JsonParser json) throws IOException {
    json.nextToken();
    json.skipChildren();
  }
}
