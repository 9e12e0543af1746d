package jacquard.runtime.corpus;

import jacquard.runtime.corpus.controlled.AbaOnReference;
import jacquard.runtime.corpus.controlled.AbaOnStampedReference;
import jacquard.runtime.corpus.controlled.AcquireTimeoutHandled;
import jacquard.runtime.corpus.controlled.AcquireTimesOut;
import jacquard.runtime.corpus.controlled.AddIfAbsent;
import jacquard.runtime.corpus.controlled.AliveGuessed;
import jacquard.runtime.corpus.controlled.AliveUntilJoined;
import jacquard.runtime.corpus.controlled.AllOfAwaited;
import jacquard.runtime.corpus.controlled.AllWaitersNotified;
import jacquard.runtime.corpus.controlled.AnyOfGuessed;
import jacquard.runtime.corpus.controlled.ArrayListIteratedLocked;
import jacquard.runtime.corpus.controlled.ArrayListIteratedWhileAdded;
import jacquard.runtime.corpus.controlled.ArrayListLocked;
import jacquard.runtime.corpus.controlled.ArrayListRaced;
import jacquard.runtime.corpus.controlled.ArraySmall;
import jacquard.runtime.corpus.controlled.ArrayTooLarge;
import jacquard.runtime.corpus.controlled.AtomicArrayGetThenSet;
import jacquard.runtime.corpus.controlled.AtomicArrayIncrement;
import jacquard.runtime.corpus.controlled.AtomicBooleanCompareAndSet;
import jacquard.runtime.corpus.controlled.AtomicBooleanTestThenSet;
import jacquard.runtime.corpus.controlled.AtomicGetThenSet;
import jacquard.runtime.corpus.controlled.AtomicIncrement;
import jacquard.runtime.corpus.controlled.AtomicLongArrayOwnElement;
import jacquard.runtime.corpus.controlled.AtomicLongArrayWrongElement;
import jacquard.runtime.corpus.controlled.AtomicLongCheckThenAct;
import jacquard.runtime.corpus.controlled.AtomicLongCompareAndSet;
import jacquard.runtime.corpus.controlled.AtomicReferenceArrayTake;
import jacquard.runtime.corpus.controlled.AtomicReferenceArrayTakeTwice;
import jacquard.runtime.corpus.controlled.AtomicReferenceLostPush;
import jacquard.runtime.corpus.controlled.AtomicReferencePush;
import jacquard.runtime.corpus.controlled.AtomicUpdateInside;
import jacquard.runtime.corpus.controlled.AtomicUpdateTwice;
import jacquard.runtime.corpus.controlled.AwaitWithPredicate;
import jacquard.runtime.corpus.controlled.AwaitWithoutPredicate;
import jacquard.runtime.corpus.controlled.BusyWorkerLeft;
import jacquard.runtime.corpus.controlled.ChosenButSorted;
import jacquard.runtime.corpus.controlled.ChosenOrderDeadlock;
import jacquard.runtime.corpus.controlled.CombineTooEarly;
import jacquard.runtime.corpus.controlled.ContainsThenAdd;
import jacquard.runtime.corpus.controlled.CurrentTimeRepeats;
import jacquard.runtime.corpus.controlled.DaemonLeftBlocked;
import jacquard.runtime.corpus.controlled.DeepRecursion;
import jacquard.runtime.corpus.controlled.DequeFromBothEnds;
import jacquard.runtime.corpus.controlled.DequePolledFromBothEnds;
import jacquard.runtime.corpus.controlled.DoubleAccumulatorOfLast;
import jacquard.runtime.corpus.controlled.DoubleAccumulatorOfMinimum;
import jacquard.runtime.corpus.controlled.DoubleAdderReset;
import jacquard.runtime.corpus.controlled.DoubleAdderSumAfterJoin;
import jacquard.runtime.corpus.controlled.DoubleCheckedWithVolatile;
import jacquard.runtime.corpus.controlled.DoubleCheckedWithoutVolatile;
import jacquard.runtime.corpus.controlled.EndlessLoop;
import jacquard.runtime.corpus.controlled.EndlessRecursion;
import jacquard.runtime.corpus.controlled.ExchangeBothWays;
import jacquard.runtime.corpus.controlled.ExchangePartnerMissing;
import jacquard.runtime.corpus.controlled.ExitAvoided;
import jacquard.runtime.corpus.controlled.ExitTooEarly;
import jacquard.runtime.corpus.controlled.FairLockCheckThenAct;
import jacquard.runtime.corpus.controlled.FairLockWholeAct;
import jacquard.runtime.corpus.controlled.FirstCompletionGuessed;
import jacquard.runtime.corpus.controlled.FirstCompletionKept;
import jacquard.runtime.corpus.controlled.FirstKeyThenRemove;
import jacquard.runtime.corpus.controlled.ForkJoinSharedSum;
import jacquard.runtime.corpus.controlled.ForkJoinSum;
import jacquard.runtime.corpus.controlled.FutureTaskCancelled;
import jacquard.runtime.corpus.controlled.FutureTaskRunOnce;
import jacquard.runtime.corpus.controlled.FuturesInACircle;
import jacquard.runtime.corpus.controlled.GetTimeoutHandled;
import jacquard.runtime.corpus.controlled.GetTimesOut;
import jacquard.runtime.corpus.controlled.GroupCountGuessed;
import jacquard.runtime.corpus.controlled.GroupInterrupted;
import jacquard.runtime.corpus.controlled.HandlerAssumedDone;
import jacquard.runtime.corpus.controlled.HandlerBeforeJoin;
import jacquard.runtime.corpus.controlled.HashMapLocked;
import jacquard.runtime.corpus.controlled.HashMapRaced;
import jacquard.runtime.corpus.controlled.HashtableGetThenPut;
import jacquard.runtime.corpus.controlled.HashtableMerge;
import jacquard.runtime.corpus.controlled.IdentityHashOrder;
import jacquard.runtime.corpus.controlled.IdleWorkerLeft;
import jacquard.runtime.corpus.controlled.InheritedObject;
import jacquard.runtime.corpus.controlled.InheritedValue;
import jacquard.runtime.corpus.controlled.InitialisationDeadlock;
import jacquard.runtime.corpus.controlled.InitialisationInOrder;
import jacquard.runtime.corpus.controlled.InterruptAfterEnd;
import jacquard.runtime.corpus.controlled.InterruptAfterFlag;
import jacquard.runtime.corpus.controlled.InterruptBeforeFlag;
import jacquard.runtime.corpus.controlled.InterruptBeforeStart;
import jacquard.runtime.corpus.controlled.InterruptFlagCleared;
import jacquard.runtime.corpus.controlled.InterruptFlagKept;
import jacquard.runtime.corpus.controlled.InterruptRestored;
import jacquard.runtime.corpus.controlled.InterruptSwallowed;
import jacquard.runtime.corpus.controlled.InvokeAllRace;
import jacquard.runtime.corpus.controlled.InvokeAllSums;
import jacquard.runtime.corpus.controlled.IsEmptyThenPoll;
import jacquard.runtime.corpus.controlled.JoinAfterStart;
import jacquard.runtime.corpus.controlled.JoinBeforeStart;
import jacquard.runtime.corpus.controlled.JoinInterrupted;
import jacquard.runtime.corpus.controlled.JoinLeftEarly;
import jacquard.runtime.corpus.controlled.JoinTimeoutHandled;
import jacquard.runtime.corpus.controlled.JoinTimesOut;
import jacquard.runtime.corpus.controlled.LatchForBoth;
import jacquard.runtime.corpus.controlled.LatchForOneOfTwo;
import jacquard.runtime.corpus.controlled.LatchTimeoutHandled;
import jacquard.runtime.corpus.controlled.LatchTimesOut;
import jacquard.runtime.corpus.controlled.LazyHolder;
import jacquard.runtime.corpus.controlled.LazySingletonRace;
import jacquard.runtime.corpus.controlled.LockInterruptibly;
import jacquard.runtime.corpus.controlled.LockNotInterruptible;
import jacquard.runtime.corpus.controlled.LockOrder;
import jacquard.runtime.corpus.controlled.LockOrderDeadlock;
import jacquard.runtime.corpus.controlled.LockedIncrement;
import jacquard.runtime.corpus.controlled.LongAccumulatorOfLast;
import jacquard.runtime.corpus.controlled.LongAccumulatorOfMaximum;
import jacquard.runtime.corpus.controlled.LongAdderSumAfterJoin;
import jacquard.runtime.corpus.controlled.LongAdderSumAsTicket;
import jacquard.runtime.corpus.controlled.LongLoop;
import jacquard.runtime.corpus.controlled.LongUpdaterAdds;
import jacquard.runtime.corpus.controlled.LongUpdaterGetThenSet;
import jacquard.runtime.corpus.controlled.LostSignal;
import jacquard.runtime.corpus.controlled.MainWaitsForEver;
import jacquard.runtime.corpus.controlled.MainWaitsForWorker;
import jacquard.runtime.corpus.controlled.MapCheckThenPut;
import jacquard.runtime.corpus.controlled.MapComputeIfAbsent;
import jacquard.runtime.corpus.controlled.MapFirstPuts;
import jacquard.runtime.corpus.controlled.MapGetThenPut;
import jacquard.runtime.corpus.controlled.MapMerge;
import jacquard.runtime.corpus.controlled.MapSizeGuess;
import jacquard.runtime.corpus.controlled.MarkCompared;
import jacquard.runtime.corpus.controlled.MarkIgnored;
import jacquard.runtime.corpus.controlled.MathRandomRepeats;
import jacquard.runtime.corpus.controlled.MonitorOrder;
import jacquard.runtime.corpus.controlled.MonitorOrderDeadlock;
import jacquard.runtime.corpus.controlled.MonitorThenLock;
import jacquard.runtime.corpus.controlled.MonitorThenLockTwice;
import jacquard.runtime.corpus.controlled.NanoTimeRepeats;
import jacquard.runtime.corpus.controlled.NotEmptyThenTake;
import jacquard.runtime.corpus.controlled.NotifyAllInLoop;
import jacquard.runtime.corpus.controlled.NotifyAllWithoutLoop;
import jacquard.runtime.corpus.controlled.NotifyWithMonitor;
import jacquard.runtime.corpus.controlled.NotifyWithoutMonitor;
import jacquard.runtime.corpus.controlled.OfferWithoutTaker;
import jacquard.runtime.corpus.controlled.OpaqueOneWriter;
import jacquard.runtime.corpus.controlled.OpaqueTwoWriters;
import jacquard.runtime.corpus.controlled.OptimisticReadUnvalidated;
import jacquard.runtime.corpus.controlled.OptimisticReadValidated;
import jacquard.runtime.corpus.controlled.ParallelStreamSharedSum;
import jacquard.runtime.corpus.controlled.ParallelStreamSum;
import jacquard.runtime.corpus.controlled.ParkAfterCheck;
import jacquard.runtime.corpus.controlled.ParkInLoop;
import jacquard.runtime.corpus.controlled.ParkTimeoutHandled;
import jacquard.runtime.corpus.controlled.ParkTimesOut;
import jacquard.runtime.corpus.controlled.PeekThenPoll;
import jacquard.runtime.corpus.controlled.PeekThenTakeDelayed;
import jacquard.runtime.corpus.controlled.PermitForEachPark;
import jacquard.runtime.corpus.controlled.PermitsAddedUp;
import jacquard.runtime.corpus.controlled.PhaserArriveAndAwait;
import jacquard.runtime.corpus.controlled.PhaserArriveOnly;
import jacquard.runtime.corpus.controlled.PollChecked;
import jacquard.runtime.corpus.controlled.PollDelayed;
import jacquard.runtime.corpus.controlled.PollFirstEntry;
import jacquard.runtime.corpus.controlled.PollFromBothEnds;
import jacquard.runtime.corpus.controlled.PollTimeoutHandled;
import jacquard.runtime.corpus.controlled.PollTimesOut;
import jacquard.runtime.corpus.controlled.PollUnboxed;
import jacquard.runtime.corpus.controlled.PoolOfOneWorker;
import jacquard.runtime.corpus.controlled.PoolTasksRace;
import jacquard.runtime.corpus.controlled.PriorityTakenInOrder;
import jacquard.runtime.corpus.controlled.PriorityTakenTooEarly;
import jacquard.runtime.corpus.controlled.PublishBeforeWrite;
import jacquard.runtime.corpus.controlled.PutHandsOver;
import jacquard.runtime.corpus.controlled.PutIntoFullQueue;
import jacquard.runtime.corpus.controlled.PutWhenTaken;
import jacquard.runtime.corpus.controlled.RandomRepeats;
import jacquard.runtime.corpus.controlled.ReadAfterJoin;
import jacquard.runtime.corpus.controlled.ReadBeforeJoin;
import jacquard.runtime.corpus.controlled.ReadLockUpgrade;
import jacquard.runtime.corpus.controlled.ReferenceUpdaterSetOnce;
import jacquard.runtime.corpus.controlled.ReferenceUpdaterSetTwice;
import jacquard.runtime.corpus.controlled.RemoveByKey;
import jacquard.runtime.corpus.controlled.ResultByGet;
import jacquard.runtime.corpus.controlled.ResultReadTooEarly;
import jacquard.runtime.corpus.controlled.ScheduledTaskAssumedDone;
import jacquard.runtime.corpus.controlled.ScheduledTaskAwaited;
import jacquard.runtime.corpus.controlled.ScopedValueOwn;
import jacquard.runtime.corpus.controlled.ScopedValueShared;
import jacquard.runtime.corpus.controlled.SemaphoreWithOnePermit;
import jacquard.runtime.corpus.controlled.SemaphoreWithTwoPermits;
import jacquard.runtime.corpus.controlled.ShutdownAfterSubmit;
import jacquard.runtime.corpus.controlled.SignalUnderLock;
import jacquard.runtime.corpus.controlled.SleepAsSynchronisation;
import jacquard.runtime.corpus.controlled.SleepThenJoin;
import jacquard.runtime.corpus.controlled.SourcesReplayed;
import jacquard.runtime.corpus.controlled.SpinOnRightFlag;
import jacquard.runtime.corpus.controlled.SpinOnWrongFlag;
import jacquard.runtime.corpus.controlled.StampedLockUnlockedTwice;
import jacquard.runtime.corpus.controlled.StartedInConstructor;
import jacquard.runtime.corpus.controlled.StartedOnce;
import jacquard.runtime.corpus.controlled.StartedTwice;
import jacquard.runtime.corpus.controlled.StartedWhenBuilt;
import jacquard.runtime.corpus.controlled.StaticAndInstanceMonitor;
import jacquard.runtime.corpus.controlled.StaticMonitor;
import jacquard.runtime.corpus.controlled.StringBufferAppends;
import jacquard.runtime.corpus.controlled.StringBufferCutTwice;
import jacquard.runtime.corpus.controlled.StringBuilderLocked;
import jacquard.runtime.corpus.controlled.StringBuilderRaced;
import jacquard.runtime.corpus.controlled.SubmitAfterShutdown;
import jacquard.runtime.corpus.controlled.SynchronizedListCompound;
import jacquard.runtime.corpus.controlled.SynchronizedListLocked;
import jacquard.runtime.corpus.controlled.SynchronizedMethods;
import jacquard.runtime.corpus.controlled.TakeIfThere;
import jacquard.runtime.corpus.controlled.TakeUnboxed;
import jacquard.runtime.corpus.controlled.TakeWhenDue;
import jacquard.runtime.corpus.controlled.ThenCombine;
import jacquard.runtime.corpus.controlled.ThreadLeftBlocked;
import jacquard.runtime.corpus.controlled.ThreadLocalOfOneObject;
import jacquard.runtime.corpus.controlled.ThreadLocalOwn;
import jacquard.runtime.corpus.controlled.ThreadLocalRandomRepeats;
import jacquard.runtime.corpus.controlled.TimerTaskAssumedDone;
import jacquard.runtime.corpus.controlled.TimerTaskAwaited;
import jacquard.runtime.corpus.controlled.TransferWaits;
import jacquard.runtime.corpus.controlled.TryLockElseLock;
import jacquard.runtime.corpus.controlled.TryLockIgnored;
import jacquard.runtime.corpus.controlled.TryLockTimeoutHandled;
import jacquard.runtime.corpus.controlled.TryLockTimesOut;
import jacquard.runtime.corpus.controlled.TryTransferLost;
import jacquard.runtime.corpus.controlled.UnlockedIncrement;
import jacquard.runtime.corpus.controlled.UnsynchronizedMethod;
import jacquard.runtime.corpus.controlled.UpdateUnderReadLock;
import jacquard.runtime.corpus.controlled.UpdateUnderWriteLock;
import jacquard.runtime.corpus.controlled.UpdaterAndPlainIncrement;
import jacquard.runtime.corpus.controlled.UpdaterIncrements;
import jacquard.runtime.corpus.controlled.UuidRepeats;
import jacquard.runtime.corpus.controlled.VarHandleArrayGetAndAdd;
import jacquard.runtime.corpus.controlled.VarHandleArrayGetThenSet;
import jacquard.runtime.corpus.controlled.VarHandleBitwiseOr;
import jacquard.runtime.corpus.controlled.VarHandleCompareAndSet;
import jacquard.runtime.corpus.controlled.VarHandleGetThenSet;
import jacquard.runtime.corpus.controlled.VarHandleLostBit;
import jacquard.runtime.corpus.controlled.VarHandleReleaseAndAcquire;
import jacquard.runtime.corpus.controlled.VarHandleReleaseTooEarly;
import jacquard.runtime.corpus.controlled.VectorLocked;
import jacquard.runtime.corpus.controlled.VectorRemovedTwice;
import jacquard.runtime.corpus.controlled.VirtualExecutorClosed;
import jacquard.runtime.corpus.controlled.VirtualExecutorRace;
import jacquard.runtime.corpus.controlled.VirtualThreadsLocked;
import jacquard.runtime.corpus.controlled.VirtualThreadsRace;
import jacquard.runtime.corpus.controlled.VolatileIncrement;
import jacquard.runtime.corpus.controlled.VolatileSingleWriter;
import jacquard.runtime.corpus.controlled.WaitTimeoutHandled;
import jacquard.runtime.corpus.controlled.WaitTimesOut;
import jacquard.runtime.corpus.controlled.WriteAfterBarrier;
import jacquard.runtime.corpus.controlled.WriteAfterStart;
import jacquard.runtime.corpus.controlled.WriteBeforeBarrier;
import jacquard.runtime.corpus.controlled.WriteBeforeStart;
import jacquard.runtime.corpus.controlled.WriteLockAfterRead;
import jacquard.runtime.corpus.controlled.WriteThenPublish;
import jacquard.runtime.corpus.controlled.WrongWaiterNotified;
import jacquard.runtime.corpus.controlled.YieldAsSynchronisation;
import jacquard.runtime.corpus.controlled.YieldThenJoin;
import jacquard.runtime.corpus.corners.AllNotifiedBesideInterrupt;
import jacquard.runtime.corpus.corners.ArraycopyLocked;
import jacquard.runtime.corpus.corners.ArraycopyReads;
import jacquard.runtime.corpus.corners.ArraycopyReadsElsewhere;
import jacquard.runtime.corpus.corners.ArraycopyReadsReferences;
import jacquard.runtime.corpus.corners.ArraycopyWithin;
import jacquard.runtime.corpus.corners.CloneOfPair;
import jacquard.runtime.corpus.corners.ConditionAlone;
import jacquard.runtime.corpus.corners.ConditionAwaitedAlone;
import jacquard.runtime.corpus.corners.CopyOfLonger;
import jacquard.runtime.corpus.corners.CopyOfRange;
import jacquard.runtime.corpus.corners.FillOfPair;
import jacquard.runtime.corpus.corners.InitialisedOnOneWay;
import jacquard.runtime.corpus.corners.InitialiserFailsForTwo;
import jacquard.runtime.corpus.corners.InitialiserFailsTwice;
import jacquard.runtime.corpus.corners.InitialiserTakenForUsable;
import jacquard.runtime.corpus.corners.InterruptLeavesAPermit;
import jacquard.runtime.corpus.corners.InterruptedAndNotNotified;
import jacquard.runtime.corpus.corners.InterruptedBesideNotify;
import jacquard.runtime.corpus.corners.InterruptedByItsMaker;
import jacquard.runtime.corpus.corners.JoinForAnHour;
import jacquard.runtime.corpus.corners.LatchCountedTooOften;
import jacquard.runtime.corpus.corners.LatchPassedOnce;
import jacquard.runtime.corpus.corners.LocaleOfEachExecution;
import jacquard.runtime.corpus.corners.LockOfOneThread;
import jacquard.runtime.corpus.corners.NotifyBesideInterrupt;
import jacquard.runtime.corpus.corners.PickBesideInterrupt;
import jacquard.runtime.corpus.corners.PickBesideTimeout;
import jacquard.runtime.corpus.corners.PickTakenByTimeout;
import jacquard.runtime.corpus.corners.SeedsOfTwoDiffer;
import jacquard.runtime.corpus.corners.SharedHoldingTwice;
import jacquard.runtime.corpus.corners.SharedLockHeldTwice;
import jacquard.runtime.corpus.corners.SignalHandedOn;
import jacquard.runtime.corpus.corners.SleeperAndImpatientWaiter;
import jacquard.runtime.corpus.corners.SleeperAndWaiter;
import jacquard.runtime.corpus.corners.StateAtALock;
import jacquard.runtime.corpus.corners.ThreeSleepers;
import jacquard.runtime.corpus.corners.TimeAfterJoin;
import jacquard.runtime.corpus.corners.TimeOfANewThread;
import jacquard.runtime.corpus.corners.TimeOfAWriter;
import jacquard.runtime.corpus.corners.TimesCompared;
import jacquard.runtime.corpus.corners.WaitForAThread;
import jacquard.runtime.corpus.corners.WaitHoldingTwice;
import jacquard.runtime.corpus.life.DaemonEvicts;
import jacquard.runtime.corpus.life.DaemonSeesTheEnd;
import jacquard.runtime.corpus.life.DefaultHandlerInTime;
import jacquard.runtime.corpus.life.DefaultHandlerLate;
import jacquard.runtime.corpus.life.DefaultNameAfterJoin;
import jacquard.runtime.corpus.life.DefaultNameOutrun;
import jacquard.runtime.corpus.life.DefaultNamesByTwo;
import jacquard.runtime.corpus.life.DefaultNamesByTwoDiffer;
import jacquard.runtime.corpus.life.ExecutorClosed;
import jacquard.runtime.corpus.life.ExecutorClosedInVain;
import jacquard.runtime.corpus.life.FactoryNumbersByTwo;
import jacquard.runtime.corpus.life.GivenNamesByTwo;
import jacquard.runtime.corpus.life.IdInTextByTwo;
import jacquard.runtime.corpus.life.IdsByOne;
import jacquard.runtime.corpus.life.IdsByTwo;
import jacquard.runtime.corpus.life.IdsByTwoDiffer;
import jacquard.runtime.corpus.life.IdsVirtualByTwo;
import jacquard.runtime.corpus.life.InterruptAtStartGuessed;
import jacquard.runtime.corpus.life.InterruptAtStartOnce;
import jacquard.runtime.corpus.life.LatchEnteredAgain;
import jacquard.runtime.corpus.life.LatchLeft;
import jacquard.runtime.corpus.life.LockQueueAsked;
import jacquard.runtime.corpus.life.LockQueueGuessed;
import jacquard.runtime.corpus.life.NameAfterJoin;
import jacquard.runtime.corpus.life.NameGuessed;
import jacquard.runtime.corpus.life.NotifiedByHandle;
import jacquard.runtime.corpus.life.NotifiedByHandleTooEarly;
import jacquard.runtime.corpus.life.NotifiedByReflection;
import jacquard.runtime.corpus.life.NotifiedByReflectionTooEarly;
import jacquard.runtime.corpus.life.PolledByTwo;
import jacquard.runtime.corpus.life.PolledTwice;
import jacquard.runtime.corpus.life.PoolNumbersByTwo;
import jacquard.runtime.corpus.life.PoolNumbersByTwoDiffer;
import jacquard.runtime.corpus.life.QueueDrained;
import jacquard.runtime.corpus.life.QueueDrainedOnce;
import jacquard.runtime.corpus.life.ShutdownHookLast;
import jacquard.runtime.corpus.life.ShutdownHooksRace;
import jacquard.runtime.corpus.life.SleepLongEnough;
import jacquard.runtime.corpus.life.SleepersRace;
import jacquard.runtime.corpus.life.SleepsInNoOrder;
import jacquard.runtime.corpus.life.SleepsInOrder;
import jacquard.runtime.corpus.life.StateAwaited;
import jacquard.runtime.corpus.life.StateGuessed;
import jacquard.runtime.corpus.life.TerminationAwaited;
import jacquard.runtime.corpus.life.TerminationTooSoon;
import jacquard.runtime.corpus.life.TimedOutAndChecked;
import jacquard.runtime.corpus.life.TimedOutBeforeSignal;
import jacquard.runtime.corpus.life.TimedWaitInterruptMissed;
import jacquard.runtime.corpus.life.TimedWaitInterrupted;
import jacquard.runtime.corpus.life.WaitersCounted;
import jacquard.runtime.corpus.life.WaitersGuessed;
import jacquard.runtime.corpus.litmus.AtomicIncrement2;
import jacquard.runtime.corpus.litmus.AtomicIncrement3;
import jacquard.runtime.corpus.litmus.AtomicIncrement4;
import jacquard.runtime.corpus.litmus.AtomicIncrementTwo2;
import jacquard.runtime.corpus.litmus.AtomicIncrementTwo3;
import jacquard.runtime.corpus.litmus.AtomicLastZero3;
import jacquard.runtime.corpus.litmus.AtomicLastZero4;
import jacquard.runtime.corpus.litmus.AtomicLastZero5;
import jacquard.runtime.corpus.litmus.BufferIf;
import jacquard.runtime.corpus.litmus.BufferNotify;
import jacquard.runtime.corpus.litmus.BufferNotifyAll;
import jacquard.runtime.corpus.litmus.BufferWhile;
import jacquard.runtime.corpus.litmus.CasCounter2;
import jacquard.runtime.corpus.litmus.CasCounter3;
import jacquard.runtime.corpus.litmus.CheckThenAct2;
import jacquard.runtime.corpus.litmus.CheckThenAct3;
import jacquard.runtime.corpus.litmus.Choose2x2;
import jacquard.runtime.corpus.litmus.ConditionSignal1;
import jacquard.runtime.corpus.litmus.ConditionSignal2;
import jacquard.runtime.corpus.litmus.ConditionSignalAll1;
import jacquard.runtime.corpus.litmus.ConditionSignalAll2;
import jacquard.runtime.corpus.litmus.DiningTry2;
import jacquard.runtime.corpus.litmus.DiningTry3;
import jacquard.runtime.corpus.litmus.Indexer12;
import jacquard.runtime.corpus.litmus.Iriw;
import jacquard.runtime.corpus.litmus.LastZero1;
import jacquard.runtime.corpus.litmus.LastZero2;
import jacquard.runtime.corpus.litmus.LastZero3;
import jacquard.runtime.corpus.litmus.LastZero4;
import jacquard.runtime.corpus.litmus.LastZero5;
import jacquard.runtime.corpus.litmus.LockDining2;
import jacquard.runtime.corpus.litmus.LockDining3;
import jacquard.runtime.corpus.litmus.LockDiningReversed2;
import jacquard.runtime.corpus.litmus.LockDiningReversed3;
import jacquard.runtime.corpus.litmus.LockDiningReversed4;
import jacquard.runtime.corpus.litmus.LockFileSystem14;
import jacquard.runtime.corpus.litmus.LockReentered2;
import jacquard.runtime.corpus.litmus.LockReentered3;
import jacquard.runtime.corpus.litmus.LockSections2x1;
import jacquard.runtime.corpus.litmus.LockSections2x2;
import jacquard.runtime.corpus.litmus.LockSections2x3;
import jacquard.runtime.corpus.litmus.LockSections2x4;
import jacquard.runtime.corpus.litmus.LockSections3x1;
import jacquard.runtime.corpus.litmus.LockSections3x2;
import jacquard.runtime.corpus.litmus.MessagePassing;
import jacquard.runtime.corpus.litmus.MonitorDining2;
import jacquard.runtime.corpus.litmus.MonitorDining3;
import jacquard.runtime.corpus.litmus.MonitorDiningReversed2;
import jacquard.runtime.corpus.litmus.MonitorDiningReversed3;
import jacquard.runtime.corpus.litmus.MonitorDiningReversed4;
import jacquard.runtime.corpus.litmus.MonitorFileSystem14;
import jacquard.runtime.corpus.litmus.MonitorReentered2;
import jacquard.runtime.corpus.litmus.MonitorReentered3;
import jacquard.runtime.corpus.litmus.MonitorSections2x1;
import jacquard.runtime.corpus.litmus.MonitorSections2x2;
import jacquard.runtime.corpus.litmus.MonitorSections2x3;
import jacquard.runtime.corpus.litmus.MonitorSections2x4;
import jacquard.runtime.corpus.litmus.MonitorSections3x1;
import jacquard.runtime.corpus.litmus.MonitorSections3x2;
import jacquard.runtime.corpus.litmus.ParkAnnounced;
import jacquard.runtime.corpus.litmus.ParkLostSignal;
import jacquard.runtime.corpus.litmus.RacyCounter2;
import jacquard.runtime.corpus.litmus.RacyCounter3;
import jacquard.runtime.corpus.litmus.RacyCounter4;
import jacquard.runtime.corpus.litmus.Readers1;
import jacquard.runtime.corpus.litmus.Readers2;
import jacquard.runtime.corpus.litmus.Readers3;
import jacquard.runtime.corpus.litmus.Readers4;
import jacquard.runtime.corpus.litmus.StoreBuffering;
import jacquard.runtime.corpus.litmus.TransferAny2;
import jacquard.runtime.corpus.litmus.TryLock2;
import jacquard.runtime.corpus.litmus.TryLock3;
import jacquard.runtime.corpus.litmus.VolatileMessagePassing;
import jacquard.runtime.corpus.litmus.VolatileStoreBuffering;
import jacquard.runtime.corpus.litmus.WaitNotify1;
import jacquard.runtime.corpus.litmus.WaitNotify2;
import jacquard.runtime.corpus.litmus.WaitNotify3;
import jacquard.runtime.corpus.litmus.WaitNotifyAll1;
import jacquard.runtime.corpus.litmus.WaitNotifyAll2;
import jacquard.runtime.corpus.litmus.WaitNotifyAll3;
import jacquard.runtime.corpus.litmus.Withdraw2;
import jacquard.runtime.corpus.litmus.Withdraw3;
import jacquard.runtime.corpus.litmus.WriteXOnce2;
import jacquard.runtime.corpus.litmus.WriteXOnce3;
import jacquard.runtime.corpus.litmus.WriteXOnce4;
import jacquard.runtime.corpus.litmus.WrongLock2;
import jacquard.runtime.corpus.litmus.WrongLock3;
import jacquard.runtime.corpus.races.AddedUp;
import jacquard.runtime.corpus.races.AfterTheMonitor;
import jacquard.runtime.corpus.races.AfterTheReader;
import jacquard.runtime.corpus.races.AliveOrders;
import jacquard.runtime.corpus.races.AtomicArrayElement;
import jacquard.runtime.corpus.races.BlindWriteOfAFlag;
import jacquard.runtime.corpus.races.ClonedWhileWritten;
import jacquard.runtime.corpus.races.CompareAndSetFlag;
import jacquard.runtime.corpus.races.ConditionOrders;
import jacquard.runtime.corpus.races.CopiedWhileWritten;
import jacquard.runtime.corpus.races.DirectBytesApart;
import jacquard.runtime.corpus.races.DirectBytesRaced;
import jacquard.runtime.corpus.races.DirectFlagOfAnother;
import jacquard.runtime.corpus.races.DirectVolatileFlag;
import jacquard.runtime.corpus.races.ElementRaced;
import jacquard.runtime.corpus.races.ElementsApart;
import jacquard.runtime.corpus.races.EveryPairOfPlaces;
import jacquard.runtime.corpus.races.FailedCompareAndSet;
import jacquard.runtime.corpus.races.FailedCompareAndSetReleasesNothing;
import jacquard.runtime.corpus.races.FinalField;
import jacquard.runtime.corpus.races.FlagReadTooEarly;
import jacquard.runtime.corpus.races.InitialisedClass;
import jacquard.runtime.corpus.races.InterruptOrders;
import jacquard.runtime.corpus.races.LatchOrders;
import jacquard.runtime.corpus.races.LazySet;
import jacquard.runtime.corpus.races.ListRaced;
import jacquard.runtime.corpus.races.MapOrders;
import jacquard.runtime.corpus.races.NotifiedTooEarly;
import jacquard.runtime.corpus.races.OneLock;
import jacquard.runtime.corpus.races.OneMonitor;
import jacquard.runtime.corpus.races.OpaqueAgainstOpaque;
import jacquard.runtime.corpus.races.OpaqueFlag;
import jacquard.runtime.corpus.races.OtherVolatileElement;
import jacquard.runtime.corpus.races.ParkOrders;
import jacquard.runtime.corpus.races.PassedOn;
import jacquard.runtime.corpus.races.PlainAgainstVolatile;
import jacquard.runtime.corpus.races.PlainCompareAndSet;
import jacquard.runtime.corpus.races.PlainElement;
import jacquard.runtime.corpus.races.PlainFlag;
import jacquard.runtime.corpus.races.ReadAgainstRead;
import jacquard.runtime.corpus.races.ReadAgainstWrite;
import jacquard.runtime.corpus.races.ReleasedAndAcquired;
import jacquard.runtime.corpus.races.ReleasedAndReadOpaquely;
import jacquard.runtime.corpus.races.SameThreadTwice;
import jacquard.runtime.corpus.races.SemaphoreOrders;
import jacquard.runtime.corpus.races.SiblingsAreNotOrdered;
import jacquard.runtime.corpus.races.StartAndJoinOrder;
import jacquard.runtime.corpus.races.StartedByAnother;
import jacquard.runtime.corpus.races.ThreeWriters;
import jacquard.runtime.corpus.races.TwoMonitors;
import jacquard.runtime.corpus.races.TwoReadersAndAWriter;
import jacquard.runtime.corpus.races.TwoWritersOfAFlag;
import jacquard.runtime.corpus.races.ViewOverElement;
import jacquard.runtime.corpus.races.ViewsApart;
import jacquard.runtime.corpus.races.VolatileAgainstPlainRead;
import jacquard.runtime.corpus.races.VolatileAgainstVolatile;
import jacquard.runtime.corpus.races.VolatileElement;
import jacquard.runtime.corpus.races.VolatileFlag;
import jacquard.runtime.corpus.races.WaitOrders;
import jacquard.runtime.corpus.races.WriteAgainstWrite;
import jacquard.runtime.corpus.races.WriteBesideAThread;
import jacquard.runtime.corpus.races.WrittenOpaquelyAndAcquired;
import java.util.List;
import java.util.stream.Stream;

