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
