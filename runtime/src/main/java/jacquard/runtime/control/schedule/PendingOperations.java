package jacquard.runtime.control.schedule;

import jacquard.core.Kind;
import jacquard.explore.Frontier;
import jacquard.runtime.control.names.Values;

/** What the threads are about to do, as the policy sees it. */
public final class PendingOperations implements Frontier {
  private final Roster roster;
  private final Values values;

  public PendingOperations(Roster roster, Values values) {
    this.roster = roster;
    this.values = values;
  }

  @Override
  public Kind kind(int thread) {
    return roster.numbered(thread).kind;
  }

  @Override
  public int object(int thread) {
    return roster.numbered(thread).object;
  }

  @Override
  public boolean writes(int thread) {
    ControlledThread t = roster.numbered(thread);
    Object base = t.base;
    if (t.kind == Kind.CAS && base != null) {
      return values.at(base, t.offset, t.type) == t.argument;
    }
    return t.kind.mayWrite();
  }

  @Override
  public int target(int thread) {
    return (int) roster.numbered(thread).argument;
  }

  @Override
  public int site(int thread) {
    return roster.numbered(thread).site;
  }

  @Override
  public int alternatives(int thread) {
    return roster.numbered(thread).alternatives();
  }
}
