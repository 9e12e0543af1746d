package jacquard.model.compile;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import java.util.List;

/** Whether a model asks for timeout anywhere; where it does not, no state is looked at twice. */
public final class TimeoutUse {
  private TimeoutUse() {}

  /** Whether some process does; claims are not asked. */
  public static boolean in(Model model) {
    return model.processes().stream().anyMatch(TimeoutUse::in);
  }

  /** Whether a process or a claim does. */
  public static boolean in(ProcessGraph graph) {
    return graph.provided().filter(TimeoutUse::in).isPresent()
        || graph.locations().stream().anyMatch(TimeoutUse::in);
  }

  private static boolean in(Location location) {
    return location.edges().stream().anyMatch(e -> in(e.command()));
  }

  private static boolean in(Command command) {
    return switch (command) {
      case Command.Guard(Expression e) -> in(e);
      case Command.Assign(Place target, Expression value) -> in(target) || in(value);
      case Command.Send(Expression channel, var values, boolean _) -> in(channel) || in(values);
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) ->
          in(channel) || patterns.stream().anyMatch(TimeoutUse::in);
      case Command.Assert(Expression e) -> in(e);
      case Command.Print(String _, var values) -> in(values);
      case Command.Start(int _, var arguments, var _) -> in(arguments);
      case Command.Skip _, Command.Otherwise _, Command.End _ -> false;
      case Command.Deterministic(var region) ->
          region.locations().stream().anyMatch(TimeoutUse::in)
              || region.guards().stream().anyMatch(TimeoutUse::in);
      case Command.SetPriority(Expression process, Expression priority) ->
          in(process) || in(priority);
      case Command.Acquire _, Command.Release _ -> false;
    };
  }

  private static boolean in(List<Expression> expressions) {
    return expressions.stream().anyMatch(TimeoutUse::in);
  }

  private static boolean in(Place place) {
    return place.subscripts().stream().anyMatch(s -> in(s.index()));
  }

  private static boolean in(Pattern pattern) {
    return switch (pattern) {
      case Pattern.Into(Place place) -> in(place);
      case Pattern.Match(Expression value) -> in(value);
      case Pattern.Ignore _ -> false;
    };
  }

  private static boolean in(Expression e) {
    return switch (e) {
      case Expression.Timeout _ -> true;
      case Expression.Load(Place place) -> in(place);
      case Expression.Bounded(Expression index, int _) -> in(index);
      case Expression.Unary(var _, Expression operand) -> in(operand);
      case Expression.Binary(var _, Expression left, Expression right) -> in(left) || in(right);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          in(c) || in(t) || in(o);
      case Expression.Query(var _, Expression channel) -> in(channel);
      case Expression.Poll(Expression channel, var patterns, boolean _) ->
          in(channel) || patterns.stream().anyMatch(TimeoutUse::in);
      case Expression.PriorityOf(Expression process) -> in(process);
      case Expression.ControlOf(Expression process) -> in(process);
      case Expression.CanMove _, Expression.RemoteLoad _ -> true; // may ask, so look
      case Expression.Constant _, Expression.OwnChannel _, Expression.Self _ -> false;
      case Expression.ProcessCount _, Expression.LastMover _, Expression.NonProgress _ -> false;
      case Expression.RemoteAt _, Expression.FirstOf _ -> false;
    };
  }
}
