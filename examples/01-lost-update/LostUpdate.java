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
