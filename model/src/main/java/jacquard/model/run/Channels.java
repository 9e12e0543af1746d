package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Layout;
import jacquard.model.Model;
import org.jspecify.annotations.Nullable;

/**
 * Finds channels by their numbers. Number 0 is no channel; then come the global channels, then
 * those of the processes, the same amount for each process.
 */
public final class Channels {
  private final Model model;
  private final Channel[] global;
  private final Channel[][] own;
  private final int ownPerProcess;

  public Channels(Model model) {
    this.model = model;
    this.global = model.channels().toArray(Channel[]::new);
    this.own =
        model.processes().stream()
            .map(p -> p.channels().toArray(Channel[]::new))
            .toArray(Channel[][]::new);
    this.ownPerProcess = model.maxOwnChannels();
  }

  /** The number of a channel that was created with a process. */
  public int ownNumber(int process, int index) {
    return 1 + global.length + process * ownPerProcess + index;
  }

  /** The channel with this number; null if there is none in this state. */
  public @Nullable Channel find(byte[] state, int number) {
    int index = number - 1;
    if (index < 0) {
      return null;
    }
    if (index < global.length) {
      return global[index];
    }
    index -= global.length;
    if (ownPerProcess == 0 || index / ownPerProcess >= (state[Layout.COUNT] & 0xff)) {
      return null;
    }
    int kind = state[model.length(index / ownPerProcess) + Layout.KIND] & 0xff;
    int which = index % ownPerProcess;
    return which < own[kind].length ? own[kind][which] : null;
  }

  /** Where the buffer of a channel that exists starts in the state. */
  public int offset(Channel channel, int number) {
    int index = number - 1;
    return index < global.length
        ? channel.offset()
        : model.length((index - global.length) / ownPerProcess) + channel.offset();
  }

  /** The process that a channel was created with, or -1. */
  public int owner(int number) {
    int index = number - 1;
    return index < global.length ? -1 : (index - global.length) / ownPerProcess;
  }
}
