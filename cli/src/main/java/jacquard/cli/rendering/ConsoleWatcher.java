package jacquard.cli.rendering;

import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Console;
import jacquard.core.engine.Watcher;
import java.util.Optional;
import java.util.function.Supplier;

/** Shows how far a check has come, and calls it off when the user does. */
public final class ConsoleWatcher implements Watcher {
  private final Cancellation cancellation;
  private final Optional<ProgressLine> line;

  public ConsoleWatcher(Console console, boolean quiet) {
    cancellation = console.cancellation();
    line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
  }

  @Override
  public void progress(Supplier<String> words) {
    line.ifPresent(l -> l.update(words));
  }

  @Override
  public boolean isCancelled() {
    return cancellation.isRequested();
  }

  /** Takes the line away again. */
  public void clear() {
    line.ifPresent(ProgressLine::clear);
  }
}
