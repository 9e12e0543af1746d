package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Model;
import java.util.List;
import java.util.Optional;

/**
 * A channel that is known before the model runs, up to the index in an array of equal ones.
 *
 * @param own whether it came with the process
 * @param offset where its buffer starts, or that of the first of the array
 * @param stride how far the buffers of the array are apart
 */
record KnownChannel(
    Channel channel, boolean own, Optional<Expression> index, int offset, int stride) {

  /** The channel with this number, if it is known; {@code own} are those of the process. */
  static Optional<KnownChannel> find(Model model, Expression number, List<Channel> own) {
    return switch (number) {
      case Expression.Constant(int n, String _) when n >= 1 && n <= model.channels().size() ->
          Optional.of(
              new KnownChannel(
                  model.channels().get(n - 1),
                  false,
                  Optional.empty(),
                  model.channels().get(n - 1).offset(),
                  0));
      case Expression.OwnChannel(int index) ->
          Optional.of(
              new KnownChannel(own.get(index), true, Optional.empty(), own.get(index).offset(), 0));
      case Expression.Binary(
              BinaryOperator operator,
              Expression.Constant(int first, String _),
              Expression.Bounded bounded)
          when operator == BinaryOperator.ADD && first >= 1 ->
          array(model.channels(), first - 1, bounded, false);
      case Expression.Binary(
              BinaryOperator operator,
              Expression.OwnChannel(int first),
              Expression.Bounded bounded)
          when operator == BinaryOperator.ADD ->
          array(own, first, bounded, true);
      default -> Optional.empty();
    };
  }

  private static Optional<KnownChannel> array(
      List<Channel> channels, int first, Expression.Bounded bounded, boolean own) {
    Channel channel = channels.get(first);
    return Emittable.is(bounded)
        ? Optional.of(
            new KnownChannel(channel, own, Optional.of(bounded), channel.offset(), channel.bytes()))
        : Optional.empty();
  }
}
