package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.net.http.HttpClient;

/** Each thread makes a client, which has a thread and a selector of its own. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "waits for what happens outside of the JVM")
public final class HttpClientMade {

  private HttpClientMade() {}

  public static void main() throws Exception {
    Together.Body make =
        () -> {
          try (HttpClient client = HttpClient.newHttpClient()) {
            assert client.followRedirects() == HttpClient.Redirect.NEVER;
          }
        };
    Together.run(make, make);
  }
}
