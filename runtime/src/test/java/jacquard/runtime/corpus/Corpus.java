package jacquard.runtime.corpus;

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
  public static final List<Class<?>> CONTROLLED = List.of();

  private Corpus() {}

  public static Stream<Class<?>> all() {
    return Stream.concat(LITMUS.stream(), CONTROLLED.stream());
  }
}
