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
    Messages.writeTexts(out, List.of(fault));
    out.writeInt(searches.size());
    for (One one : searches) {
      Messages.writeTexts(out, List.of(one.name, one.end));
      out.writeLong(one.executions);
      Messages.writeTexts(out, one.outcomes);
    }
    Messages.writeTexts(out, uncontrolled);
    Messages.writeTexts(out, limits);
    Messages.writeTexts(out, races);
    out.flush();
  }

  static SearchSights read(DataInputStream in) throws IOException {
    String fault = Messages.readTexts(in).getFirst();
    List<One> searches = new ArrayList<>();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      List<String> texts = Messages.readTexts(in);
      searches.add(
          new One(texts.getFirst(), in.readLong(), texts.getLast(), Messages.readTexts(in)));
    }
    return new SearchSights(
        fault, searches, Messages.readTexts(in), Messages.readTexts(in), Messages.readTexts(in));
  }

  static SearchSights fault(String what) {
    return new SearchSights(what, List.of(), List.of(), List.of(), List.of());
  }
}
