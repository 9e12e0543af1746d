package jacquard.check.selftest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What searches saw of a program.
 *
 * @param fault that ended the run of the program, or empty
 * @param uncontrolled what could not be controlled
 * @param limits of its own within which the program was run
 * @param races that were found, if they were asked for
 */
record SearchSights(
    String fault,
    List<One> searches,
    List<String> uncontrolled,
    List<String> limits,
    List<String> races) {
  /**
   * One search.
   *
   * @param end why it claims nothing, or empty if it covered everything
   */
  record One(String name, long executions, String end, List<String> outcomes) {
    boolean isComplete() {
      return end.isEmpty();
    }
  }

  /** Whether the default search says that it has seen everything. */
  boolean isClaimed() {
    return !searches.isEmpty()
        && searches.getFirst().isComplete()
        && uncontrolled.isEmpty()
        && limits.isEmpty();
  }

  void write(DataOutputStream out) throws IOException {
    SelftestMessages.writeTexts(out, List.of(fault));
    out.writeInt(searches.size());
    for (One one : searches) {
      SelftestMessages.writeTexts(out, List.of(one.name, one.end));
      out.writeLong(one.executions);
      SelftestMessages.writeTexts(out, one.outcomes);
    }
    SelftestMessages.writeTexts(out, uncontrolled);
    SelftestMessages.writeTexts(out, limits);
    SelftestMessages.writeTexts(out, races);
    out.flush();
  }

  static SearchSights read(DataInputStream in) throws IOException {
    String fault = SelftestMessages.readTexts(in).getFirst();
    List<One> searches = new ArrayList<>();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      List<String> texts = SelftestMessages.readTexts(in);
      searches.add(
          new One(
              texts.getFirst(), in.readLong(), texts.getLast(), SelftestMessages.readTexts(in)));
    }
    return new SearchSights(
        fault,
        searches,
        SelftestMessages.readTexts(in),
        SelftestMessages.readTexts(in),
        SelftestMessages.readTexts(in));
  }

  static SearchSights fault(String what) {
    return new SearchSights(what, List.of(), List.of(), List.of(), List.of());
  }
}
