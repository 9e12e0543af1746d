/** One thread deletes a file, which has block 1, while another one makes a file, for which it takes block 2. */
class WriteWrite2 {
  public static void main(String[] args) throws InterruptedException {
    deleteAndCreat(Daisy.withRacyAllocation(layout()));
  }

  /** The same without the race. */
  static void repaired() throws InterruptedException {
    deleteAndCreat(Daisy.repaired(layout()));
  }

  private static Layout layout() {
    return new Layout(3, 3, 3, 1);
  }

  private static void deleteAndCreat(Daisy daisy) throws InterruptedException {
    Directory directory = daisy.directory();
    directory.creat(0);
    directory.creat(1);
    Thread deleter = new Thread(() -> directory.delete(1), "deleter");
    Thread maker = new Thread(() -> directory.creat(2), "maker");
    deleter.start();
    maker.start();
    deleter.join();
    maker.join();
    daisy.examination().requireSoundness();
  }
}