/** All programs of the corpus, in alphabetical order within each package. */
public final class Corpus {
  /** Shapes whose number of traces is known. */
  public static final List<Class<?>> LITMUS =
      List.of(
          AtomicIncrement2.class,
          AtomicIncrement3.class,
          AtomicIncrement4.class,
          AtomicIncrementTwo2.class,
          AtomicIncrementTwo3.class,
          AtomicLastZero3.class,
          AtomicLastZero4.class,
          AtomicLastZero5.class,
          BufferIf.class,
          BufferNotify.class,
          BufferNotifyAll.class,
          BufferWhile.class,
          CasCounter2.class,
          CasCounter3.class,
          CheckThenAct2.class,
          CheckThenAct3.class,
          Choose2x2.class,
          ConditionSignal1.class,
          ConditionSignal2.class,
          ConditionSignalAll1.class,
          ConditionSignalAll2.class,
          DiningTry2.class,
          DiningTry3.class,
          Indexer12.class,
          Iriw.class,
          LastZero1.class,
          LastZero2.class,
          LastZero3.class,
          LastZero4.class,
          LastZero5.class,
          LockDining2.class,
          LockDining3.class,
          LockDiningReversed2.class,
          LockDiningReversed3.class,
          LockDiningReversed4.class,
          LockFileSystem14.class,
          LockReentered2.class,
          LockReentered3.class,
          LockSections2x1.class,
          LockSections2x2.class,
          LockSections2x3.class,
          LockSections2x4.class,
          LockSections3x1.class,
          LockSections3x2.class,
          MessagePassing.class,
          MonitorDining2.class,
          MonitorDining3.class,
          MonitorDiningReversed2.class,
          MonitorDiningReversed3.class,
          MonitorDiningReversed4.class,
          MonitorFileSystem14.class,
          MonitorReentered2.class,
          MonitorReentered3.class,
          MonitorSections2x1.class,
          MonitorSections2x2.class,
          MonitorSections2x3.class,
          MonitorSections2x4.class,
          MonitorSections3x1.class,
          MonitorSections3x2.class,
          ParkAnnounced.class,
          ParkLostSignal.class,
          RacyCounter2.class,
          RacyCounter3.class,
          RacyCounter4.class,
          Readers1.class,
          Readers2.class,
          Readers3.class,
          Readers4.class,
          StoreBuffering.class,
          TransferAny2.class,
          TryLock2.class,
          TryLock3.class,
          VolatileMessagePassing.class,
          VolatileStoreBuffering.class,
          WaitNotify1.class,
          WaitNotify2.class,
          WaitNotify3.class,
          WaitNotifyAll1.class,
          WaitNotifyAll2.class,
          WaitNotifyAll3.class,
          Withdraw2.class,
          Withdraw3.class,
          WriteXOnce2.class,
          WriteXOnce3.class,
          WriteXOnce4.class,
          WrongLock2.class,
          WrongLock3.class);

