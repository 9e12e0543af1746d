package jacquard.check.selftest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What real threads showed on a plain JVM.
 *
 * @param trouble why it could not be run, or empty
 * @param spent whether the JVM had better be ended: it has too many threads, or some that never end
 * @param inTurn outcomes of runs in which one thread ran after the other, for each order of the
 *     threads
 * @param together outcomes of runs in which all ran at once
 */
record PlainSights(
    String trouble, boolean spent, long runs, List<List<String>> inTurn, List<String> together) {
  void write(DataOutputStream out) throws IOException {
    SelftestMessages.writeTexts(out, List.of(trouble));
    out.writeBoolean(spent);
    out.writeLong(runs);
    out.writeInt(inTurn.size());
    for (List<String> outcomes : inTurn) {
      SelftestMessages.writeTexts(out, outcomes);
    }
    SelftestMessages.writeTexts(out, together);
    out.flush();
  }

  static PlainSights read(DataInputStream in) throws IOException {
    String trouble = SelftestMessages.readTexts(in).getFirst();
    boolean spent = in.readBoolean();
    long runs = in.readLong();
    List<List<String>> inTurn = new ArrayList<>();
    int orders = in.readInt();
    for (int i = 0; i < orders; i++) {
      inTurn.add(SelftestMessages.readTexts(in));
    }
    return new PlainSights(trouble, spent, runs, inTurn, SelftestMessages.readTexts(in));
  }

  PlainSights withoutDeadlock() {
    return new PlainSights(
        trouble,
        spent,
        runs,
        inTurn,
        together.stream().filter(o -> !o.equals(PlainRunner.DEADLOCK)).toList());
  }

  /** Of a program whose objects cannot be made, which does no harm to the JVM. */
  static PlainSights notMade(String why) {
    return new PlainSights("not made: " + why, false, 0, List.of(), List.of());
  }

  static PlainSights trouble(String what) {
    return new PlainSights(what, true, 0, List.of(), List.of());
  }
}
