package jacquard.cli.rendering;

import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Console;
import jacquard.cli.console.Watch;
import jacquard.core.answer.Check;
import jacquard.core.engine.Watcher;
import java.util.Optional;
import java.util.function.Supplier;

/** Shows how far a check has come, and calls it off when the user does. */
public final class ConsoleWatcher implements Watcher {
  private final Cancellation cancellation;
  private final Watch watch;
  private final Optional<ProgressLine> line;

  public ConsoleWatcher(Console console, boolean quiet) {
    cancellation = console.cancellation();
    watch = console.watch();
    line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
  }

  @Override
  public void progress(Supplier<String> words) {
    line.ifPresent(l -> l.update(words));
  }

  @Override
  public void found(Check check) {
    watch.found(check);
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
