package jacquard.runtime.control.execution;

import jacquard.hooks.Control;
import jacquard.hooks.Renewal;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.control.memory.Accesses;
import jacquard.runtime.control.memory.ArrayAccesses;
import jacquard.runtime.control.memory.FieldAccesses;
import jacquard.runtime.control.memory.Fields;
import jacquard.runtime.control.memory.Finals;
import jacquard.runtime.control.memory.Initialisations;
import jacquard.runtime.control.memory.JdkStatics;
import jacquard.runtime.control.memory.OffsetAccesses;
import jacquard.runtime.control.memory.StaticAccesses;
import jacquard.runtime.control.memory.StaticFields;
import jacquard.runtime.control.memory.Undo;
import jacquard.runtime.control.memory.UnseenOperations;
import jacquard.runtime.control.memory.UnseenUses;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.Namespace;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Holds;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Publication;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.operations.Steps;
import jacquard.runtime.control.operations.World;
import jacquard.runtime.control.schedule.Clock;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Loops;
import jacquard.runtime.control.schedule.LossOfControl;
import jacquard.runtime.control.schedule.PendingOperations;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Scheduler;
import jacquard.runtime.control.schedule.Silence;
import jacquard.runtime.control.schedule.Stacks;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.Timeouts;
import jacquard.runtime.control.schedule.Timing;
import jacquard.runtime.control.schedule.Turns;
import jacquard.runtime.control.synchronisers.Latches;
import jacquard.runtime.control.synchronisers.LockConditions;
import jacquard.runtime.control.synchronisers.MonitorOperations;
import jacquard.runtime.control.synchronisers.Monitors;
import jacquard.runtime.control.synchronisers.OwnCode;
import jacquard.runtime.control.synchronisers.ReentrantLocks;
import jacquard.runtime.control.synchronisers.ThreadMonitors;
import jacquard.runtime.control.synchronisers.WaitSets;
import jacquard.runtime.control.synchronisers.Waiting;
import jacquard.runtime.control.threads.Joins;
import jacquard.runtime.control.threads.Lives;
import jacquard.runtime.control.threads.Shutdown;
import jacquard.runtime.control.threads.StartedThreads;
import jacquard.runtime.control.threads.ThreadBody;
import jacquard.runtime.control.threads.ThreadEnds;
import jacquard.runtime.control.threads.ThreadNumbers;
import jacquard.runtime.control.threads.ThreadStates;
import jacquard.runtime.control.threads.Threads;
import java.util.function.LongSupplier;

/**
 * All that controls a program, put together: each part gets what it needs when it is made, the
 * lower ones first. The {@link #control} is what the hooks call.
 */
final class Supervisor {
  private final ExploredBehaviour behaviour;
  private final LongSupplier deadline;

  // what is recorded, and how an execution ends
  final Stacks stacks = new Stacks(ThreadBody.class);
  final LossOfControl losses = new LossOfControl();
  final Recording recording = new Recording();
  final Roster roster = new Roster(recording);
  final Ending ending = new Ending(stacks, losses);

  // names of objects and locations
  final Locations locations = new Locations();
  final SyncStates states = new SyncStates();
  final Holds holds = new Holds(states);
  private final PrivateLocks privateLocks = new PrivateLocks(holds, locations, roster);
  final ObjectNames names = new ObjectNames(privateLocks);
  final Values values = new Values(names);
  private final World world = new World();
  private final Sharing sharing = new Sharing(names, world, roster, ending);
  private final DemandedVisibility promotions = new DemandedVisibility();
  private final Namespace namesOfJdk = Namespace.ofJdk();

  // who moves, and when
  private final Clock clock = new Clock();
  final Timeouts timeouts = new Timeouts();

  @SuppressWarnings("NullAway") // the constructor sets the behaviour first
  final Timing timing = new Timing(roster, recording, clock, timeouts, behaviour);

  final Turns turns =
      new Turns(roster, recording, ending, timing, states, new PendingOperations(roster, values));

  @SuppressWarnings("NullAway") // the constructor sets the deadline first
  final Loops loops = new Loops(roster, ending, stacks, deadline);

  private final Silence silence = new Silence();
  final Scheduler scheduler =
      new Scheduler(roster, recording, ending, turns, loops, silence, names, stacks, clock);

  // visible operations
  private final Publication publication = new Publication(scheduler, locations);
  private final Steps steps = new Steps(scheduler, publication, roster, ending);

  @SuppressWarnings("NullAway") // the constructor sets the behaviour first
  final Sections sections =
      new Sections(
          steps, roster, recording, ending, holds, states, names, locations, promotions, behaviour);

  private final Operations operations = new Operations(steps, sections, timing, roster, ending);

