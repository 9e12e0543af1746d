package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.answer.Interleaving;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The steps of a story, one column per thread that moves, with source and reasons of switches. */
final class StepTable {
  private final Interleaving story;
  private final Execution execution;
  private final List<Integer> events;
  private final Selection.Gaps gaps;
  private final StepText text;
  private final Switches switches;

  StepTable(Interleaving story, Selection selection) {
    this.story = story;
    this.gaps = selection.gaps();
    this.execution = story.execution();
    this.events = selection.events();
    this.text = new StepText(story);
    this.switches = new Switches(story);
  }

  String text(String indent) {
    int[] threads = threads();
    List<String> sources = events.stream().map(this::source).toList();
    boolean withSource = sources.stream().anyMatch(s -> !s.isEmpty());
    Table table = new Table().column("step", Table.Align.RIGHT);
    for (int t : threads) {
      table.column(story.thread(t), Table.Align.LEFT);
    }
    if (withSource) {
      table.column("source", Table.Align.LEFT);
    }
    table.column(hasSwitch() ? "switch" : "", Table.Align.LEFT);
    int shownBefore = -1;
    for (int i = 0; i < events.size(); i++) {
      int e = events.get(i);
      gap(table, e - shownBefore - 1);
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(Interleaving.step(e)));
      for (int t : threads) {
        row.add(t == execution.thread(e) ? text.of(e) : "");
      }
      if (withSource) {
        row.add(sources.get(i));
      }
      row.add(switchBetween(shownBefore, e));
      table.row(row);
      shownBefore = e;
    }
    gap(table, execution.length() - 1 - shownBefore);
    return table.text(indent);
  }

  private void gap(Table table, int leftOut) {
    if (leftOut > 0 && gaps == Selection.Gaps.HOW_MANY) {
      table.row("…", Phrases.count(leftOut, "more step"));
    }
  }

  private int[] threads() {
    BitSet threads = new BitSet();
    events.forEach(e -> threads.set(execution.thread(e)));
    return threads.stream().toArray();
  }

  private String source(int event) {
    int site = execution.site(event);
    String call = story.vocabulary().libraryCall(site);
    return story.vocabulary().site(site) + (call.isEmpty() ? "" : " in " + call);
  }

  private boolean hasSwitch() {
    return events.stream()
        .anyMatch(e -> execution.thread(e) != execution.thread(events.getFirst()));
  }

  /** Why the thread of a shown step runs, if it does not since the step that was shown before. */
  private String switchBetween(int shownBefore, int event) {
    int first = event;
    while (first > 0 && !switches.isAt(first)) {
      first--;
    }
    return first > shownBefore ? switches.reason(first) : "";
  }
}
