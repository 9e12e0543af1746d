package jacquard.runtime.control.synchronisers;

import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import org.jspecify.annotations.Nullable;

/**
 * The monitors of threads. Who joins a thread waits on its monitor, and its end notifies all; that
 * is visible if anybody else uses it.
 */
public final class ThreadMonitors {
  private final VisibleOnDemand promotion = new VisibleOnDemand("the monitors of threads");
  private final CodeSymbols symbols;
  private final Sharing sharing;
  private final Locations locations;
  private final Ending ending;

  public ThreadMonitors(CodeSymbols symbols, Sharing sharing, Locations locations, Ending ending) {
    this.symbols = symbols;
    this.sharing = sharing;
    this.locations = locations;
    this.ending = ending;
  }

  /** Before somebody enters the monitor of a thread. */
  void enters(Thread thread, int site) {
    if (!thread.isVirtual() && !symbols.isIn(Thread.class, site)) {
      ending.require(promotion);
    }
  }

  /** Whether the end of a thread is told at its monitor. */
  public boolean areUsed(@Nullable Thread thread) {
    return promotion.isMade() && thread != null && !thread.isVirtual();
  }

  public int of(Thread thread) {
    return locations.of(sharing.nameForAll(thread), Locations.MONITOR);
  }
}
