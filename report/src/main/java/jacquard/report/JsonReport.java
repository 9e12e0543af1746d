package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import jacquard.core.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

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
    Check.Origin origin = check.method().origin();
    if (origin.digest().isPresent()) {
      json.writeStringField("digest", origin.digest().get());
    }
    if (!origin.jvmOptions().isEmpty()) {
      Json.strings(json, "jvmOptions", origin.jvmOptions());
    }
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
    if (check.dataRaces().isPresent()) {
      json.writeArrayFieldStart("dataRaces");
      for (DataRace race : check.dataRaces().get()) {
        race(race, json);
      }
      json.writeEndArray();
    }
    Json.statistics(json, check.statistics());
  }

  private static void race(DataRace race, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("location", race.location());
    access("first", race.first(), json);
    access("second", race.second(), json);
    json.writeEndObject();
  }

  private static void access(String field, DataRace.Access access, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("thread", access.thread());
    json.writeStringField("access", access.type().name().toLowerCase(Locale.ROOT));
    Json.strings(json, "stack", access.stack());
    json.writeEndObject();
  }

  private static void violation(Verdict.Violated violated, JsonGenerator json) throws IOException {
    json.writeStringField("kind", violated.violation().kind().word());
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
