package jacquard.runtime.corpus.border;

/** Provided by the jar. */
public final class PlainGreeting implements Greeting {
  private int greeted;

  @Override
  public String greet() {
    greeted++;
    return "hello " + greeted;
  }
}
