/*
 * 7. Daisy: seek, then read. A thread reads a file while another one writes another file, and does not get what the file
 * contains; README.md has the story.
 *
 * For example:
 *
 * $ ./jacquard check examples/07-daisy/ReadWrite.java
 * VIOLATED  examples/07-daisy/ReadWrite.java
 *   what      assertion in reader: the file does not contain what was written (ReadWrite.java:59)
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     7 of 191 shown: accesses to Mutex.taken (--all-steps shows the rest)
 *     step  main                  reader                source         switch
 *       51                        Mutex.taken -> false  Mutex.java:12  main waits for reader to end
 *       52                        Mutex.taken = true    Mutex.java:15
 *      142                        Mutex.taken = false   Mutex.java:22  writer ended
 *      144                        unlock Object#4       Mutex.java:24
 *      149  Mutex.taken -> false                        Mutex.java:12  reader failed
 *      150  Mutex.taken = true                          Mutex.java:15
 *      189  Mutex.taken = false                         Mutex.java:22
 *   races     3 data races in the explored executions; weak behaviours are not covered
 *             Disk.head: reader writes (Disk.java:17), writer writes (Disk.java:17)
 *             Disk.head: reader reads (Disk.java:22), writer writes (Disk.java:17)
 *             Disk.bytes[10]: writer writes (Disk.java:27), reader reads (Disk.java:22)
 *   replay    ./jacquard replay 'jq1:ea90fea3:0*48.1*28.2*51.1*17.0*47' examples/07-daisy/ReadWrite.java
 *
 * It is fixed by SteadyDisk, which lets nobody else move the head meanwhile: check ReadWrite.java#repaired.
 */
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
