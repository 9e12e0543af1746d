/** Two threads delete two files, which have the blocks 0 and 1. */
class WriteWrite1 {
  public static void main(String[] args) throws InterruptedException {
    deleteTwo(Daisy.withRacyAllocation(layout()));
  }

  /** The same without the race. */
  static void repaired() throws InterruptedException {
    deleteTwo(Daisy.repaired(layout()));
  }

  private static Layout layout() {
    return new Layout(2, 2, 2, 1);
  }

  private static void deleteTwo(Daisy daisy) throws InterruptedException {
    Directory directory = daisy.directory();
    directory.creat(0);
    directory.creat(1);
    Thread first = new Thread(() -> directory.delete(0), "first");
    Thread second = new Thread(() -> directory.delete(1), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    daisy.examination().requireSoundness();
  }
}
