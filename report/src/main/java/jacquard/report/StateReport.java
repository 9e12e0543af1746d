package jacquard.report;

import com.fasterxml.jackson.core.JsonGenerator;
import jacquard.report.StateCheck.Found;
import jacquard.report.StateCheck.Move;
import jacquard.report.StateCheck.Step;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The check of a model's states as text and as JSON. */
public final class StateReport {
  /** A longer counterexample is cut in its middle. */
  private static final int MAX_STEPS = 200;

  private static final int MAX_UNREACHED = 20;

  private StateReport() {}

  /**
   * The text.
   *
   * @param steps with {@link TextReport.Steps#RELEVANT} only the last steps of long runs are shown
   */
  public static String text(StateCheck check, TextReport.Steps steps) {
    FieldLines lines = new FieldLines();
    if (check.found().isPresent()) {
      Found found = check.found().get();
      lines.title("VIOLATED", titled(check));
      lines.field("what", found.kind() + ": " + found.message());
      lines.field("checked", checked(check));
      tell(found, steps, lines);
      lines.field("replay", found.replay());
    } else if (!check.holds()) {
      lines.title("UNKNOWN", titled(check));
      lines.field("reason", reason(check));
      lines.field("so far", "nothing was violated, and nothing is claimed about the rest");
      lines.field("checked", checked(check));
    } else {
      lines.title("HOLDS", titled(check));
      lines.field(
          "scope",
          "all executions: "
              + check.property().map(StateCheck.Property::claim).orElseGet(() -> safety(check))
              + check.doubt().map(d -> "; " + d.what()).orElse(""));
      lines.field("checked", checked(check));
    }
    List<String> unreached =
        check.unreached().subList(0, Math.min(MAX_UNREACHED, check.unreached().size()));
    lines.field("unreached", unreached);
    if (unreached.size() < check.unreached().size()) {
      lines.field("", "and %d more".formatted(check.unreached().size() - unreached.size()));
    }
    lines.field("note", check.notes());
    return lines.toString();
  }

  private static String reason(StateCheck check) {
    return check
        .cutShort()
        .map(c -> "stopped: " + c)
        .or(() -> check.doubt().map(StateCheck.Doubt::what))
        .orElseThrow();
  }

  private static String titled(StateCheck check) {
    return check.target()
        + String.join("", check.definitions().stream().map(d -> " -D " + d).toList());
  }

  private static String checked(StateCheck check) {
    StateCheck.Size size = check.size();
    String count =
        check.violations() > 1 ? Phrases.count(check.violations(), "violation") + "; " : "";
    return "%s; %s%s, %s, depth %s, %s"
        .formatted(
            check.search(),
            count,
            size.executions() > 0
                ? Phrases.count(size.executions(), "execution")
                : Phrases.count(size.states(), "state"),
            Phrases.count(size.transitions(), "transition"),
            Table.number(size.depth()),
            String.format(Locale.ROOT, "%.2f s", size.seconds()));
  }

  private static void tell(Found found, TextReport.Steps show, FieldLines lines) {
    List<Step> all = found.steps();
    int from = show == TextReport.Steps.ALL || all.size() <= MAX_STEPS ? 0 : all.size() - MAX_STEPS;
    lines.field(
        "steps",
        (from == 0
                ? Table.number(all.size()) + ", all shown"
                : "the last %s of %s shown (--all-steps shows the rest)"
                    .formatted(Table.number(MAX_STEPS), Table.number(all.size())))
            + found.cycle().stream()
                .mapToObj(c -> "; " + forEver(all.size(), c))
                .findAny()
                .orElse(""));
    if (!all.isEmpty()) {
      lines.block(table(all, found.cycle(), from));
    }
  }

  /** How a run goes on after its last step. */
  public static String forEver(int steps, int cycle) {
    return cycle == steps
        ? "then nobody moves any more"
        : cycle == steps - 1
            ? "the last one repeats for ever"
            : "the last %s repeat for ever".formatted(Table.number(steps - cycle));
  }

