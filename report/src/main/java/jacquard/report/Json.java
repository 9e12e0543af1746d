package jacquard.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import jacquard.core.CircuitStatistics;
import jacquard.core.Effort;
import jacquard.core.StateStatistics;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.SearchBounds;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** The parts that all JSON documents of Jacquard share. */
final class Json {
  static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");

  private Json() {}

  /** Writes the content of one document. */
  interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  /** Writes an object and a line feed; the same on every system. */
  static void document(Writer out, Body body) throws IOException {
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentObjectsWith(INDENTER);
      printer.indentArraysWith(INDENTER);
      json.setPrettyPrinter(printer);
      json.writeStartObject();
      body.write(json);
      json.writeEndObject();
    }
    out.write('\n');
    out.flush();
  }

  /** The fields {@code verdict}, {@code scope} and {@code reason}, as far as they apply. */
  static void verdict(JsonGenerator json, Verdict verdict) throws IOException {
    switch (verdict) {
      case Verdict.Holds(var scope) -> {
        json.writeStringField("verdict", "holds");
        switch (scope) {
          case Verdict.Scope.AllExecutions() -> json.writeStringField("scope", "all-executions");
          case Verdict.Scope.WithinBound _ -> json.writeStringField("scope", "within-bound");
        }
      }
      case Verdict.Violated _ -> json.writeStringField("verdict", "violated");
      case Verdict.Unknown(var reason) -> {
        json.writeStringField("verdict", "unknown");
        if (reason instanceof Verdict.Reason.SampledOnly) {
          json.writeStringField("scope", "sampled");
        }
        json.writeStringField("reason", Phrases.reason(reason));
      }
    }
  }

  /**
   * What the search stayed within: {@code bounds} are those of the verdict where it speaks of any,
   * and else those that were asked for.
   */
  static void bounds(JsonGenerator json, SearchBounds within, Verdict verdict) throws IOException {
    List<Verdict.Limit> limits = within.limits();
    if (verdict instanceof Verdict.Holds(Verdict.Scope.WithinBound(var covered, var _))) {
      limits = covered;
    }
    if (!limits.isEmpty()) {
      json.writeObjectFieldStart("bounds");
      for (Verdict.Limit limit : limits) {
        json.writeNumberField(limit.bound(), limit.value());
      }
      json.writeEndObject();
    }
    if (within.raised().isPresent()) {
      json.writeStringField("raised", within.raised().get().bound());
    }
    if (!within.seals().isEmpty()) {
      strings(json, "seals", within.seals());
    }
    if (verdict instanceof Verdict.Holds(Verdict.Scope.WithinBound(var _, var grounds))) {
      json.writeStringField("grounds", grounds.name().toLowerCase(Locale.ROOT));
    }
  }

  static void strings(JsonGenerator json, String field, List<String> values) throws IOException {
    json.writeArrayFieldStart(field);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  static void statistics(JsonGenerator json, Effort effort) throws IOException {
    json.writeObjectFieldStart("statistics");
    switch (effort) {
      case Statistics s -> ofExecutions(json, s);
      case StateStatistics s -> ofStates(json, s);
      case CircuitStatistics s -> ofCircuit(json, s);
    }
    json.writeNumberField("seconds", Math.round(effort.seconds() * 1e6) / 1e6);
    if (effort instanceof Statistics s) {
      json.writeNumberField("executionsPerSecond", Math.round(s.executionsPerSecond() * 10) / 10.0);
    }
    json.writeEndObject();
  }

  private static void ofStates(JsonGenerator json, StateStatistics s) throws IOException {
    json.writeNumberField("states", s.states());
    json.writeNumberField("transitions", s.transitions());
    json.writeNumberField("maxDepth", s.depth());
    json.writeNumberField("bytes", s.bytes());
    json.writeNumberField("violations", s.violations());
  }

  private static void ofCircuit(JsonGenerator json, CircuitStatistics s) throws IOException {
    json.writeNumberField("latches", s.latches());
    json.writeNumberField("inputs", s.inputs());
    json.writeNumberField("gates", s.gates());
    json.writeNumberField("maxDepth", s.depth());
    json.writeNumberField("violations", s.violations());
  }

  private static void ofExecutions(JsonGenerator json, Statistics s) throws IOException {
    json.writeNumberField("executions", s.executions());
    json.writeNumberField("completeExecutions", s.completeExecutions());
    json.writeNumberField("blockedExecutions", s.blockedExecutions());
    json.writeNumberField("boundedExecutions", s.boundedExecutions());
    json.writeNumberField("truncatedExecutions", s.truncatedExecutions());
    if (s.excludedExecutions() > 0) {
      json.writeNumberField("excludedExecutions", s.excludedExecutions());
    }
    json.writeNumberField("violatingExecutions", s.violations());
    json.writeNumberField("transitions", s.transitions());
    json.writeNumberField("replayedTransitions", s.replayedTransitions());
    if (s.distinctTraces() >= 0) {
      json.writeNumberField("distinctTraces", s.distinctTraces());
    }
    json.writeNumberField("maxDepth", s.maxDepth());
    json.writeNumberField("sharedLocations", s.sharedLocations());
    json.writeNumberField("peakPending", s.peakPending());
  }
}
