package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** Each of two threads waits for what the other one would say next. */
@Expect(
    value = "deadlock",
    message = "waits for FuturesInACircle.answer",
    about = "CompletableFuture.complete")
public final class FuturesInACircle {
  static final CompletableFuture<String> question = new CompletableFuture<>();
  static final CompletableFuture<String> answer = new CompletableFuture<>();

  private FuturesInACircle() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> answer.complete(question.join() + "!"), () -> question.complete(answer.join() + "?"));
  }
}
