package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.build.Node;
import jacquard.promela.syntax.Stmt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What decides whether a deterministic step can start, collected while it is translated.
 *
 * <p>As Spin does it: the guards of a choice at the start, and those of choices at the start of its
 * options, but not those of loops there. Once the step runs, it tries options in turn, and an
 * option that starts with a choice, a loop or a block is not left again: if nothing is possible
 * inside, the step blocks, which is an error. Assignments and the like are always possible but do
 * not count as guards beside others.
 */
final class Guards {
  /** Whatever comes first has to be possible. */
  static final Guards NONE = new Guards();

  private final Set<Node> nodes = new HashSet<>();
  private final List<Command> commands = new ArrayList<>();

  /** Whether an option that starts with a statement is chosen before its guard is looked at. */
  static boolean commits(Stmt statement) {
    return statement instanceof Stmt.If
        || statement instanceof Stmt.Do
        || statement instanceof Stmt.Block;
  }

  void startAt(Node entry) {
    if (this != NONE) {
      nodes.add(entry);
    }
  }

  /** What can be taken at a node can be taken at another one. */
  void continueAt(Node at, Node other) {
    if (nodes.contains(at)) {
      nodes.add(other);
    }
  }

  /** An option starts with a statement that is translated at a node of its own. */
  void follow(Stmt statement, Node at, Node chosen) {
    boolean isChoice =
        statement instanceof Stmt.If
            || (statement instanceof Stmt.Block(List<Stmt> body, var _, var _)
                && !body.isEmpty()
                && body.getFirst() instanceof Stmt.If);
    if (isChoice) {
      continueAt(at, chosen);
    }
  }

  void note(Node at, Command command) {
    if (nodes.contains(at)
        && (command instanceof Command.Guard
            || command instanceof Command.Send
            || command instanceof Command.Receive
            || command instanceof Command.Skip
            || command instanceof Command.Otherwise)) {
      commands.add(command);
    }
  }

  List<Command> commands() {
    return List.copyOf(commands);
  }
}
