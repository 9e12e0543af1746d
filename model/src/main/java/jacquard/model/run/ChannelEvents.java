package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.EventTrace;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Moves the event trace of a model, if it has one, with what happens to its channels. */
final class ChannelEvents {
  /** A send or a receive. */
  enum Kind {
    SEND("!"),
    RECEIVE("?");

    private final String symbol;

    Kind(String symbol) {
      this.symbol = symbol;
    }
  }

  /** As the trace sees it: what was done, on which channel, with which message. */
  private record Event(Kind kind, int channel, List<Integer> message) {}

  private final Model model;
  private final Evaluator evaluator;
  private final List<Command> steps = new ArrayList<>();

  ChannelEvents(Model model, Evaluator evaluator) {
    this.model = model;
    this.evaluator = evaluator;
    model
        .trace()
        .ifPresent(
            t ->
                t.graph().locations().stream()
                    .flatMap(l -> l.edges().stream())
                    .forEach(e -> steps.add(e.command())));
  }

  /**
   * Something was done to a channel.
   *
   * @return what is wrong with that
   */
  Optional<Fault> happened(
      Kind kind, int number, Channel channel, int[] message, byte[] state, int process, Edge edge) {
    if (model.trace().isEmpty()) {
      return Optional.empty();
    }
    Event event = new Event(kind, number, Arrays.stream(message).boxed().toList());
    if (steps.stream().noneMatch(c -> isOn(c, event, state))) {
      return Optional.empty();
    }
    EventTrace trace = model.trace().get();
    ProcessGraph graph = trace.graph();
    int offset = evaluator.offset(trace.position(), state, process);
    Location at = trace.location(state);
    List<Edge> matching =
        at.edges().stream().filter(e -> matches(e.command(), event, state)).toList();
    if (matching.isEmpty()) {
      if (trace.isForbidden()) { // it can no longer happen
        Bytes.put(state, offset, trace.position().type(), end(graph));
        return Optional.empty();
      }
      return Optional.of(fault("no event of the trace is %s", event, channel, process, edge));
    }
    if (matching.size() > 1) {
      return Optional.of(fault("two events of the trace are %s", event, channel, process, edge));
    }
    Bytes.put(state, offset, trace.position().type(), matching.getFirst().target());
    return trace.isForbidden() && matching.getFirst().target() == end(graph)
        ? Optional.of(fault("the forbidden trace ends with %s", event, channel, process, edge))
        : Optional.empty();
  }

  private static Fault fault(String words, Event event, Channel channel, int process, Edge edge) {
    String message = event.message().stream().map(String::valueOf).collect(Collectors.joining(","));
    String text = channel.name() + event.kind().symbol + message;
    return new Fault(Fault.Kind.TRACE, words.formatted(text), process, edge.position());
  }

  private static int end(ProcessGraph graph) {
    return graph.locations().stream()
        .filter(l -> l.edges().stream().anyMatch(e -> e.command() instanceof Command.End))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private boolean isOn(Command command, Event event, byte[] state) {
    return switch (command) {
      case Command.Send(Expression channel, var _, boolean _) ->
          event.kind() == Kind.SEND && evaluator.value(channel, state, -1) == event.channel();
      case Command.Receive(Expression channel, var _, boolean _, boolean _) ->
          event.kind() == Kind.RECEIVE && evaluator.value(channel, state, -1) == event.channel();
      default -> false;
    };
  }

  /** Only constants and evaluated expressions say something about a message. */
  private boolean matches(Command command, Event event, byte[] state) {
    return isOn(command, event, state)
        && switch (command) {
          case Command.Send(Expression _, var values, boolean _) -> {
            for (int f = 0; f < Math.min(values.size(), event.message().size()); f++) {
              if (values.get(f) instanceof Expression.Constant(int value, String _)
                  && value != event.message().get(f)) {
                yield false;
              }
            }
            yield true;
          }
          case Command.Receive(Expression _, var patterns, boolean _, boolean _) -> {
            for (int f = 0; f < Math.min(patterns.size(), event.message().size()); f++) {
              if (patterns.get(f) instanceof Pattern.Match(Expression value)
                  && evaluator.value(value, state, -1) != event.message().get(f)) {
                yield false;
              }
            }
            yield true;
          }
          default -> false;
        };
  }
}