  /** The steps, one column for each process that moves; a row stands before those that repeat. */
  public static String table(List<Step> steps, OptionalInt cycle, int from) {
    SequencedMap<Integer, String> names = new TreeMap<>();
    for (Step step : steps.subList(from, steps.size())) {
      for (Move move : step.moves()) {
        names.merge(move.process(), move.name(), StateReport::both);
      }
    }
    Table table = new Table().column("step", Table.Align.RIGHT);
    names.values().forEach(name -> table.column(name, Table.Align.LEFT));
    table.column("values", Table.Align.LEFT).column("source", Table.Align.LEFT);
    for (int i = from; i < steps.size(); i++) {
      Step step = steps.get(i);
      List<String> row = new ArrayList<>();
      if (cycle.isPresent() && cycle.getAsInt() == i) {
        row.add("cycle");
        row.addAll(Collections.nCopies(names.size() + 2, ""));
        table.row(row);
        row = new ArrayList<>();
      }
      row.add(Integer.toString(i + 1));
      for (int process : names.keySet()) {
        row.add(
            step.moves().stream()
                .filter(m -> m.process() == process)
                .map(Move::action)
                .findFirst()
                .orElse(""));
      }
      row.add(String.join(", ", step.changes()));
      row.add(step.source());
      table.row(row);
    }
    return table.text("    ");
  }

  /** Numbers of processes are used again. */
  private static String both(String name, String other) {
    return List.of(name.split("/")).contains(other) ? name : name + "/" + other;
  }

  /** Writes the JSON document; the writer is flushed and stays open. */
  public static void json(StateCheck check, Writer out) throws IOException {
    Json.document(out, json -> body(check, json));
  }

  private static void body(StateCheck check, JsonGenerator json) throws IOException {
    json.writeStringField("target", check.target());
    if (!check.definitions().isEmpty()) {
      Json.strings(json, "definitions", check.definitions());
    }
    json.writeStringField("fingerprint", check.fingerprint());
    json.writeStringField("engine", check.size().executions() > 0 ? "stateless" : "stateful");
    json.writeStringField("search", check.search());
    if (check.property().isPresent()) {
      property(check.property().get(), json);
    }
    if (check.found().isPresent()) {
      json.writeStringField("verdict", "violated");
    } else if (!check.holds()) {
      json.writeStringField("verdict", "unknown");
      json.writeStringField("reason", check.cutShort().orElseGet(() -> reason(check)));
    } else {
      json.writeStringField("verdict", "holds");
      json.writeStringField("scope", "all-executions");
      if (check.doubt().isPresent()) {
        json.writeStringField("doubt", check.doubt().get().what());
      }
      if (!check.coversEndStates()) {
        json.writeBooleanField("coversEndStates", false);
      }
    }
    if (check.found().isPresent()) {
      violation(check.found().get(), json);
    }
    if (!check.unreached().isEmpty()) {
      Json.strings(json, "unreached", check.unreached());
    }
    if (!check.notes().isEmpty()) {
      Json.strings(json, "notes", check.notes());
    }
    json.writeObjectFieldStart("statistics");
    if (check.size().executions() > 0) {
      json.writeNumberField("executions", check.size().executions());
    } else {
      json.writeNumberField("states", check.size().states());
    }
    json.writeNumberField("transitions", check.size().transitions());
    json.writeNumberField("maxDepth", check.size().depth());
    json.writeNumberField("bytes", check.size().bytes());
    json.writeNumberField("violations", check.violations());
    json.writeNumberField("seconds", check.size().seconds());
    json.writeEndObject();
  }

  private static void property(StateCheck.Property property, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("property");
    json.writeStringField("kind", property.kind());
    if (property.formula().isPresent()) {
      String field = property.kind().equals("never") ? "claim" : "formula";
      json.writeStringField(field, property.formula().get());
    }
    if (property.fairness().isPresent()) {
      json.writeStringField("fairness", property.fairness().get());
    }
    json.writeEndObject();
  }

  private static void violation(Found found, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("violation");
    json.writeStringField("kind", found.kind());
    json.writeStringField("message", found.message());
    json.writeStringField("schedule", found.schedule());
    if (found.cycle().isPresent()) {
      json.writeNumberField("cycle", found.cycle().getAsInt());
    }
    json.writeArrayFieldStart("steps");
    for (Step step : found.steps()) {
      json.writeStartObject();
      json.writeArrayFieldStart("moves");
      for (Move move : step.moves()) {
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
    json.writeEndObject();
  }

  private static String safety(StateCheck check) {
    return check.coversEndStates()
        ? "no assertion fails, no error, no invalid end state"
        : "no assertion fails, no error; nothing is claimed about invalid end states";
  }
}
