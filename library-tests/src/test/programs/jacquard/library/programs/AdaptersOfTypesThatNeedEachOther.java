package jacquard.library.programs;

import com.google.gson.Gson;
import jacquard.library.Expect;
import jacquard.library.Versions;

/** A thread uses an adapter that refers to one that another thread has not finished. */
@Expect(value = "exception", library = "gson", bound = "preemption=1")
@Versions(
    broken = "gson-2.10",
    fixed = "gson-2.11.0",
    issue = "https://github.com/google/gson/issues/1829")
public final class AdaptersOfTypesThatNeedEachOther {
  static final class Left {
    Right right;
  }

  static final class Right {
    Left left;
  }

  private AdaptersOfTypesThatNeedEachOther() {}

  public static void main() throws Exception {
    Gson gson = new Gson();
    Right right = new Right();
    right.left = new Left();
    Threads.run(
        () -> gson.getAdapter(Left.class),
        () -> {
          assert gson.toJson(right).equals("{\"left\":{}}");
        });
  }
}
