package jacquard.runtime.control.execution;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.explore.FreeRun;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.runtime.control.names.NumberTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The data races that were seen, one for each pair of places in the code. */
final class RaceCollection {
  /** Who reads more than this? */
  private static final int MOST = 20;

  private final Set<Long> seen = new HashSet<>();
  private final List<Race> races = new ArrayList<>();

  /** A race and how to see it again. */
  record Race(Schedule schedule, int first, int second) {
    Policy policy() {
      return new Following(schedule, new FreeRun());
    }
  }

  /** Follows a schedule as far as it goes. */
  private record Following(Schedule schedule, FreeRun rest) implements Policy {
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      long label = prescribed(sofar);
      if (label == Label.NONE) {
        return rest.choose(sofar, frontier);
      }
      return sofar.enabled(sofar.length(), Label.thread(label)) ? label : Label.NONE;
    }

    @Override
    public long prescribed(Execution sofar) {
      int step = sofar.length();
      return step < schedule.length() ? schedule.label(step) : Label.NONE;
    }
  }

  void add(Execution e, int first, int second) {
    long key = NumberTable.pair(e.site(first), e.site(second));
    if (races.size() < MOST && seen.add(key)) {
      races.add(new Race(e.schedule("0"), first, second));
    }
  }

  List<Race> all() {
    return List.copyOf(races);
  }
}
