package jacquard.runtime.control.memory;

import jacquard.core.Execution;
import jacquard.hooks.Memory;
import jacquard.hooks.UnseenControl;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.LossOfControl;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Stacks;
import org.jspecify.annotations.Nullable;

/** What code of the program does that the JDK calls on its own account, so that it is not seen. */
public final class UnseenOperations implements UnseenControl {
  private static final String UNSEEN = "by code that the JDK calls on its own account,";

  private final UnseenUses uses;
  private final Fields fields;
  private final ObjectNames names;
  private final Locations locations;
  private final Roster roster;
  private final Recording recording;
  private final Stacks stacks;
  private final Ending ending;
  private final LossOfControl losses;

  public UnseenOperations(
      UnseenUses uses,
      Fields fields,
      ObjectNames names,
      Locations locations,
      Roster roster,
      Recording recording,
      Stacks stacks,
      Ending ending,
      LossOfControl losses) {
    this.uses = uses;
    this.fields = fields;
    this.names = names;
    this.locations = locations;
    this.roster = roster;
    this.recording = recording;
    this.stacks = stacks;
    this.ending = ending;
    this.losses = losses;
  }

  @Override
  public void unseenWrite(@Nullable Object target) {
    boolean isForAll = target == null || names.shared(target) != 0;
    if (isForAll && !roster.isAlone()) {
      ending.uncontrolled("a write for all threads, " + UNSEEN);
    }
  }

  @Override
  public void unseenRead(@Nullable Object owner, int field) {
    if (roster.isAlone()) {
      return;
    }
    long offset = owner == null ? fields.staticOffset(field) : fields.offset(field, owner);
    Object base = owner == null ? fields.base(field) : owner;
    int name = owner == null ? names.name(fields.declaring(field)) : names.shared(owner);
    if (name == 0) {
      return;
    }
    if (!fields.isFinal(field)) {
      unseen(name, locations.of(name, offset), false);
    }
    if (fields.type(field) == 'L') {
      Object value = Memory.getReference(base, offset);
      // what the program does to its own objects is told one by one
      if (value != null && value.getClass().getClassLoader() == null && names.shared(value) != 0) {
        unseen(names.shared(value), UnseenUses.WHOLE, !value.getClass().isArray());
      }
    }
  }

  @Override
  public void unseenUse(Object object, boolean writes) {
    int name = object instanceof Class<?> type ? names.name(type) : names.shared(object);
    if (name != 0 && !roster.isAlone()) {
      unseen(name, UnseenUses.WHOLE, writes);
    }
  }

  private void unseen(int name, int location, boolean writes) {
    Class<?> type = names.type(name);
    String where =
        "a use of an object of %s that another thread uses too, %s at %s"
            .formatted(
                type == null ? "some class" : type.getName(),
                UNSEEN,
                stacks.describe(stacks.here()));
    int thread = roster.current().number;
    if (uses.add(recording.execution(), name, location, thread, writes, where)) {
      ending.uncontrolledAt(where);
    }
  }

  /** Names what other threads have done to what was used where nobody sees it. */
  public void requireSight(Execution run) {
    String where = uses.conflict(run);
    if (where != null) {
      losses.add(where);
    }
  }
}
