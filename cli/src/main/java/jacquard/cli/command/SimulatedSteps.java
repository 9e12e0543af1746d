package jacquard.cli.command;

import jacquard.core.answer.ProcessRun.Step;
import jacquard.model.Channel;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.print.StateText;
import jacquard.model.run.ChannelListener;
import jacquard.model.run.Interpreter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Shows the steps of a simulation: all that happens in one line, or what was asked for. */
final class SimulatedSteps {
  /** What can be asked for. */
  enum Shown {
    STATEMENTS,
    GLOBALS,
    LOCALS,
    SENDS,
    RECEIVES
  }

  private final PrintWriter out;
  private final Model model;
  private final Set<Shown> shown;
  private final Set<String> globals = new HashSet<>();
  private final List<String> messages = new ArrayList<>();
  private final Interpreter interpreter;

  SimulatedSteps(PrintWriter out, Model model, Set<Shown> shown) {
    this.out = out;
    this.model = model;
    this.shown = EnumSet.noneOf(Shown.class);
    this.shown.addAll(shown);
    this.interpreter = new Interpreter(model);
    model.globals().forEach(v -> globals.add(v.name()));
    model.channels().forEach(c -> globals.add(base(c.name())));
  }

  /** Looks at the messages of a step that is to be made. */
  void before(byte[] state, long transition) {
    messages.clear();
    if (!shown.contains(Shown.SENDS) && !shown.contains(Shown.RECEIVES)) {
      return;
    }
    byte[] copy = state.clone();
    StateText text = new StateText(interpreter);
    interpreter.listenTo(
        new ChannelListener() {
          @Override
          public void sent(int number, Channel channel, int[] message, int process) {
            if (shown.contains(Shown.SENDS)) {
              String who = text.process(copy, process);
              messages.add(who + " sends " + values(channel, message) + " to " + channel.name());
            }
          }

          @Override
          public void received(int number, Channel channel, int[] message, int process) {
            if (shown.contains(Shown.RECEIVES)) {
              String who = text.process(copy, process);
              messages.add(
                  who + " receives " + values(channel, message) + " from " + channel.name());
            }
          }
        });
    try {
      if (Machine.isExclusive(copy) && interpreter.enabled(copy, new long[1]) == 0) {
        Machine.shareAgain(copy);
      }
      interpreter.perform(copy, transition);
    } catch (FaultException _) {
      // whoever makes the step says what is wrong
    }
  }

  private String values(Channel channel, int[] message) {
    return IntStream.range(0, message.length)
        .mapToObj(f -> model.valueText(channel.fields().get(f), message[f]))
        .collect(Collectors.joining(","));
  }

  /** Shows a step that was made. */
  void step(int number, Step step) {
    if (shown.isEmpty()) {
      out.println("%5d  %s".formatted(number, line(step, true)));
      return;
    }
    if (shown.contains(Shown.STATEMENTS)) {
      out.println("%5d  %s".formatted(number, line(step, false)));
    }
    for (String message : messages) {
      out.println("%5d  %s  (%s)".formatted(number, message, step.source()));
    }
    for (String change : step.changes()) {
      boolean isGlobal = globals.contains(base(change));
      if (shown.contains(isGlobal ? Shown.GLOBALS : Shown.LOCALS)) {
        out.println("           " + change);
      }
    }
  }

  private static String base(String name) {
    return name.split("[^\\w]", 2)[0];
  }

  private static String line(Step step, boolean withChanges) {
    String moves =
        step.moves().stream()
            .map(m -> m.name() + ": " + m.action())
            .collect(Collectors.joining("  <->  "));
    String changes =
        withChanges && !step.changes().isEmpty() ? "    " + String.join(", ", step.changes()) : "";
    return moves + changes + "  (" + step.source() + ")";
  }
}
