package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ListResourceBundle;
import java.util.ResourceBundle;

/** Both threads write to an object of a resource bundle. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAResourceBundle {

  private InsideAResourceBundle() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    ResourceBundle shared =
        new ListResourceBundle() {
          @Override
          protected Object[][] getContents() {
            return new Object[][] {{"counter", counter}};
          }
        };
    Together.run(
        () -> ((Counter) shared.getObject("counter")).increment(),
        () -> ((Counter) shared.getObject("counter")).increment());
    assert counter.n == 2;
  }
}
