package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.beans.PropertyChangeSupport;

/** A listener that locks is called by both threads. */
@Expect(value = "holds", about = "objects behind objects")
public final class ListenerOfPropertyChangesLocked {

  private ListenerOfPropertyChangesLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    PropertyChangeSupport changes = new PropertyChangeSupport(counter);
    changes.addPropertyChangeListener(
        change -> {
          synchronized (counter) {
            counter.increment();
          }
        });
    Together.run(
        () -> changes.firePropertyChange("size", 1, 2),
        () -> changes.firePropertyChange("size", 2, 3));
    assert counter.n == 2;
  }
}
