package jacquard.bench.peers.programs;

import java.util.concurrent.ConcurrentHashMap;

/** Two threads count in a map: each call is atomic, the two of them are not. */
public final class MapGetThenPut implements Runnable {
  private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  @Override
  public void run() {
    Together.run(new Increment(), new Increment());
    Together.expect(2, counts.getOrDefault("key", 0));
  }

  private final class Increment extends Thread {
    @Override
    public void run() {
      Integer seen = counts.get("key");
      counts.put("key", seen == null ? 1 : seen + 1);
    }
  }
}
