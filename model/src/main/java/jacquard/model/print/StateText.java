package jacquard.model.print;

import jacquard.model.Channel;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.run.Buffer;
import jacquard.model.run.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** The values of all variables and the contents of all channels of a state, by name. */
public final class StateText {
  private final Machine machine;
  private final Model model;

  public StateText(Machine machine) {
    this.machine = machine;
    this.model = machine.model();
  }

  /** A running process as people name it. */
  public String process(byte[] state, int process) {
    return machine.graph(state, process).name() + "[" + process + "]";
  }

  /** Names and values, global ones first. */
  public SequencedMap<String, String> values(byte[] state) {
    SequencedMap<String, String> values = new LinkedHashMap<>();
    model.globals().forEach(v -> variable(state, v, 0, v.name(), values));
    model.channels().forEach(c -> channel(state, c, 0, c.name(), values));
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      ProcessGraph graph = machine.graph(state, p);
      int frame = model.length(p);
      String prefix = process(state, p) + ".";
      graph.locals().forEach(v -> variable(state, v, frame, prefix + v.name(), values));
      graph.channels().forEach(c -> channel(state, c, frame, prefix + c.name(), values));
    }
    return values;
  }

  /** What is different in the second of two states, as {@code name = value}. */
  public static List<String> changes(
      SequencedMap<String, String> before, SequencedMap<String, String> after) {
    List<String> changes = new ArrayList<>();
    after.forEach(
        (name, value) -> {
          String old = before.get(name);
          boolean isNews =
              old == null ? !value.equals("0") && !value.equals("[]") : !old.equals(value);
          if (isNews) {
            changes.add(name + " = " + value);
          }
        });
    return changes;
  }

  private void variable(
      byte[] state, Variable v, int base, String name, SequencedMap<String, String> into) {
    shape(state, v.shape(), base + v.offset(), name, into);
  }

  private void shape(
      byte[] state, Shape shape, int offset, String name, SequencedMap<String, String> into) {
    switch (shape) {
      case Shape.Scalar(Type type) ->
          into.put(unique(name, into), model.valueText(type, Bytes.get(state, offset, type)));
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          shape(state, element, offset + i * element.bytes(), name + "[" + i + "]", into);
        }
      }
      case Shape.Struct(String _, var fields) ->
          fields.forEach(
              f -> shape(state, f.shape(), offset + f.offset(), name + "." + f.name(), into));
    }
  }

  /** Blocks may declare the same name again. */
  private static String unique(String name, SequencedMap<String, String> into) {
    String unique = name;
    for (int i = 2; into.containsKey(unique); i++) {
      unique = name + "'" + i;
    }
    return unique;
  }

  private void channel(
      byte[] state, Channel channel, int base, String name, SequencedMap<String, String> into) {
    if (channel.isRendezvous()) {
      return;
    }
    int buffer = base + channel.offset();
    List<String> messages = new ArrayList<>();
    for (int m = 0; m < Buffer.size(state, buffer); m++) {
      List<String> fields = new ArrayList<>();
      for (int f = 0; f < channel.fields().size(); f++) {
        fields.add(
            model.valueText(channel.fields().get(f), Buffer.get(state, buffer, channel, m, f)));
      }
      messages.add(String.join(",", fields));
    }
    into.put(name, "[" + String.join(" ", messages) + "]");
  }
}
