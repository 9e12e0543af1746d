package jacquard.model;

import java.util.List;
import java.util.Optional;

/** What an edge needs and does. A new command must break every switch over it. */
public sealed interface Command {
  /** Waits for a condition. */
  record Guard(Expression condition) implements Command {}

  record Assign(Place target, Expression value) implements Command {}

  /**
   * Sends a message; waits for room, or for a receiver if the channel has no buffer.
   *
   * @param sorted puts the message in front of the first larger one
   */
  record Send(Expression channel, List<Expression> values, boolean sorted) implements Command {
    public Send {
      values = List.copyOf(values);
    }
  }

  /**
   * Receives a message.
   *
   * @param random takes the first matching message, wherever it is in the buffer
   * @param copy leaves the message in the buffer
   */
  record Receive(Expression channel, List<Pattern> patterns, boolean random, boolean copy)
      implements Command {
    public Receive {
      patterns = List.copyOf(patterns);
    }
  }

  record Assert(Expression condition) implements Command {}

  record Print(String format, List<Expression> values) implements Command {
    public Print {
      values = List.copyOf(values);
    }
  }

  record Skip() implements Command {}

  /** Possible where no edge before it at the location is. */
  record Otherwise() implements Command {}

  /**
   * Creates a process.
   *
   * @param process the number of its graph
   * @param number where its number is stored
   */
  record Start(int process, List<Expression> arguments, Optional<Place> number) implements Command {
    public Start {
      arguments = List.copyOf(arguments);
    }
  }

  /** Ends the process; waits until all that were created after it have ended. */
  record End() implements Command {}

  /** Runs a part of the graph as one step, always taking the first edge that is possible. */
  record Deterministic(Region region) implements Command {}

  /** Gives a process another priority; nothing happens if there is no such process. */
  record SetPriority(Expression process, Expression priority) implements Command {}

  /** Takes a lock, which stores its owner: 0 where there is none, else the process's number + 1. */
  record Acquire(Place lock) implements Command {}

  /** Gives back a lock that the process owns. */
  record Release(Place lock) implements Command {}
}
