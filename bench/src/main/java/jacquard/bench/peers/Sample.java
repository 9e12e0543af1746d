package jacquard.bench.peers;

import java.time.Duration;

/**
 * One check, or several one after the other, as a worker tells it.
 *
 * @param verdict of the last one
 * @param executions of all of them
 * @param traces different ones among them, -1 if not counted
 * @param cpu processor time of the whole process, compilers and collector included
 */
record Sample(String verdict, long executions, long traces, Duration wall, Duration cpu) {
  private static final String MARK = "sample";

  /** A line for the process that started the worker. */
  String line() {
    return String.join(
        "\t",
        MARK,
        verdict,
        Long.toString(executions),
        Long.toString(traces),
        Long.toString(wall.toNanos()),
        Long.toString(cpu.toNanos()));
  }

  /** Whether it is one of those lines: a tool may print others. */
  static boolean isLine(String line) {
    return line.startsWith(MARK + "\t");
  }

  static Sample parse(String line) {
    String[] fields = line.split("\t", -1);
    return new Sample(
        fields[1],
        Long.parseLong(fields[2]),
        Long.parseLong(fields[3]),
        Duration.ofNanos(Long.parseLong(fields[4])),
        Duration.ofNanos(Long.parseLong(fields[5])));
  }

  double perSecond() {
    return executions * 1e9 / wall.toNanos();
  }

  double perCpuSecond() {
    return executions * 1e9 / cpu.toNanos();
  }
}
