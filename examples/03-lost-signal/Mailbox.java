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
