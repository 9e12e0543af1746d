package jacquard.bench.peers.programs;

/** Three threads count in a plain field, and updates get lost. */
public final class RacyCounter3 implements Runnable {
  private int count;

  @Override
  public void run() {
    Together.run(new Increment(), new Increment(), new Increment());
    Together.expect(3, count);
  }

  private final class Increment extends Thread {
    @Override
    public void run() {
      int seen = count;
      count = seen + 1;
    }
  }
}
