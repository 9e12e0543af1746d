package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.TimeZone;

/** A thread changes the default time zone between two uses. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DefaultTimeZoneChanged {

  private DefaultTimeZoneChanged() {}

  public static void main() throws Exception {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Together.run(
        () -> TimeZone.setDefault(TimeZone.getTimeZone("GMT+1")),
        () -> {
          assert TimeZone.getDefault().equals(TimeZone.getDefault());
        });
  }
}
