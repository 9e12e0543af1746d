package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;
import java.util.List;

/** One thread writes to an array, the other to the list that is a view of it. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ViewOfAnArray {

  private ViewOfAnArray() {}

  public static void main() throws Exception {
    Integer[] array = {0};
    List<Integer> view = Arrays.asList(array);
    Together.run(() -> array[0] = array[0] + 1, () -> view.set(0, view.get(0) + 1));
    assert array[0] == 2;
  }
}
