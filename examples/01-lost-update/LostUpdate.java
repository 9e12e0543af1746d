/*
 * 1. A lost update. Two threads add one to the same variable, and one of the additions is lost.
 *
 * $ ./jacquard check examples/01-lost-update/LostUpdate.java
 * VIOLATED  examples/01-lost-update/LostUpdate.java
 *   what      assertion in main: 2 came in, but visitors is 1 (LostUpdate.java:40)
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     6 of 12 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  main                      north                     south                     source              switch
 *        5                            LostUpdate.visitors -> 0                            LostUpdate.java:29  main waits for north to end
 *        6                                                      LostUpdate.visitors -> 0  LostUpdate.java:29  north preempted
 *        7                                                      LostUpdate.visitors = 1   LostUpdate.java:29
 *        8                            LostUpdate.visitors = 1                             LostUpdate.java:29  south ended
 *       11  LostUpdate.visitors -> 1                                                      LostUpdate.java:39  north ended
 *       12  LostUpdate.visitors -> 1                                                      LostUpdate.java:40
 *   because   south changed LostUpdate.visitors (step 7) between north's read (step 5) and its write (step 8)
 *   races     1 data race in the explored executions; weak behaviours are not covered
 *             LostUpdate.visitors: north writes (LostUpdate.java:29), south reads (LostUpdate.java:29)
 *   replay    ./jacquard replay 'jq1:432a1b83:0*4.1.2*2.1.0*4' examples/01-lost-update/LostUpdate.java
 *
 * To fix it, make the addition one step: let visitors be an AtomicInteger and call incrementAndGet(), or
 * make enter() synchronized. The data race goes away as well.
 */
/** Two clerks count the visitors of one day. */
class LostUpdate {
  static int visitors;

  static void enter() {
    visitors++; // a read and a write, and anything may happen in between
  }

  public static void main(String[] args) throws InterruptedException {
    Thread north = new Thread(LostUpdate::enter, "north");
    Thread south = new Thread(LostUpdate::enter, "south");
    north.start();
    south.start();
    north.join();
    south.join();
    if (visitors != 2) {
      throw new AssertionError("2 came in, but visitors is " + visitors);
    }
  }
}