  /** For everything that is controlled, a program with a bug and a correct twin. */
  public static final List<Class<?>> CONTROLLED =
      List.of(
          AbaOnReference.class,
          AbaOnStampedReference.class,
          AcquireTimeoutHandled.class,
          AcquireTimesOut.class,
          AddIfAbsent.class,
          AliveGuessed.class,
          AliveUntilJoined.class,
          AllOfAwaited.class,
          AllWaitersNotified.class,
          AnyOfGuessed.class,
          ArrayListIteratedLocked.class,
          ArrayListIteratedWhileAdded.class,
          ArrayListLocked.class,
          ArrayListRaced.class,
          ArraySmall.class,
          ArrayTooLarge.class,
          AtomicArrayGetThenSet.class,
          AtomicArrayIncrement.class,
          AtomicBooleanCompareAndSet.class,
          AtomicBooleanTestThenSet.class,
          AtomicGetThenSet.class,
          AtomicIncrement.class,
          AtomicLongArrayOwnElement.class,
          AtomicLongArrayWrongElement.class,
          AtomicLongCheckThenAct.class,
          AtomicLongCompareAndSet.class,
          AtomicReferenceArrayTake.class,
          AtomicReferenceArrayTakeTwice.class,
          AtomicReferenceLostPush.class,
          AtomicReferencePush.class,
          AtomicUpdateInside.class,
          AtomicUpdateTwice.class,
          AwaitWithPredicate.class,
          AwaitWithoutPredicate.class,
          BusyWorkerLeft.class,
          ChosenButSorted.class,
          ChosenOrderDeadlock.class,
          CombineTooEarly.class,
          ContainsThenAdd.class,
          CurrentTimeRepeats.class,
          DaemonLeftBlocked.class,
          DeepRecursion.class,
          DequeFromBothEnds.class,
          DequePolledFromBothEnds.class,
          DoubleAccumulatorOfLast.class,
          DoubleAccumulatorOfMinimum.class,
          DoubleAdderReset.class,
          DoubleAdderSumAfterJoin.class,
          DoubleCheckedWithVolatile.class,
          DoubleCheckedWithoutVolatile.class,
          EndlessLoop.class,
          EndlessRecursion.class,
          ExchangeBothWays.class,
          ExchangePartnerMissing.class,
          ExitAvoided.class,
          ExitTooEarly.class,
          FairLockCheckThenAct.class,
          FairLockWholeAct.class,
          FirstCompletionGuessed.class,
          FirstCompletionKept.class,
          FirstKeyThenRemove.class,
          ForkJoinSharedSum.class,
          ForkJoinSum.class,
          FutureTaskCancelled.class,
          FutureTaskRunOnce.class,
          FuturesInACircle.class,
          GetTimeoutHandled.class,
          GetTimesOut.class,
          GroupCountGuessed.class,
          GroupInterrupted.class,
          HandlerAssumedDone.class,
          HandlerBeforeJoin.class,
          HashMapLocked.class,
          HashMapRaced.class,
          HashtableGetThenPut.class,
          HashtableMerge.class,
          IdentityHashOrder.class,
          IdleWorkerLeft.class,
          InheritedObject.class,
          InheritedValue.class,
          InitialisationDeadlock.class,
          InitialisationInOrder.class,
          InterruptAfterEnd.class,
          InterruptAfterFlag.class,
          InterruptBeforeFlag.class,
          InterruptBeforeStart.class,
          InterruptFlagCleared.class,
          InterruptFlagKept.class,
          InterruptRestored.class,
          InterruptSwallowed.class,
          InvokeAllRace.class,
          InvokeAllSums.class,
          IsEmptyThenPoll.class,
          JoinAfterStart.class,
          JoinBeforeStart.class,
          JoinInterrupted.class,
          JoinLeftEarly.class,
          JoinTimeoutHandled.class,
          JoinTimesOut.class,
          LatchForBoth.class,
          LatchForOneOfTwo.class,
          LatchTimeoutHandled.class,
          LatchTimesOut.class,
          LazyHolder.class,
          LazySingletonRace.class,
          LockInterruptibly.class,
          LockNotInterruptible.class,
          LockOrder.class,
          LockOrderDeadlock.class,
          LockedIncrement.class,
          LongAccumulatorOfLast.class,
          LongAccumulatorOfMaximum.class,
          LongAdderSumAfterJoin.class,
          LongAdderSumAsTicket.class,
          LongLoop.class,
          LongUpdaterAdds.class,
          LongUpdaterGetThenSet.class,
          LostSignal.class,
          MainWaitsForEver.class,
          MainWaitsForWorker.class,
          MapCheckThenPut.class,
          MapComputeIfAbsent.class,
          MapFirstPuts.class,
          MapGetThenPut.class,
          MapMerge.class,
          MapSizeGuess.class,
          MarkCompared.class,
          MarkIgnored.class,
          MathRandomRepeats.class,
          MonitorOrder.class,
          MonitorOrderDeadlock.class,
          MonitorThenLock.class,
          MonitorThenLockTwice.class,
          NanoTimeRepeats.class,
          NotEmptyThenTake.class,
          NotifyAllInLoop.class,
          NotifyAllWithoutLoop.class,
          NotifyWithMonitor.class,
          NotifyWithoutMonitor.class,
          OfferWithoutTaker.class,
          OpaqueOneWriter.class,
          OpaqueTwoWriters.class,
          OptimisticReadUnvalidated.class,
          OptimisticReadValidated.class,
          ParallelStreamSharedSum.class,
          ParallelStreamSum.class,
          ParkAfterCheck.class,
          ParkInLoop.class,
          ParkTimeoutHandled.class,
          ParkTimesOut.class,
          PeekThenPoll.class,
          PeekThenTakeDelayed.class,
          PermitForEachPark.class,
          PermitsAddedUp.class,
          PhaserArriveAndAwait.class,
          PhaserArriveOnly.class,
          PollChecked.class,
          PollDelayed.class,
          PollFirstEntry.class,
          PollFromBothEnds.class,
          PollTimeoutHandled.class,
          PollTimesOut.class,
          PollUnboxed.class,
          PoolOfOneWorker.class,
          PoolTasksRace.class,
          PriorityTakenInOrder.class,
          PriorityTakenTooEarly.class,
          PublishBeforeWrite.class,
          PutHandsOver.class,
          PutIntoFullQueue.class,
          PutWhenTaken.class,
          RandomRepeats.class,
          ReadAfterJoin.class,
          ReadBeforeJoin.class,
          ReadLockUpgrade.class,
          ReferenceUpdaterSetOnce.class,
          ReferenceUpdaterSetTwice.class,
          RemoveByKey.class,
          ResultByGet.class,
          ResultReadTooEarly.class,
          ScheduledTaskAssumedDone.class,
          ScheduledTaskAwaited.class,
          ScopedValueOwn.class,
          ScopedValueShared.class,
          SemaphoreWithOnePermit.class,
          SemaphoreWithTwoPermits.class,
          ShutdownAfterSubmit.class,
          SignalUnderLock.class,
          SleepAsSynchronisation.class,
          SleepThenJoin.class,
          SourcesReplayed.class,
          SpinOnRightFlag.class,
          SpinOnWrongFlag.class,
          StampedLockUnlockedTwice.class,
          StartedInConstructor.class,
          StartedOnce.class,
          StartedTwice.class,
          StartedWhenBuilt.class,
          StaticAndInstanceMonitor.class,
          StaticMonitor.class,
          StringBufferAppends.class,
          StringBufferCutTwice.class,
          StringBuilderLocked.class,
          StringBuilderRaced.class,
          SubmitAfterShutdown.class,
          SynchronizedListCompound.class,
          SynchronizedListLocked.class,
          SynchronizedMethods.class,
          TakeIfThere.class,
          TakeUnboxed.class,
          TakeWhenDue.class,
          ThenCombine.class,
          ThreadLeftBlocked.class,
          ThreadLocalOfOneObject.class,
          ThreadLocalOwn.class,
          ThreadLocalRandomRepeats.class,
          TimerTaskAssumedDone.class,
          TimerTaskAwaited.class,
          TransferWaits.class,
          TryLockElseLock.class,
          TryLockIgnored.class,
          TryLockTimeoutHandled.class,
          TryLockTimesOut.class,
          TryTransferLost.class,
          UnlockedIncrement.class,
          UnsynchronizedMethod.class,
          UpdateUnderReadLock.class,
          UpdateUnderWriteLock.class,
          UpdaterAndPlainIncrement.class,
          UpdaterIncrements.class,
          UuidRepeats.class,
          VarHandleArrayGetAndAdd.class,
          VarHandleArrayGetThenSet.class,
          VarHandleBitwiseOr.class,
          VarHandleCompareAndSet.class,
          VarHandleGetThenSet.class,
          VarHandleLostBit.class,
          VarHandleReleaseAndAcquire.class,
          VarHandleReleaseTooEarly.class,
          VectorLocked.class,
          VectorRemovedTwice.class,
          VirtualExecutorClosed.class,
          VirtualExecutorRace.class,
          VirtualThreadsLocked.class,
          VirtualThreadsRace.class,
          VolatileIncrement.class,
          VolatileSingleWriter.class,
          WaitTimeoutHandled.class,
          WaitTimesOut.class,
          WriteAfterBarrier.class,
          WriteAfterStart.class,
          WriteBeforeBarrier.class,
          WriteBeforeStart.class,
          WriteLockAfterRead.class,
          WriteThenPublish.class,
          WrongWaiterNotified.class,
          YieldAsSynchronisation.class,
          YieldThenJoin.class);

