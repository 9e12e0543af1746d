/*
 * 2. A deadlock. Two threads take two locks in opposite orders, and wait for each other for ever.
 *
 * $ ./jacquard check examples/02-deadlock/Transfer.java
 * VIOLATED  examples/02-deadlock/Transfer.java
 *   what      deadlock: main waits for there to end; there waits for Account, held by back; back waits for Account#2, held by there
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     2 of 6 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  there           back          source            switch
 *        5  lock Account#2                Transfer.java:28  main waits for there to end
 *        6                  lock Account  Transfer.java:28  there preempted
 *   because   a cycle: there waits for Account, which back took (step 6); back waits for Account#2, which there took (step 5)
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:75af8c72:0*4.1.2' examples/02-deadlock/Transfer.java
 *
 * To fix it, take the locks in one order whatever the direction, for example by account number.
 */
/** Money moves between two accounts, in both directions at the same time. */
class Transfer {
  static class Account {
    int balance = 100;
  }

  static final Account alice = new Account();
  static final Account bob = new Account();

  static void transfer(Account from, Account to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread there = new Thread(() -> transfer(alice, bob, 10), "there");
    Thread back = new Thread(() -> transfer(bob, alice, 20), "back");
    there.start();
    back.start();
    there.join();
    back.join();
  }
}
