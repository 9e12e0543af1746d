package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.answer.Interleaving;
import java.io.IOException;
import java.util.Locale;

/** The steps of a story as JSON objects. */
final class StepJson {
  private final Interleaving story;
  private final Execution execution;
  private final StepText text;
  private final Switches switches;

  StepJson(Interleaving story) {
    this.story = story;
    this.execution = story.execution();
    this.text = new StepText(story);
    this.switches = new Switches(story);
  }

  void write(int event, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("step", Interleaving.step(event));
    json.writeStringField("thread", story.thread(execution.thread(event)));
    json.writeStringField("operation", operation(execution.kind(event)));
    if (execution.object(event) != Dependence.NO_OBJECT) {
      json.writeStringField("object", text.name(event));
    }
    values(event, json);
    json.writeStringField("text", text.of(event));
    optional("source", story.vocabulary().site(execution.site(event)), json);
    optional("switch", switches.reason(event), json);
    json.writeEndObject();
  }

  private static String operation(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What the operation saw and left behind; which fields there are depends on its kind. */
  private void values(int event, JsonGenerator json) throws IOException {
    switch (execution.kind(event)) {
      case READ -> json.writeStringField("value", text.before(event));
      case WRITE -> json.writeStringField("value", text.after(event));
      case UPDATE -> change(event, json);
      case CAS -> {
        change(event, json);
        json.writeBooleanField("success", execution.writes(event));
      }
      case TRY_ACQUIRE -> json.writeBooleanField("success", text.isTaken(event));
      case NOTIFY, NOTIFY_ALL -> Json.strings(json, "woken", text.wokenBy(event));
      case TAKE_PERMITS, GIVE_PERMITS -> {
        json.writeNumberField("permits", execution.argument(event));
        change(event, json);
      }
      case SEND, RECEIVE -> json.writeNumberField("messages", execution.after(event));
      case START, JOIN -> json.writeStringField("target", text.target(event));
      case CHOOSE -> {
        json.writeNumberField("choice", execution.choice(event));
        json.writeNumberField("alternatives", execution.alternatives(event));
      }
      case ACQUIRE, RELEASE, WAIT, REACQUIRE, PARK, UNPARK, INSPECT, INTERRUPT, YIELD, TIMEOUT -> {}
    }
  }

  private void change(int event, JsonGenerator json) throws IOException {
    json.writeStringField("before", text.before(event));
    json.writeStringField("value", text.after(event));
  }

  private static void optional(String field, String value, JsonGenerator json) throws IOException {
    if (!value.isEmpty()) {
      json.writeStringField(field, value);
    }
  }
}