  /** The same for time, interrupts and the life of threads. */
  public static final List<Class<?>> LIFE =
      List.of(
          DaemonEvicts.class,
          DaemonSeesTheEnd.class,
          DefaultHandlerInTime.class,
          DefaultHandlerLate.class,
          DefaultNameAfterJoin.class,
          DefaultNameOutrun.class,
          DefaultNamesByTwo.class,
          DefaultNamesByTwoDiffer.class,
          ExecutorClosed.class,
          ExecutorClosedInVain.class,
          FactoryNumbersByTwo.class,
          GivenNamesByTwo.class,
          IdInTextByTwo.class,
          IdsByOne.class,
          IdsByTwo.class,
          IdsByTwoDiffer.class,
          IdsVirtualByTwo.class,
          InterruptAtStartGuessed.class,
          InterruptAtStartOnce.class,
          LatchEnteredAgain.class,
          LatchLeft.class,
          LockQueueAsked.class,
          LockQueueGuessed.class,
          NameAfterJoin.class,
          NameGuessed.class,
          NotifiedByHandle.class,
          NotifiedByHandleTooEarly.class,
          NotifiedByReflection.class,
          NotifiedByReflectionTooEarly.class,
          PolledByTwo.class,
          PolledTwice.class,
          PoolNumbersByTwo.class,
          PoolNumbersByTwoDiffer.class,
          QueueDrained.class,
          QueueDrainedOnce.class,
          ShutdownHookLast.class,
          ShutdownHooksRace.class,
          SleepLongEnough.class,
          SleepersRace.class,
          SleepsInNoOrder.class,
          SleepsInOrder.class,
          StateAwaited.class,
          StateGuessed.class,
          TerminationAwaited.class,
          TerminationTooSoon.class,
          TimedOutAndChecked.class,
          TimedOutBeforeSignal.class,
          TimedWaitInterruptMissed.class,
          TimedWaitInterrupted.class,
          WaitersCounted.class,
          WaitersGuessed.class);

