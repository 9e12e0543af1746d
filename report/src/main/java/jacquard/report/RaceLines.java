package jacquard.report;

import jacquard.core.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;

/** What a check says about data races, and so about behaviours that only weak memory shows. */
final class RaceLines {
  private static final int MOST = 5;

  private RaceLines() {}

  static List<String> of(Check check, TextReport.Steps steps) {
    if (check.dataRaces().isEmpty()) {
      return List.of();
    }
    List<DataRace> races =
        steps == TextReport.Steps.ALL ? check.dataRaces().get() : distinct(check.dataRaces().get());
    List<String> lines = new ArrayList<>();
    if (races.isEmpty()) {
      lines.add("none in any explored execution" + consequence(check.verdict()));
      return lines;
    }
    lines.add(
        Phrases.count(races.size(), "data race")
            + " in the explored executions; weak behaviours are not covered");
    int shown = steps == TextReport.Steps.ALL ? races.size() : Math.min(MOST, races.size());
    for (DataRace race : races.subList(0, shown)) {
      lines.add(race.text());
      if (steps == TextReport.Steps.ALL) {
        stack(race.first(), lines);
        stack(race.second(), lines);
      }
    }
    if (shown < races.size()) {
      lines.add("and %d more (--all-steps shows them)".formatted(races.size() - shown));
    }
    return lines;
  }

  /** Each pair of lines once, whichever comes first and whatever calls led to them. */
  private static List<DataRace> distinct(List<DataRace> races) {
    SequencedMap<List<Object>, DataRace> distinct = new LinkedHashMap<>();
    for (DataRace race : races) {
      Set<String> places =
          new TreeSet<>(List.of(race.first().placeAndType(), race.second().placeAndType()));
      distinct.putIfAbsent(List.of(race.location(), places), race);
    }
    return List.copyOf(distinct.values());
  }

  /** Programs without data races have no executions but the sequentially consistent ones. */
  private static String consequence(Verdict verdict) {
    return verdict instanceof Verdict.Holds(Verdict.Scope.AllExecutions())
        ? ", so sequential consistency is all there is"
        : "";
  }

  private static void stack(DataRace.Access access, List<String> lines) {
    lines.add("  " + access.text());
    access.stack().forEach(frame -> lines.add("    at " + frame));
  }
}
