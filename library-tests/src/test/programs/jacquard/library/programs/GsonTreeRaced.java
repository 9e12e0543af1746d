package jacquard.library.programs;

import com.google.gson.JsonObject;
import jacquard.library.Expect;

/** Two threads increment a number in a tree. */
@Expect(value = "assertion", library = "gson")
public final class GsonTreeRaced {

  private GsonTreeRaced() {}

  public static void main() throws Exception {
    JsonObject object = new JsonObject();
    object.addProperty("n", 0);
    Threads.Body increment = () -> object.addProperty("n", object.get("n").getAsInt() + 1);
    Threads.run(increment, increment);
    assert object.get("n").getAsInt() == 2;
  }
}
