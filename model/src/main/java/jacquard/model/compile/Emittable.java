package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import java.util.List;
import java.util.Optional;

/** What the compiler writes code for; what is rare is left to the interpreter. */
final class Emittable {
  /** A deterministic step is one method, which may not be longer than 64 KB. */
  private static final int MAX_STEP_EDGES = 300;

  private Emittable() {}

  /** Whether the code of an expression can be written that asks no channel. */
  static boolean is(Expression e) {
    return switch (e) {
      case Expression.Constant _, Expression.Self _, Expression.ProcessCount _ -> true;
      case Expression.Timeout _ -> true;
      case Expression.Load(Place place) -> is(place);
      case Expression.Bounded(Expression index, int _) -> is(index);
      case Expression.Unary(var _, Expression operand) -> is(operand);
      case Expression.Binary(var _, Expression left, Expression right) -> is(left) && is(right);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          is(c) && is(t) && is(o);
      case Expression.Query _, Expression.Poll _, Expression.OwnChannel _ -> false;
      case Expression.LastMover _, Expression.NonProgress _, Expression.CanMove _ -> false;
      case Expression.RemoteLoad _, Expression.RemoteAt _, Expression.PriorityOf _ -> false;
      case Expression.FirstOf _, Expression.ControlOf _ -> false;
    };
  }

  private static boolean is(Place place) {
    return place.subscripts().stream().allMatch(s -> is(s.index()));
  }

  /** Whether the code of a command can be written; else it is left to the interpreter. */
  static boolean is(Command command, Model model, List<Channel> own) {
    return switch (command) {
      case Command.Guard(Expression condition) -> is(condition, model, own);
      case Command.Assert(Expression condition) -> is(condition, model, own);
      case Command.Assign(Place target, Expression value) -> is(target) && is(value, model, own);
      case Command.Skip _, Command.Print _, Command.Otherwise _, Command.End _ -> true;
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        Optional<KnownChannel> k = KnownChannel.find(model, channel, own);
        yield model.trace().isEmpty()
            && !sorted
            && k.isPresent()
            && !k.get().channel().isRendezvous()
            && values.size() == k.get().channel().fields().size()
            && values.stream().allMatch(v -> is(v, model, own));
      }
      case Command.Receive(Expression channel, var patterns, boolean random, boolean _) -> {
        Optional<KnownChannel> k = KnownChannel.find(model, channel, own);
        yield model.trace().isEmpty()
            && !random
            && k.isPresent()
            && !k.get().channel().isRendezvous()
            && patterns.size() == k.get().channel().fields().size()
            && patterns.stream().allMatch(p -> is(p, model, own));
      }
      case Command.Deterministic(var region) ->
          region.locations().stream().mapToInt(l -> l.edges().size()).sum() <= MAX_STEP_EDGES
              && region.locations().stream()
                  .flatMap(l -> l.edges().stream())
                  .allMatch(e -> is(e.command(), model, own));
      case Command.Start _, Command.SetPriority _, Command.Acquire _, Command.Release _ -> false;
    };
  }

  static boolean is(Pattern pattern, Model model, List<Channel> own) {
    return switch (pattern) {
      case Pattern.Into(Place place) -> is(place);
      case Pattern.Match(Expression value) -> is(value, model, own);
      case Pattern.Ignore _ -> true;
    };
  }

  /** Like {@link #is(Expression)}, with questions to known channels, anywhere inside. */
  static boolean is(Expression e, Model model, List<Channel> own) {
    return switch (e) {
      case Expression.Query(var _, Expression channel) ->
          KnownChannel.find(model, channel, own).isPresent();
      case Expression.Unary(var _, Expression operand) -> is(operand, model, own);
      case Expression.Binary(var _, Expression left, Expression right) ->
          is(left, model, own) && is(right, model, own);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          is(c, model, own) && is(t, model, own) && is(o, model, own);
      case Expression.OwnChannel _ -> false;
      default -> is(e);
    };
  }
}
