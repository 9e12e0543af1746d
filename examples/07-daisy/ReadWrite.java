/** One thread reads a file while another one writes another file. */
class ReadWrite {
  public static void main(String[] args) throws InterruptedException {
    readAndWrite(Daisy.withRacyDisk(layout()));
  }

  /** The same without the race. */
  static void repaired() throws InterruptedException {
    readAndWrite(Daisy.repaired(layout()));
  }

  private static Layout layout() {
    return new Layout(2, 2, 2, 1);
  }

  private static void readAndWrite(Daisy daisy) throws InterruptedException {
    Directory directory = daisy.directory();
    directory.creat(0);
    directory.creat(1);
    directory.write(0, 0, 7);
    Thread reader = new Thread(() -> requireSeven(directory.read(0, 0)), "reader");
    Thread writer = new Thread(() -> directory.write(1, 0, 5), "writer");
    reader.start();
    writer.start();
    reader.join();
    writer.join();
    requireSeven(directory.read(0, 0));
  }

  private static void requireSeven(int value) {
    if (value != 7) {
      throw new AssertionError("the file does not contain what was written");
    }
  }
}
