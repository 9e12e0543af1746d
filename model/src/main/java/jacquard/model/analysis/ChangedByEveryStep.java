package jacquard.model.analysis;

import jacquard.model.Expression;
import jacquard.model.Pattern;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a property may look at that any step may change, so that no step is invisible. */
public final class ChangedByEveryStep {
  private ChangedByEveryStep() {}

  /** Why there is no reduction with such conditions; empty if they have nothing of the kind. */
  public static Optional<String> in(Collection<Expression> conditions) {
    return conditions.stream()
        .flatMap(ChangedByEveryStep::names)
        .sorted()
        .findFirst()
        .map(name -> "any step may change " + name);
  }

  private static Stream<String> names(Expression e) {
    return switch (e) {
      case Expression.LastMover _ -> Stream.of("_last");
      case Expression.Timeout _ -> Stream.of("timeout");
      case Expression.NonProgress _ -> Stream.of("np_");
      case Expression.CanMove _ -> Stream.of("enabled(…)");
      case Expression.ControlOf _ -> Stream.of("pc_value(…)");
      case Expression.Load(var place) -> place.subscripts().stream().flatMap(s -> names(s.index()));
      case Expression.RemoteLoad(int _, Expression instance, var place) ->
          Stream.concat(
              names(instance), place.subscripts().stream().flatMap(s -> names(s.index())));
      case Expression.RemoteAt(int _, Expression instance, var _) -> names(instance);
      case Expression.Query(var _, Expression channel) -> names(channel);
      case Expression.PriorityOf(Expression process) -> names(process);
      case Expression.Poll(Expression channel, var patterns, boolean _) ->
          Stream.concat(names(channel), patterns.stream().flatMap(ChangedByEveryStep::names));
      case Expression.Bounded(Expression index, int _) -> names(index);
      case Expression.Unary(var _, Expression operand) -> names(operand);
      case Expression.Binary(var _, Expression left, Expression right) ->
          Stream.concat(names(left), names(right));
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          List.of(c, t, o).stream().flatMap(ChangedByEveryStep::names);
      case Expression.Constant _, Expression.OwnChannel _, Expression.Self _ -> Stream.of();
      case Expression.ProcessCount _, Expression.FirstOf _ -> Stream.of();
    };
  }

  private static Stream<String> names(Pattern pattern) {
    return pattern instanceof Pattern.Match(Expression value) ? names(value) : Stream.of();
  }
}
