package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.build.Frame;
import jacquard.model.build.GraphBuilder;
import jacquard.model.build.Node;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Locks know their owners; no language has them yet, so the graphs are built by hand. */
class LocksTest {
  private final Frame global = Frame.global();
  private final Place lock = place("lock");
  private final Place other = place("other");
  private final Place inside = place("inside");

  private Place place(String name) {
    return Place.of(global.variable(name, new Shape.Scalar(Type.BYTE)), Type.BYTE);
  }

  @ParameterizedTest
  @EnumSource
  void aLockKeepsTheSecondProcessOut(Method method) {
    Model model =
        model(
            List.of(
                new Command.Acquire(lock),
                change(Expression.BinaryOperator.ADD),
                new Command.Assert(
                    new Expression.Binary(
                        Expression.BinaryOperator.EQUAL,
                        new Expression.Load(inside),
                        Expression.Constant.of(1))),
                change(Expression.BinaryOperator.SUBTRACT),
                new Command.Release(lock)));
    SearchResult result =
        SafetySearch.run(Compiler.compile(model), SearchOptions.DEFAULT.by(method));
    assertThat(result.kinds()).isEmpty();
    assertThat(result.cutShort()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aLockThatIsNeverGivenBackBlocksTheOthers(Method method) {
    Model model = model(List.of(new Command.Acquire(lock)));
    SearchResult result =
        SafetySearch.run(Compiler.compile(model), SearchOptions.DEFAULT.by(method));
    assertThat(result.kinds()).containsOnlyKeys(ViolationKind.INVALID_END_STATE);
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheOwnerGivesALockBack(Method method) {
    Model model = model(List.of(new Command.Acquire(lock), new Command.Release(other)));
    SearchResult result =
        SafetySearch.run(Compiler.compile(model), SearchOptions.DEFAULT.by(method));
    assertThat(result.violation().orElseThrow().message())
        .isEqualTo("other is released but not owned in step 1 in P[1] (locks:2)");
  }

  private Command change(Expression.BinaryOperator operator) {
    return new Command.Assign(
        inside,
        new Expression.Binary(operator, new Expression.Load(inside), Expression.Constant.of(1)));
  }

  /** Two processes that do the same commands. */
  private Model model(List<Command> commands) {
    List<Edge> edges = new ArrayList<>();
    GraphBuilder graph = new GraphBuilder(edges);
    Node entry = graph.node(Position.NOWHERE, false);
    Node at = entry;
    for (int i = 0; i < commands.size(); i++) {
      Node next = graph.node(Position.NOWHERE, false);
      Position position = new Position("locks", i + 1, 1);
      graph.edge(at, next, commands.get(i), false, position, "step " + i);
      at = next;
    }
    at.mark(Location.Mark.END);
    graph.edge(at, at, new Command.End(), false, Position.NOWHERE, "end");
    List<Location> locations = graph.finish();
    Frame frame = Frame.local();
    ProcessGraph process =
        new ProcessGraph(
            0,
            "P",
            List.of(),
            List.of(),
            List.of(),
            frame.bytes(),
            List.of(),
            locations,
            graph.number(entry),
            Optional.empty(),
            Map.of());
    return new Model(
        "locks",
        global.variables(),
        List.of(),
        global.bytes(),
        frame.bytes(),
        List.of(),
        List.of(process),
        List.of(0, 0),
        edges,
        List.of(),
        List.of(),
        false,
        List.of(),
        Optional.empty(),
        Map.of(),
        List.of());
  }
}
