package jacquard.model.print;

import jacquard.model.Channel;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.run.ChannelListener;
import jacquard.model.run.Interpreter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The messages of a run: who sends what to whom, one column for each process. */
public final class SequenceChart {
  /**
   * A message.
   *
   * @param sent in which step
   * @param received in which step; empty where it stays in its channel
   * @param meets whether sender and receiver move together
   */
  private record Message(
      String text, int from, int sent, Optional<Receipt> received, boolean meets) {
    Message receivedAs(Receipt receipt) {
      return new Message(text, from, sent, Optional.of(receipt), meets);
    }
  }

  private record Receipt(int by, int step) {}

  private final List<String> columns = new ArrayList<>();
  private final List<Message> messages = new ArrayList<>();
  private final int steps;

  private SequenceChart(Model model, long[] path) {
    Interpreter interpreter = new Interpreter(model);
    StateText text = new StateText(interpreter);
    byte[] state = new byte[interpreter.maxLength()];
    interpreter.initial(state);
    Recorder recorder = new Recorder(model, state, text);
    interpreter.listenTo(recorder);
    for (long transition : path) {
      recorder.step++;
      try {
        perform(interpreter, state, transition);
      } catch (FaultException _) {
        break; // the last step of a counterexample
      }
    }
    this.steps = recorder.step;
  }

  private static void perform(Interpreter machine, byte[] state, long transition) {
    if (Machine.isExclusive(state) && machine.enabled(state, new long[1]) == 0) {
      Machine.shareAgain(state);
    }
    machine.perform(state, transition);
  }

  /** The messages of a run that starts in the first state. */
  public static SequenceChart of(Model model, long[] path) {
    return new SequenceChart(model, path);
  }

  private final class Recorder implements ChannelListener {
    private final Model model;
    private final byte[] state;
    private final StateText text;
    private final Map<Integer, List<Integer>> waiting = new HashMap<>();
    private int step;

    Recorder(Model model, byte[] state, StateText text) {
      this.model = model;
      this.state = state;
      this.text = text;
    }

    private int column(int process) {
      String name = text.process(state, process);
      if (!columns.contains(name)) {
        columns.add(name);
      }
      return columns.indexOf(name);
    }

    @Override
    public void sent(int number, Channel channel, int[] message, int process) {
      String values =
          IntStream.range(0, message.length)
              .mapToObj(f -> model.valueText(channel.fields().get(f), message[f]))
              .collect(Collectors.joining(","));
      waiting.computeIfAbsent(number, _ -> new ArrayList<>()).add(messages.size());
      messages.add(
          new Message(
              channel.name() + ": " + values,
              column(process),
              step,
              Optional.empty(),
              channel.isRendezvous()));
    }

    /** The oldest message of this contents is the one that is taken. */
    @Override
    public void received(int number, Channel channel, int[] message, int process) {
      String values =
          IntStream.range(0, message.length)
              .mapToObj(f -> model.valueText(channel.fields().get(f), message[f]))
              .collect(Collectors.joining(","));
      String wanted = channel.name() + ": " + values;
      List<Integer> here = waiting.getOrDefault(number, List.of());
      for (int i = 0; i < here.size(); i++) {
        int at = here.get(i);
        if (messages.get(at).text().equals(wanted)) {
          messages.set(at, messages.get(at).receivedAs(new Receipt(column(process), step)));
          here.remove(/* index */ i);
          return;
        }
      }
    }
  }