  /** Programs that hang on one rule each. */
  public static final List<Class<?>> CORNERS =
      List.of(
          AllNotifiedBesideInterrupt.class,
          ArraycopyLocked.class,
          ArraycopyReads.class,
          ArraycopyReadsElsewhere.class,
          ArraycopyReadsReferences.class,
          ArraycopyWithin.class,
          CloneOfPair.class,
          ConditionAlone.class,
          ConditionAwaitedAlone.class,
          CopyOfLonger.class,
          CopyOfRange.class,
          FillOfPair.class,
          InitialisedOnOneWay.class,
          InitialiserFailsForTwo.class,
          InitialiserFailsTwice.class,
          InitialiserTakenForUsable.class,
          InterruptLeavesAPermit.class,
          InterruptedAndNotNotified.class,
          InterruptedBesideNotify.class,
          InterruptedByItsMaker.class,
          JoinForAnHour.class,
          LatchCountedTooOften.class,
          LatchPassedOnce.class,
          LocaleOfEachExecution.class,
          LockOfOneThread.class,
          NotifyBesideInterrupt.class,
          PickBesideInterrupt.class,
          PickBesideTimeout.class,
          PickTakenByTimeout.class,
          SeedsOfTwoDiffer.class,
          SharedHoldingTwice.class,
          SharedLockHeldTwice.class,
          SignalHandedOn.class,
          SleeperAndImpatientWaiter.class,
          SleeperAndWaiter.class,
          StateAtALock.class,
          ThreeSleepers.class,
          TimeAfterJoin.class,
          TimeOfANewThread.class,
          TimeOfAWriter.class,
          TimesCompared.class,
          WaitForAThread.class,
          WaitHoldingTwice.class);

