/*
 * 7. Daisy: the allocation byte. Two files are deleted, but only one of their blocks is free afterwards; README.md has the
 * story.
 *
 * For example:
 *
 * $ ./jacquard check examples/07-daisy/WriteWrite1.java
 * VIOLATED  examples/07-daisy/WriteWrite1.java
 *   what      assertion in main: a block is lost: it is not free, and no file has it (Examination.java:33)
 *   checked   optimal; found in execution 10, this schedule has 1 preemption
 *   steps     7 of 208 shown: accesses to SteadyDisk.bytes[0] (--all-steps shows the rest)
 *     step  main                      first                     second                    source             switch
 *       70                            SteadyDisk.bytes[0] -> 3                            Disk.java:22       main waits for first to end
 *      115                                                      SteadyDisk.bytes[0] -> 3  Disk.java:22       first preempted
 *      120                                                      SteadyDisk.bytes[0] = 1   Disk.java:27
 *      145                            SteadyDisk.bytes[0] = 2                             Disk.java:27       second ended
 *      192  SteadyDisk.bytes[0] -> 2                                                      Disk.java:22       first ended
 *      207  SteadyDisk.bytes[0] -> 2                                                      Disk.java:22
 *      208  unlock SteadyDisk                                                             SteadyDisk.java:9
 *   because   second changed SteadyDisk.bytes[0] (step 120) between first's read (step 70) and its write (step 145)
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:962b74e9:0*26.1*45.2*70.1*25.0*42' examples/07-daisy/WriteWrite1.java
 *
 * It is fixed by CarefulAllocationMap, which locks the byte as well: check WriteWrite1.java#repaired.
 */
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
