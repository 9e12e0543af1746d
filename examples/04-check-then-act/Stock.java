/*
 * 4. Check, then act. Every call of a concurrent map is atomic. Two calls in a row are not.
 *
 * $ ./jacquard check examples/04-check-then-act/Stock.java
 * VIOLATED  examples/04-check-then-act/Stock.java
 *   what      assertion in main: the one lamp was sold twice (Stock.java:55)
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     14 of 43 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  main                 first                           second                          source                                  switch
 *       20                       Stock.stock.table[10].val -> 1                                  Stock.java:37 in ConcurrentHashMap.get  main waits for first to end
 *       23                       lock Stock.stock.table[10]                                      Stock.java:41 in ConcurrentHashMap.put
 *       25                       Stock.stock.table[10].val -> 1                                  Stock.java:41 in ConcurrentHashMap.put
 *       28                                                       Stock.stock.table[10].val -> 1  Stock.java:37 in ConcurrentHashMap.get  first preempted
 *       31                       Stock.stock.table[10].val = 0                                   Stock.java:41 in ConcurrentHashMap.put  second waits for Stock.stock.table[10], held by first
 *       32                       unlock Stock.stock.table[10]                                    Stock.java:41 in ConcurrentHashMap.put
 *       33                       booleans[0] = true                                              Stock.java:48
 *       35                                                       lock Stock.stock.table[10]      Stock.java:41 in ConcurrentHashMap.put  main waits for second to end
 *       37                                                       Stock.stock.table[10].val -> 0  Stock.java:41 in ConcurrentHashMap.put
 *       38                                                       Stock.stock.table[10].val = 0   Stock.java:41 in ConcurrentHashMap.put
 *       39                                                       unlock Stock.stock.table[10]    Stock.java:41 in ConcurrentHashMap.put
 *       40                                                       booleans[1] = true              Stock.java:49
 *       42  booleans[0] -> true                                                                  Stock.java:54                           second ended
 *       43  booleans[1] -> true                                                                  Stock.java:54
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:9625d1ee:0*17.1*8.2*5.1*3.0.2*6.0*3' examples/04-check-then-act/Stock.java
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
