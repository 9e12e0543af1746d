package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Region;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a process can do something by itself, and whether it takes a message. */
final class Possibility {
  private final Channels channels;
  private final Evaluator evaluator;

  Possibility(Channels channels, Evaluator evaluator) {
    this.channels = channels;
    this.evaluator = evaluator;
  }

  boolean isRendezvous(Expression channel, byte[] state, int process) {
    return evaluator
        .channel(evaluator.value(channel, state, process), state, process)
        .isRendezvous();
  }

  boolean takes(Command.Receive receive, Arrival arrival, byte[] state, int process) {
    return evaluator.value(receive.channel(), state, process) == arrival.channel()
        && takes(receive.patterns(), arrival.message(), state, process);
  }

  boolean takes(List<Pattern> patterns, int[] message, byte[] state, int process) {
    Evaluator.requireFields(message.length, patterns, process);
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Match(Expression value)
          && evaluator.value(value, state, process) != message[f]) {
        return false;
      }
    }
    return true;
  }

  int[] message(Channel channel, List<Expression> values, byte[] state, int process) {
    int[] message = new int[channel.fields().size()];
    if (values.size() != message.length) {
      throw Evaluator.fault(
          Fault.Kind.CHANNEL,
          "a message of %d fields is sent with %d".formatted(message.length, values.size()),
          process);
    }
    for (int f = 0; f < message.length; f++) {
      message[f] = channel.fields().get(f).narrow(evaluator.value(values.get(f), state, process));
    }
    return message;
  }

  boolean isEnabled(Command command, byte[] state, int process) {
    return switch (command) {
      case Command.Guard(Expression condition) -> evaluator.isTrue(condition, state, process);
      case Command.Send(Expression channel, var _, boolean _) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        yield !c.isRendezvous() && Buffer.size(state, channels.offset(c, number)) < c.capacity();
      }
      case Command.Receive(Expression channel, var patterns, boolean random, boolean _) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        yield !c.isRendezvous()
            && evaluator.match(c, number, patterns, random, state, process) >= 0;
      }
      case Command.End() -> process == (state[Layout.COUNT] & 0xff) - 1;
      case Command.Deterministic(Region region) ->
          region.guards().isEmpty()
              || region.guards().stream().anyMatch(g -> isEnabledInStep(g, null, state, process));
      case Command.Acquire(Place lock) ->
          Bytes.get(state, evaluator.offset(lock, state, process), lock.type()) == 0;
      case Command.Assign _, Command.Assert _, Command.Print _ -> true;
      case Command.Skip _, Command.Otherwise _, Command.Start _, Command.Release _ -> true;
      case Command.SetPriority _ -> true;
    };
  }

  /**
   * As {@link #isEnabled}; but an attempt to send without a buffer does not wait: it is an error.
   */
  boolean isEnabledInStep(Command command, @Nullable Arrival arrival, byte[] state, int process) {
    return switch (command) {
      case Command.Send send when isRendezvous(send.channel(), state, process) -> true;
      case Command.Receive receive
          when arrival != null && takes(receive, arrival, state, process) ->
          true;
      default -> isEnabled(command, state, process);
    };
  }

  Optional<Edge> firstEnabled(
      Location location, @Nullable Arrival arrival, byte[] state, int process) {
    for (Edge edge : location.edges()) { // an otherwise comes after what it depends on
      if (isEnabledInStep(edge.command(), arrival, state, process)) {
        return Optional.of(edge);
      }
    }
    return Optional.empty();
  }
}
