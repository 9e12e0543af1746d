package jacquard.runtime.control.threads;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Publication;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What threads show of themselves: their states, their properties, and which there are. */
public final class ThreadStates {
  private final Operations operations;
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final StartedThreads started;
  private final Lives lives;
  private final Publication publication;
  private final ObjectNames names;
  private final Locations locations;
  private final VisibleOnDemand properties = new VisibleOnDemand("the properties of threads");

  public ThreadStates(
      Operations operations,
      Roster roster,
      Recording recording,
      Ending ending,
      StartedThreads started,
      Lives lives,
      Publication publication,
      ObjectNames names,
      Locations locations) {
    this.operations = operations;
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.started = started;
    this.lives = lives;
    this.publication = publication;
    this.names = names;
    this.locations = locations;
  }

  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  Thread.State state(Thread thread) {
    Thread.State life = lives.of(thread);
    ControlledThread target = started.of(thread);
    if (life != Thread.State.RUNNABLE || target == null || target == roster.current()) {
      return life;
    }
    ending.require(publication.asked());
    operations.await(Kind.READ, publication.location(target), 0, 0);
    Thread.State state = Publication.state(target);
    operations.happened(false, target.published, target.published, Access.VOLATILE);
    return state;
  }

  /**
   * Before a property of a thread is looked at or changed, or the default handler, if there is no
   * thread. Nothing is visible until one is changed of a thread that others know.
   */
  void property(@Nullable Thread thread, boolean changes) {
    int name = thread == null ? names.name(Thread.class) : names.shared(thread);
    if (name == 0) {
      return;
    }
    if (changes) {
      ending.require(properties);
    }
    if (properties.isMade()) {
      int location = locations.of(name, Locations.PROPERTIES);
      operations.await(changes ? Kind.WRITE : Kind.READ, location, 0, 0);
      operations.happened(changes, 0, 0, Access.VOLATILE);
    }
  }

  /** The threads that are alive, in the order of their numbers. */
  public Thread[] all() {
    List<Thread> registered = new ArrayList<>();
    for (int i = 0; i < recording.execution().threads(); i++) {
      Thread thread = roster.numbered(i).thread;
      if (thread != null && started.isRegistered(thread)) {
        registered.add(thread);
      }
    }
    List<Thread> alive = new ArrayList<>();
    for (Thread thread : registered) {
      if (lives.isAlive(thread)) {
        alive.add(thread);
      }
    }
    return alive.toArray(Thread[]::new);
  }
}