  /** One line for each send and receive; messages have numbers by which they are found again. */
  public String text() {
    if (messages.isEmpty()) {
      return "no message is sent\n";
    }
    String[][] cells = new String[2 * messages.size()][];
    int[] order = new int[2 * messages.size()];
    int lines = 0;
    for (int m = 0; m < messages.size(); m++) {
      Message message = messages.get(m);
      String[] line = new String[columns.size()];
      Arrays.fill(line, "");
      line[message.from()] = message.text() + (message.meets() ? " ->" : " ->" + (m + 1));
      order[lines] = message.sent();
      cells[lines++] = line;
      if (message.received().isPresent()) {
        Receipt receipt = message.received().get();
        String[] target = message.meets() ? line : new String[columns.size()];
        if (!message.meets()) {
          Arrays.fill(target, "");
          order[lines] = receipt.step();
          cells[lines++] = target;
        }
        target[receipt.by()] = (message.meets() ? "-> " : (m + 1) + "-> ") + message.text();
      }
    }
    int[] widths = IntStream.range(0, columns.size()).map(c -> columns.get(c).length()).toArray();
    for (int l = 0; l < lines; l++) {
      for (int c = 0; c < widths.length; c++) {
        widths[c] = Math.max(widths[c], cells[l][c].length());
      }
    }
    StringBuilder out = new StringBuilder("step  ");
    append(out, columns.toArray(String[]::new), widths);
    int count = lines;
    IntStream.range(0, count)
        .boxed()
        .sorted((a, b) -> Integer.compare(order[a], order[b]))
        .forEach(
            l -> {
              out.append("%4d  ".formatted(order[l]));
              append(out, cells[l], widths);
            });
    return out.toString();
  }

  private static void append(StringBuilder out, String[] cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < cells.length; c++) {
      line.append(cells[c]).append(" ".repeat(widths[c] - cells[c].length() + 2));
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private static final int LEFT = 100;
  private static final int APART = 180;
  private static final int TOP = 60;
  private static final int ROW = 28;

  /** A picture: time runs downwards, messages are arrows. */
  public String svg() {
    List<Integer> rows =
        messages.stream()
            .flatMap(
                m -> Stream.concat(Stream.of(m.sent()), m.received().map(Receipt::step).stream()))
            .distinct()
            .sorted()
            .toList();
    int width = LEFT + APART * Math.max(1, columns.size());
    int height = TOP + ROW * (rows.size() + 2);
    StringBuilder out = new StringBuilder();
    out.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">
        <defs><marker id="tip" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto"><path d="M0,0 L9,4 L0,8 z"/></marker></defs>
        <rect width="100%%" height="100%%" fill="white"/>
        """
            .formatted(width, height));
    for (int c = 0; c < columns.size(); c++) {
      int x = LEFT + APART * c;
      out.append(
          "<text x=\"%d\" y=\"24\" text-anchor=\"middle\" font-weight=\"bold\">%s</text>\n"
              .formatted(x, escaped(columns.get(c))));
      out.append(
          "<line x1=\"%d\" y1=\"34\" x2=\"%d\" y2=\"%d\" stroke=\"#999\"/>\n"
              .formatted(x, x, height - 10));
    }
    for (int r = 0; r < rows.size(); r++) {
      out.append(
          "<text x=\"10\" y=\"%d\" fill=\"#999\">%d</text>\n"
              .formatted(TOP + ROW * r + 4, rows.get(r)));
    }
    for (Message m : messages) {
      int x1 = LEFT + APART * m.from();
      int y1 = TOP + ROW * rows.indexOf(m.sent());
      int x2 = m.received().map(r -> LEFT + APART * r.by()).orElse(x1 + APART / 3);
      int y2 = m.received().map(r -> TOP + ROW * rows.indexOf(r.step())).orElse(y1);
      String dashes = m.received().isPresent() ? "" : " stroke-dasharray=\"4 3\"";
      out.append(
          x1 == x2
              ? "<path d=\"M%d,%d C%d,%d %d,%d %d,%d\" fill=\"none\" stroke=\"black\" marker-end=\"url(#tip)\"/>\n"
                  .formatted(x1, y1, x1 + 60, y1, x1 + 60, y2, x2, y2)
              : "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"black\"%s marker-end=\"url(#tip)\"/>\n"
                  .formatted(x1, y1, x2, y2, dashes));
      int labelX = x1 == x2 ? x1 + 50 : (x1 + x2) / 2;
      out.append(
          "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n"
              .formatted(
                  labelX, (y1 + y2) / 2 - 5, x1 == x2 ? "start" : "middle", escaped(m.text())));
    }
    return out.append("</svg>\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** How many steps the run has. */
  public int steps() {
    return steps;
  }
}
