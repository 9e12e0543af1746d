package jacquard.runtime.control.execution;

import jacquard.core.Kind;
import jacquard.core.ViolationKind;
import jacquard.hooks.Access;
import jacquard.hooks.EnvironmentControl;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Scheduler;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import jacquard.runtime.control.synchronisers.Monitors;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What lies around a program: standard streams, files, the end of the JVM. */
final class Environment implements EnvironmentControl {
  private final Scheduler scheduler;
  private final Operations operations;
  private final Monitors monitors;
  private final Sharing sharing;
  private final ObjectNames names;
  private final Locations locations;
  private final Roster roster;
  private final Ending ending;

  /**
   * What weak and soft references made by this execution refer to. Were it collected in one
   * execution and not in another, they would differ for no reason that a schedule can tell.
   */
  private final List<Object> kept = new ArrayList<>();

  private final SharedFiles files = new SharedFiles();
  private final VisibleOnDemand hidden = new VisibleOnDemand("what the JDK keeps out of sight");

  Environment(
      Scheduler scheduler,
      Operations operations,
      Monitors monitors,
      Sharing sharing,
      ObjectNames names,
      Locations locations,
      Roster roster,
      Ending ending) {
    this.scheduler = scheduler;
    this.operations = operations;
    this.monitors = monitors;
    this.sharing = sharing;
    this.names = names;
    this.locations = locations;
    this.roster = roster;
    this.ending = ending;
  }

  void begin() {
    files.begin();
    kept.clear();
  }

  @Override
  public void keeps(Object referent) {
    kept.add(referent);
  }

  @Override
  public void collects() {
    kept.clear();
  }

  @Override
  public void publish(Object object) {
    sharing.share(object, 0, 0);
  }

  @Override
  public void usesFile(Object file) {
    nameIf(files.isSharedWhenChangedBy(roster.current().number, file) && !isStandardStream(file));
  }

  @Override
  public void asksForFile(Object file) {
    nameIf(files.isSharedWhenAskedForBy(roster.current().number, file));
  }

  @Override
  public void listsFolder(Object folder) {
    nameIf(files.isSharedWhenListedBy(roster.current().number, folder));
  }

  private void nameIf(boolean isShared) {
    if (isShared) {
      ending.uncontrolled("a file that two threads use,");
    }
  }

  /**
   * Nothing is visible until it is changed while there are other threads. Who knows the object is
   * not asked: it counts as a value, and values go from thread to thread unseen.
   */
  @Override
  public void hidden(Object object, boolean changes) {
    if (roster.isAlone()) {
      return;
    }
    if (changes) {
      ending.require(hidden);
    }
    if (hidden.isMade()) {
      int location = locations.of(sharing.nameForAll(object), Locations.HIDDEN);
      operations.await(changes ? Kind.WRITE : Kind.READ, location, 0, 0);
      operations.happened(changes, 0, 0, Access.VOLATILE);
    }
  }

  @Override
  public void amongThreads(String what) {
    if (!roster.isAlone()) {
      ending.uncontrolled(what);
    }
  }

  private static boolean isStandardStream(Object file) {
    try {
      return file instanceof FileOutputStream out
          && (out.getFD() == FileDescriptor.out || out.getFD() == FileDescriptor.err);
    } catch (IOException e) {
      return false; // it is closed, and the standard streams are not
    }
  }

  @Override
  public void beginPrint(Object stream) {
    int name = sharing.seen(stream, false);
    if (name > 0) {
      monitors.enter(locations.of(name, Locations.MONITOR), 0);
    }
  }

  @Override
  public void endPrint(Object stream) {
    int name = names.shared(stream);
    if (name > 0) {
      monitors.exit(locations.of(name, Locations.MONITOR), 0);
    }
  }

  @Override
  public void exit(String call, int status) {
    ending.fail(
        roster.current(),
        ViolationKind.EXIT,
        "the program calls %s(%d); return instead".formatted(call, status));
    scheduler.abandonThread();
  }

  @Override
  public void loaderMade(Object loader) {
    sharing.shareOpenly(loader);
  }

  @Override
  public void uncontrolled(String what) {
    ending.uncontrolled(what);
  }
}
