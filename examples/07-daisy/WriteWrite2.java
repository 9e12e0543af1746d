/*
 * 7. Daisy: the allocation byte once more. A file is deleted while another one is made, and the new file has a block that
 * is free, or the old one's block is lost; README.md has the story.
 *
 * For example:
 *
 * $ ./jacquard check examples/07-daisy/WriteWrite2.java
 * VIOLATED  examples/07-daisy/WriteWrite2.java
 *   what      assertion in main: a block is free although a file has it (Examination.java:30)
 *   checked   pos; found in execution 2, this schedule has 5 preemptions
 *   steps     11 of 353 shown: accesses to SteadyDisk.bytes[0] (--all-steps shows the rest)
 *     step  main                      deleter                   maker                     source             switch
 *       95                                                      SteadyDisk.bytes[0] -> 3  Disk.java:22       deleter preempted
 *      110                                                      SteadyDisk.bytes[0] -> 3  Disk.java:22
 *      135                                                      SteadyDisk.bytes[0] -> 3  Disk.java:22       deleter preempted
 *      160                            SteadyDisk.bytes[0] -> 3                            Disk.java:22       maker preempted
 *      165                                                      SteadyDisk.bytes[0] -> 3  Disk.java:22       deleter preempted
 *      170                                                      SteadyDisk.bytes[0] = 7   Disk.java:27
 *      215                            SteadyDisk.bytes[0] = 1                             Disk.java:27       maker ended
 *      292  SteadyDisk.bytes[0] -> 1                                                      Disk.java:22       deleter ended
 *      322  SteadyDisk.bytes[0] -> 1                                                      Disk.java:22
 *      352  SteadyDisk.bytes[0] -> 1                                                      Disk.java:22
 *      353  unlock SteadyDisk                                                             SteadyDisk.java:9
 *   because   maker changed SteadyDisk.bytes[0] (step 170) between deleter's read (step 160) and its write (step 215)
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:269b91d7:0*26.1*10.2*85.1*10.2*5.1*25.2*50.1*25.0*117' examples/07-daisy/WriteWrite2.java
 *
 * It is fixed by CarefulAllocationMap, which locks the byte as well: check WriteWrite2.java#repaired.
 */
/** A thread deletes a file, which has block 1; another one makes a file, for which it takes block 2. */
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