  // locks and what waits
  private final Parkers parkers =
      new Parkers(operations, timing, roster, ending, states, locations);
  private final WaitSets sets = new WaitSets();
  private final Monitors monitors =
      new Monitors(operations, sections, timing, roster, states, holds, sets, parkers);
  private final Waiting waiting =
      new Waiting(
          operations, sections, timing, roster, recording, states, holds, sets, monitors, parkers);
  private final OwnCode ownCode = new OwnCode(ending);
  private final LockConditions conditions =
      new LockConditions(waiting, privateLocks, sharing, locations, roster, ownCode);
  private final ReentrantLocks locks =
      new ReentrantLocks(
          operations,
          sections,
          monitors,
          holds,
          states,
          parkers,
          privateLocks,
          sharing,
          locations,
          roster,
          ownCode,
          conditions);
  private final Latches latches =
      new Latches(operations, timing, roster, states, sets, parkers, sharing, locations, ownCode);

  // threads
  final StartedThreads started =
      new StartedThreads(operations, roster, recording, ending, parkers, names, locations);
  private final Lives lives = new Lives(operations, roster, ending, started, locations);
  private final ThreadNumbers numbers =
      new ThreadNumbers(operations, roster, ending, names, locations);
  private final Shutdown shutdown = new Shutdown(operations, roster, ending, names, locations);
  final ThreadEnds ends;

  // the rest
  private final Undo undo = new Undo();
  private final Initialisations initialisations =
      new Initialisations(
          operations, silence, roster, recording, ending, names, locations, states, promotions);
  private final JdkStatics jdkStatics = new JdkStatics(names, locations, roster, ending);
  private final HashCodes hashCodes = new HashCodes(names, roster);
  private final Environment environment =
      new Environment(scheduler, operations, monitors, sharing, names, locations, roster, ending);
  private final UnseenUses unseenUses = new UnseenUses(locations, sections);
  final UnseenOperations unseen;

  final Control control;

  Supervisor(CodeSymbols symbols, ExploredBehaviour behaviour, LongSupplier deadline) {
    this.behaviour = behaviour; // before the collaborators are made, which are handed it
    this.deadline = deadline;
    super();
    Fields fields = new Fields(symbols);
    ThreadMonitors threadMonitors = new ThreadMonitors(symbols, sharing, locations, ending);
    ends =
        new ThreadEnds(roster, lives, parkers, threadMonitors, monitors, waiting, sets, shutdown);
    unseen =
        new UnseenOperations(
            unseenUses, fields, names, locations, roster, recording, stacks, ending, losses);
    Accesses accesses =
        new Accesses(
            operations, sections, roster, ending, names, locations, values, undo, recording);
    Finals finals = new Finals(ending);
    control =
        new Control(
            new FieldAccesses(accesses, sharing, jdkStatics, fields, finals, values),
            new StaticAccesses(
                accesses,
                sharing,
                jdkStatics,
                initialisations,
                fields,
                new StaticFields(symbols),
                names,
                values),
            new ArrayAccesses(accesses, sharing, values),
            new OffsetAccesses(
                accesses, sharing, jdkStatics, initialisations, finals, names, locations, values),
            sections,
            new MonitorOperations(
                monitors, waiting, sets, privateLocks, sharing, locations, threadMonitors),
            initialisations,
            threads(threadMonitors),
            locks,
            conditions,
            latches,
            new Chance(operations, scheduler, roster, ending, clock, sections, hashCodes),
            environment,
            unseen);
  }

  private Threads threads(ThreadMonitors threadMonitors) {
    Joins joins =
        new Joins(
            operations,
            timing,
            roster,
            parkers,
            started,
            lives,
            threadMonitors,
            monitors,
            waiting,
            sets);
    ThreadStates threadStates =
        new ThreadStates(
            operations, roster, recording, ending, started, lives, publication, names, locations);
    return new Threads(
        operations,
        scheduler,
        roster,
        recording,
        ending,
        loops,
        parkers,
        sharing,
        started,
        lives,
        joins,
        threadStates,
        numbers,
        ends,
        shutdown);
  }

  void begin(int epoch) {
    names.begin(epoch);
    privateLocks.begin();
    values.begin();
    clock.begin(epoch);
    timing.begin();
    states.begin(epoch);
    sets.begin();
    initialisations.begin(epoch);
    started.begin();
    numbers.begin();
    shutdown.begin();
    publication.begin();
    sections.begin(epoch);
    conditions.begin();
    unseenUses.begin();
    hashCodes.begin();
    environment.begin();
    jdkStatics.begin(epoch);
    namesOfJdk.reset();
    names.share(Renewal.renew(), 0, 0, namesOfJdk);
    world.begin(names);
  }

  /** The execution is over: the world is as it was before. */
  void end() {
    names.end();
    undo.restore();
  }
}
