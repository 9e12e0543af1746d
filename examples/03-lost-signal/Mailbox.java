/*
 * 3. A lost signal. A thread looks whether it must wait, and is notified just before it does.
 *
 * $ ./jacquard check examples/03-lost-signal/Mailbox.java
 * VIOLATED  examples/03-lost-signal/Mailbox.java
 *   what      deadlock: main waits for reader to end; reader waits to be notified on Mailbox.bell
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     7 of 11 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  reader                  postman                            source           switch
 *        5  Mailbox.letter -> null                                     Mailbox.java:30  main waits for reader to end
 *        6                          Mailbox.letter = "hello"           Mailbox.java:42  reader preempted
 *        7                          lock Mailbox.bell                  Mailbox.java:43
 *        8                          notify Mailbox.bell: nobody waits  Mailbox.java:44
 *        9                          unlock Mailbox.bell                Mailbox.java:45
 *       10  lock Mailbox.bell                                          Mailbox.java:31  postman ended
 *       11  wait Mailbox.bell                                          Mailbox.java:33
 *   because   reader waits on Mailbox.bell (step 11) after the notify by postman (step 8), which found nobody waiting
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:2d37b0e6:0*4.1.2*4.1*2' examples/03-lost-signal/Mailbox.java
 *
 * To fix it, look and wait under the same lock, in a loop: synchronized (bell) { while (letter == null)
 * bell.wait(); }, and write the letter under that lock too.
 */
/** One thread waits for a letter, another one brings it. */
class Mailbox {
  static final Object bell = new Object();
  static volatile String letter;

  static void waitForLetter() {
    if (letter == null) {
      synchronized (bell) {
        try {
          bell.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }

  static void deliver() {
    letter = "hello";
    synchronized (bell) {
      bell.notify();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(Mailbox::waitForLetter, "reader");
    Thread postman = new Thread(Mailbox::deliver, "postman");
    reader.start();
    postman.start();
    reader.join();
    postman.join();
  }
}