  /** Programs about the order of the memory model. */
  public static final List<Class<?>> RACES =
      List.of(
          AddedUp.class,
          AfterTheMonitor.class,
          AfterTheReader.class,
          AliveOrders.class,
          AtomicArrayElement.class,
          BlindWriteOfAFlag.class,
          ClonedWhileWritten.class,
          CompareAndSetFlag.class,
          ConditionOrders.class,
          CopiedWhileWritten.class,
          DirectBytesApart.class,
          DirectBytesRaced.class,
          DirectFlagOfAnother.class,
          DirectVolatileFlag.class,
          ElementRaced.class,
          ElementsApart.class,
          EveryPairOfPlaces.class,
          FailedCompareAndSet.class,
          FailedCompareAndSetReleasesNothing.class,
          FinalField.class,
          FlagReadTooEarly.class,
          InitialisedClass.class,
          InterruptOrders.class,
          LatchOrders.class,
          LazySet.class,
          ListRaced.class,
          MapOrders.class,
          NotifiedTooEarly.class,
          OneLock.class,
          OneMonitor.class,
          OpaqueAgainstOpaque.class,
          OpaqueFlag.class,
          OtherVolatileElement.class,
          ParkOrders.class,
          PassedOn.class,
          PlainAgainstVolatile.class,
          PlainCompareAndSet.class,
          PlainElement.class,
          PlainFlag.class,
          ReadAgainstRead.class,
          ReadAgainstWrite.class,
          ReleasedAndAcquired.class,
          ReleasedAndReadOpaquely.class,
          SameThreadTwice.class,
          SemaphoreOrders.class,
          SiblingsAreNotOrdered.class,
          StartAndJoinOrder.class,
          StartedByAnother.class,
          ThreeWriters.class,
          TwoMonitors.class,
          TwoReadersAndAWriter.class,
          TwoWritersOfAFlag.class,
          ViewOverElement.class,
          ViewsApart.class,
          VolatileAgainstPlainRead.class,
          VolatileAgainstVolatile.class,
          VolatileElement.class,
          VolatileFlag.class,
          WaitOrders.class,
          WriteAgainstWrite.class,
          WriteBesideAThread.class,
          WrittenOpaquelyAndAcquired.class);

  private Corpus() {}

  public static Stream<Class<?>> all() {
    return Stream.of(LITMUS, CONTROLLED, LIFE, CORNERS, RACES).flatMap(List::stream);
  }
}
