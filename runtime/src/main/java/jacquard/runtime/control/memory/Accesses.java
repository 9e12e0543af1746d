package jacquard.runtime.control.memory;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.hooks.Memory;
import jacquard.runtime.control.names.Elements;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;

/** Reads and writes of memory that others can find, each a visible operation or part of one. */
public final class Accesses {
  private final Operations operations;
  private final Sections sections;
  private final Roster roster;
  private final Ending ending;
  private final ObjectNames names;
  private final Locations locations;
  private final Values values;
  private final Undo undo;
  private final Recording recording;

  /** Which arrays are one location as a whole, by the types of their elements. */
  private int wholeArrays;

  public Accesses(
      Operations operations,
      Sections sections,
      Roster roster,
      Ending ending,
      ObjectNames names,
      Locations locations,
      Values values,
      Undo undo,
      Recording recording) {
    this.operations = operations;
    this.sections = sections;
    this.roster = roster;
    this.ending = ending;
    this.names = names;
    this.locations = locations;
    this.values = values;
    this.undo = undo;
    this.recording = recording;
  }

  /** The location of what is at an offset of an object. */
  private int location(int name, Object base, long offset) {
    return locations.of(name, isWhole(base) ? Memory.arrayBase(base.getClass()) : offset);
  }

  private boolean isWhole(Object base) {
    return wholeArrays != 0 && base.getClass().isArray() && (wholeArrays & Elements.bit(base)) != 0;
  }

  /** Says how much of its location the access covers that has just happened. */
  private void covers(Object base, long offset, char type) {
    if (isWhole(base)) {
      recording.covers(offset, offset + Elements.size(type));
    }
  }

  /** Some code accesses more of an array at once than an element, or less. */
  void requireWhole(Object array) {
    int bit = Elements.bit(array);
    if ((wholeArrays & bit) == 0) {
      wholeArrays |= bit;
      ending.abort(DemandedVisibility.restart("arrays as a whole"));
    }
  }

  /** Whether a location is of a class, and neither it nor its value is made anew. */
  public static boolean isOfWorld(Object base, long offset) {
    return base instanceof Class<?> type
        && (Memory.isOfClassItself(offset) || Fields.isOfJdk(type));
  }

  private boolean isOfWorld(int name, Object base, long offset) {
    return names.isOfWorld(name) || isOfWorld(base, offset);
  }

  /** Remembers what is about to be overwritten of the world. */
  public void remember(Object base, long offset, char type) {
    undo.remember(base, offset, type);
  }

  public void read(int name, Object base, long offset, char type, int order, int site) {
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    operations.await(Kind.READ, location(name, base, offset), 0, site);
    long value = values.at(base, offset, type);
    covers(base, offset, type);
    operations.happened(false, value, value, order);
  }

  /** Writes, also where only the current thread uses something of the world. */
  void write(int name, Object base, long offset, char type, long value, int order, int site) {
    if (name < 0 || isOfWorld(name, base, offset)) {
      remember(base, offset, type);
      if (name < 0) {
        return;
      }
    }
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    operations.await(Kind.WRITE, location(name, base, offset), value, site);
    covers(base, offset, type);
    operations.happened(true, values.at(base, offset, type), value, order);
  }

  /** An access that both reads and writes, as {@link Access} says. */
  void update(int name, Object base, long offset, long expected, long value, int access, int site) {
    char type = Access.type(access);
    int location = location(name, base, offset);
    if (isOfWorld(name, base, offset)) {
      remember(base, offset, type);
    }
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    if (Access.operation(access) == Access.CAS) {
      ControlledThread t = roster.current();
      t.base = base;
      t.offset = offset;
      t.type = type;
      operations.await(Kind.CAS, location, expected, site);
      long before = values.at(base, offset, type);
      boolean succeeds = before == expected;
      covers(base, offset, type);
      operations.happened(succeeds, before, succeeds ? value : before, Access.order(access));
    } else {
      boolean adds = Access.operation(access) == Access.ADD;
      operations.await(Kind.UPDATE, location, value, site);
      long before = values.at(base, offset, type);
      covers(base, offset, type);
      operations.happened(true, before, adds ? before + value : value, Access.order(access));
    }
  }

  /** A stretch of an array, which is one location as a whole. */
  void accessWhole(int name, Object array, long offset, long bytes, boolean writes, int site) {
    requireWhole(array);
    int location = location(name, array, Memory.arrayBase(array.getClass()));
    accessAtOnce(location, offset, bytes, writes, Access.PLAIN, site);
  }

  /** A stretch of memory whose values nobody records. */
  void accessAtOnce(int location, long offset, long bytes, boolean writes, int order, int site) {
    operations.await(writes ? Kind.UPDATE : Kind.READ, location, 0, site);
    recording.covers(offset, offset + bytes);
    operations.happened(writes, 0, 0, order);
  }
}
