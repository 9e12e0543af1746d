package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import jacquard.core.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A check as JSON, for scripts and for {@link SavedCheck}. Fields that do not apply are left out;
 * fields may be added, none is renamed. Equal checks give equal text, times aside.
 */
public final class JsonReport {
  private JsonReport() {}

  /** Writes the document; the writer is flushed and stays open. */
  public static void write(Check check, Writer out) throws IOException {
    Json.document(out, json -> body(check, json));
  }

  private static void body(Check check, JsonGenerator json) throws IOException {
    json.writeStringField("target", check.target());
    json.writeStringField("fingerprint", check.fingerprint());
    json.writeStringField("engine", check.method().engine());
    json.writeStringField("search", check.method().search());
    if (check.method().seed().isPresent()) {
      json.writeNumberField("seed", check.method().seed().getAsLong());
    }
    Json.bounds(json, check.method().within(), check.verdict());
    Json.verdict(json, check.verdict());
    if (!(check.verdict() instanceof Verdict.Unknown) && check.cutShort().isPresent()) {
      json.writeStringField("stopped", Phrases.reason(check.cutShort().get()));
    }
    if (check.verdict() instanceof Verdict.Violated violated) {
      json.writeObjectFieldStart("violation");
      violation(violated, json);
      if (check.counterexample().isPresent()) {
        counterexample(check.counterexample().get(), json);
      }
      json.writeEndObject();
    }
    if (!check.others().isEmpty()) {
      json.writeArrayFieldStart("otherViolations");
      for (Verdict.Violated other : check.others()) {
        json.writeStartObject();
        violation(other, json);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    Json.statistics(json, check.statistics());
  }

  private static void violation(Verdict.Violated violated, JsonGenerator json) throws IOException {
    json.writeStringField("kind", violated.violation().kind());
    json.writeStringField("message", violated.violation().message());
    json.writeStringField("schedule", violated.schedule().toString());
  }

  private static void counterexample(Check.Counterexample example, JsonGenerator json)
      throws IOException {
    Story story = example.story();
    if (example.foundIn().isPresent()) {
      json.writeNumberField("foundInExecution", example.foundIn().getAsLong());
    }
    json.writeNumberField("preemptions", story.execution().preemptions());
    List<String> because = Explanation.of(story);
    if (!because.isEmpty()) {
      Json.strings(json, "because", because);
    }
    json.writeArrayFieldStart("steps");
    StepJson steps = new StepJson(story);
    for (int e = 0; e < story.execution().length(); e++) {
      steps.write(e, json);
    }
    json.writeEndArray();
  }
}
