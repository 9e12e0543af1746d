package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A channel that is known only when the model runs, by its number. Code is written for the buffered
 * channels of the model whose messages have the same fields; the interpreter does the rest.
 *
 * @param shape which fields they have, among all that channels of the model have
 * @param fields of their messages
 */
record ReferredChannel(Expression number, int shape, List<Type> fields) {
  /** Where {@link #buffers} has a channel of another shape, or none. */
  static final int NONE = -1;

  /** The channel of a command that code can be written for, if it is known by its number. */
  static Optional<ReferredChannel> of(Command command, Model model, List<Channel> own) {
    return switch (command) {
      case Command.Send(Expression channel, var values, boolean sorted)
          when !sorted && values.stream().allMatch(v -> Emittable.is(v, model, own)) ->
          find(channel, values.size(), model, own);
      case Command.Receive(Expression channel, var patterns, boolean random, boolean _)
          when !random && patterns.stream().allMatch(p -> Emittable.is(p, model, own)) ->
          find(channel, patterns.size(), model, own);
      default -> Optional.empty();
    };
  }

  private static Optional<ReferredChannel> find(
      Expression channel, int fields, Model model, List<Channel> own) {
    if (model.trace().isPresent()
        || KnownChannel.find(model, channel, own).isPresent()
        || !Emittable.is(channel)) {
      return Optional.empty();
    }
    List<List<Type>> shapes = shapes(model);
    return shapes.stream()
        .filter(s -> s.size() == fields)
        .findFirst()
        .map(s -> new ReferredChannel(channel, shapes.indexOf(s), s));
  }

  private static List<List<Type>> shapes(Model model) {
    return model.channels().stream()
        .filter(c -> !c.isRendezvous())
        .map(Channel::fields)
        .distinct()
        .toList();
  }

  /** Where the buffers of channels start, by their shapes and numbers. */
  static int[][] buffers(Model model) {
    List<List<Type>> shapes = shapes(model);
    int[][] buffers = new int[shapes.size()][1 + model.channels().size()];
    for (int s = 0; s < buffers.length; s++) {
      Arrays.fill(buffers[s], NONE);
      for (int c = 0; c < model.channels().size(); c++) {
        Channel channel = model.channels().get(c);
        if (!channel.isRendezvous() && channel.fields().equals(shapes.get(s))) {
          buffers[s][1 + c] = channel.offset();
        }
      }
    }
    return buffers;
  }

  /** How many messages channels take, by their numbers. */
  static int[] capacities(Model model) {
    int[] capacities = new int[1 + model.channels().size()];
    Arrays.setAll(capacities, n -> n == 0 ? 0 : model.channels().get(n - 1).capacity());
    return capacities;
  }
}
