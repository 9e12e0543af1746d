package jacquard.library.programs;

import com.google.gson.Gson;
import jacquard.library.Expect;

/** Two threads write values with one Gson. */
@Expect(value = "holds", library = "gson")
public final class GsonShared {
  static String a;
  static String b;

  private GsonShared() {}

  public static void main() throws Exception {
    Gson gson = new Gson();
    Threads.run(() -> a = gson.toJson(1), () -> b = gson.toJson("x"));
    assert a.equals("1") && b.equals("\"x\"");
  }
}
