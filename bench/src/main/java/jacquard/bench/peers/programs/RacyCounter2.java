package jacquard.bench.peers.programs;

/** Two threads count in a plain field, and updates get lost. */
public final class RacyCounter2 implements Runnable {
  private int count;

  @Override
  public void run() {
    Together.run(new Increment(), new Increment());
    Together.expect(2, count);
  }

  private final class Increment extends Thread {
    @Override
    public void run() {
      int seen = count;
      count = seen + 1;
    }
  }
}
