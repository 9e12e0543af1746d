package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.CheckedClaim;
import jacquard.core.answer.Counterexample;
import jacquard.core.answer.DataRace;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.ProcessRun;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A check as JSON, for scripts and for {@link SavedCheck}. Fields that do not apply are left out;
 * fields may be added, none is renamed. Equal checks give equal text, times aside. The schema is
 * published in {@code docs/check.schema.json}.
 */
public final class JsonReport {
  /** Of the format: the same as long as no field is renamed or gets another meaning. */
  static final int VERSION = 1;

  private JsonReport() {}

  /** Writes the document; the writer is flushed and stays open. */
  public static void write(Check check, Writer out) throws IOException {
    Json.document(out, json -> body(check, json));
  }

  private static void body(Check check, JsonGenerator json) throws IOException {
    json.writeNumberField("version", VERSION);
    json.writeStringField("target", check.target());
    RequestJson.write(check.request(), json);
    strings("definitions", check.request().all(CheckOptions.DEFINE), json);
    json.writeStringField("fingerprint", check.origin().fingerprint());
    if (check.origin().digest().isPresent()) {
      json.writeStringField("digest", check.origin().digest().get());
    }
    strings("jvmOptions", check.request().all(CheckOptions.JVM_OPTION), json);
    json.writeStringField("engine", check.method().engine());
    json.writeStringField("search", check.method().search());
    if (check.method().seed().isPresent()) {
      json.writeNumberField("seed", check.method().seed().getAsLong());
    }
    property(check.request(), json);
    Json.bounds(json, check.method().within(), check.verdict());
    verdict(check, json);
    if (!check.others().isEmpty()) {
      json.writeArrayFieldStart("otherViolations");
      for (Verdict.Violated other : check.others()) {
        json.writeStartObject();
        violation(other, json);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    findings(check, json);
    Json.statistics(json, check.effort());
  }

  private static void verdict(Check check, JsonGenerator json) throws IOException {
    Json.verdict(json, check.verdict());
    if (check.verdict() instanceof Verdict.Holds) {
      if (check.claim().doubt().isPresent()) {
        json.writeStringField("doubt", check.claim().doubt().get());
      }
      if (!check.claim().coversEndStates()) {
        json.writeBooleanField("coversEndStates", false);
      }
    }
    if (!(check.verdict() instanceof Verdict.Unknown) && check.cutShort().isPresent()) {
      json.writeStringField("stopped", Phrases.reason(check.cutShort().get()));
    }
    if (check.verdict() instanceof Verdict.Violated violated) {
      json.writeObjectFieldStart("violation");
      violation(violated, json);
      if (check.shown().isPresent()) {
        shown(check.shown().get(), json);
      }
      json.writeEndObject();
    }
  }

  private static void findings(Check check, JsonGenerator json) throws IOException {
    if (check.findings().dataRaces().isPresent()) {
      json.writeArrayFieldStart("dataRaces");
      for (DataRace race : check.findings().dataRaces().get()) {
        race(race, json);
      }
      json.writeEndArray();
    }
    strings("uncontrolled", check.findings().uncontrolled(), json);
    strings("unreached", check.findings().unreached(), json);
    strings("notes", check.findings().notes(), json);
    claims(check.findings().claims(), json);
  }

  private static void claims(List<CheckedClaim> claims, JsonGenerator json) throws IOException {
    if (claims.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("claims");
    for (CheckedClaim claim : claims) {
      json.writeStartObject();
      json.writeStringField("claim", claim.words());
      RequestJson.write(claim.request(), json);
      property(claim.request(), json);
      Json.verdict(json, claim.verdict());
      if (claim.verdict() instanceof Verdict.Violated violated) {
        json.writeObjectFieldStart("violation");
        violation(violated, json);
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void strings(String field, List<String> texts, JsonGenerator json)
      throws IOException {
    if (!texts.isEmpty()) {
      Json.strings(json, field, texts);
    }
  }

  private static void property(CheckRequest request, JsonGenerator json) throws IOException {
    Optional<PropertyRequest> property = PropertyRequest.of(request);
    if (property.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("property");
    json.writeStringField("kind", property.get().kind().word());
    if (property.get().formula().isPresent()) {
      String field = property.get().kind() == PropertyRequest.Kind.NEVER ? "claim" : "formula";
      json.writeStringField(field, property.get().formula().get());
    }
    if (property.get().isFair()) {
      json.writeStringField("fairness", "weak");
    }
    json.writeEndObject();
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

  private static void shown(Check.Shown shown, JsonGenerator json) throws IOException {
    if (shown.foundIn().isPresent()) {
      json.writeNumberField("foundInExecution", shown.foundIn().getAsLong());
    }
    Counterexample run = shown.run();
    if (run.cycle().isPresent()) {
      json.writeNumberField("cycle", run.cycle().getAsInt());
    }
    switch (run) {
      case Interleaving story -> steps(story, json);
      case ProcessRun processes -> steps(processes, json);
    }
  }

  private static void steps(Interleaving story, JsonGenerator json) throws IOException {
    json.writeNumberField("preemptions", story.execution().preemptions());
    strings("because", Explanation.of(story), json);
    json.writeArrayFieldStart("steps");
    StepJson steps = new StepJson(story);
    for (int e = 0; e < story.execution().length(); e++) {
      steps.write(e, json);
    }
    json.writeEndArray();
  }

  private static void steps(ProcessRun run, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("steps");
    for (ProcessRun.Step step : run.steps()) {
      json.writeStartObject();
      json.writeArrayFieldStart("moves");
      for (ProcessRun.Move move : step.moves()) {
        json.writeStartObject();
        json.writeNumberField("process", move.process());
        json.writeStringField("name", move.name());
        json.writeStringField("action", move.action());
        json.writeEndObject();
      }
      json.writeEndArray();
      Json.strings(json, "changes", step.changes());
      json.writeStringField("source", step.source());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
