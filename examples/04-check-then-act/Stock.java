/*
 * 4. Check, then act. Every call of a concurrent map is atomic. Two calls in a row are not.
 *
 * $ ./jacquard check examples/04-check-then-act/Stock.java
 * VIOLATED  examples/04-check-then-act/Stock.java
 *   what      assertion in main: the one lamp was sold twice (Stock.java:50)
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     9 of 20 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  main                 first               second              source                                  switch
 *        1  Stock.stock.put()                                            Stock.java:41 in ConcurrentHashMap.put
 *        7                       Stock.stock.get()                       Stock.java:32 in ConcurrentHashMap.get  main waits for first to end
 *        9                                           Stock.stock.get()   Stock.java:32 in ConcurrentHashMap.get  first preempted
 *       11                                           Stock.stock.put()   Stock.java:36 in ConcurrentHashMap.put
 *       13                                           booleans[1] = true  Stock.java:44
 *       14                       Stock.stock.put()                       Stock.java:36 in ConcurrentHashMap.put  second ended
 *       16                       booleans[0] = true                      Stock.java:43
 *       19  booleans[0] -> true                                          Stock.java:49                           first ended
 *       20  booleans[1] -> true                                          Stock.java:49
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:f4c58cc6:0*6.1*2.2*5.1*3.0*4' examples/04-check-then-act/Stock.java
 *
 * To fix it, do both in one call: stock.computeIfPresent(article, (a, left) -> ...), or put the new value with
 * stock.replace(article, left, left - 1) and start over when that fails.
 */
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
