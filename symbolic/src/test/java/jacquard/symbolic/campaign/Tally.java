package jacquard.symbolic.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often what was found; a long campaign writes it to a file as it goes. */
public final class Tally {
  /** Where to. */
  private static final Optional<Path> FILE =
      Optional.ofNullable(System.getProperty("jacquard.symbolic.log")).map(Path::of);

  private static final int EVERY = 25;

  private final SortedMap<String, Long> counts = new TreeMap<>();

  public void count(String what) {
    add(what, 1);
  }

  public void add(String what, long more) {
    counts.merge(what, more, Long::sum);
  }

  public long of(String what) {
    return counts.getOrDefault(what, 0L);
  }

  /** Processor time of this thread, in milliseconds. */
  public static long clock() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
  }

  /** A seed is done. */
  public void done(long seed) {
    count("seeds");
    if (of("seeds") % EVERY == 0) {
      write(seed);
    }
  }

  /** Writes down how far it is. */
  public void write(long seed) {
    FILE.ifPresent(
        file -> {
          try {
            Files.writeString(file, "last seed %d, %d ms%n%s".formatted(seed, clock(), this));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    counts.forEach((what, count) -> text.append("%9d %s%n".formatted(count, what)));
    return text.toString();
  }
}
