import java.util.concurrent.ConcurrentHashMap;

/** A shop sells what it has in stock, through two counters. */
class Stock {
  static final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

  static boolean sell(String article) {
    int left = stock.get(article);
    if (left == 0) {
      return false;
    }
    stock.put(article, left - 1); // the map is thread-safe, this pair of calls is not
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    stock.put("lamp", 1);
    boolean[] sold = new boolean[2];
    Thread first = new Thread(() -> sold[0] = sell("lamp"), "first");
    Thread second = new Thread(() -> sold[1] = sell("lamp"), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    if (sold[0] && sold[1]) {
      throw new AssertionError("the one lamp was sold twice");
    }
  }
}
