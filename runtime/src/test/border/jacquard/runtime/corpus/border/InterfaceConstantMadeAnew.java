package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list that is the constant of an interface begins empty. */
@Expect(value = "holds", about = "constants of interfaces")
public final class InterfaceConstantMadeAnew {
  interface Registry {
    List<String> NAMES = Collections.synchronizedList(new ArrayList<>());
  }

  private InterfaceConstantMadeAnew() {}

  public static void main() throws Exception {
    Together.run(() -> Registry.NAMES.add("a"), () -> Registry.NAMES.add("b"));
    assert Registry.NAMES.size() == 2;
  }
}
