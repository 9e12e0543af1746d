package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import javax.swing.DefaultListModel;

/** Two threads increment an element of a list model. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ListModelRaced {

  private ListModelRaced() {}

  public static void main() throws Exception {
    DefaultListModel<Integer> model = new DefaultListModel<>();
    model.addElement(0);
    Together.Body increment = () -> model.set(0, model.get(0) + 1);
    Together.run(increment, increment);
    assert model.get(0) == 2;
  }
}
