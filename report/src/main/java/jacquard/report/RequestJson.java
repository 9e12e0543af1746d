package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What was asked, as a part of the JSON of a check; what is written is read back as the same. */
final class RequestJson {
  private static final String FIELD = "request";
  private static final String ARGUMENTS = "arguments";

  private RequestJson() {}

  static void write(CheckRequest request, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(FIELD);
    if (!request.arguments().isEmpty()) {
      Json.strings(json, ARGUMENTS, request.arguments());
    }
    for (CheckOption<?> option : request.given()) {
      List<String> typed = request.typed(option);
      if (option.type().isRepeated()) {
        Json.strings(json, option.name(), typed);
      } else if (option.type().isFlag()) {
        json.writeBooleanField(option.name(), true);
      } else {
        json.writeStringField(option.name(), typed.getFirst());
      }
    }
    json.writeEndObject();
  }

  /**
   * Reads the options; the parser is at the beginning of the object.
   *
   * @throws SavedCheck.FormatException for an option that is unknown, or has no value of its kind
   */
  static CheckRequest read(CheckRequest request, JsonParser json) throws IOException {
    CheckRequest read = request;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      List<String> values = values(json);
      if (name.equals(ARGUMENTS)) {
        read = read.withArguments(values);
        continue;
      }
      CheckOption<?> option =
          CheckOptions.named(name)
              .orElseThrow(
                  () -> new SavedCheck.FormatException("unknown option in the request: " + name));
      for (String value : values) {
        try {
          read = read.withTyped(option, value);
        } catch (IllegalArgumentException e) {
          throw new SavedCheck.FormatException("%s: %s".formatted(name, e.getMessage()));
        }
      }
    }
    return read;
  }

  private static List<String> values(JsonParser json) throws IOException {
    List<String> values = new ArrayList<>();
    JsonToken first = json.nextToken();
    if (first == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        values.add(json.getText());
      }
    } else {
      values.add(json.getText());
      json.skipChildren();
    }
    return values;
  }
}
