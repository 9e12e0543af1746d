package jacquard.model.analysis;

import jacquard.model.Model;

/**
 * The numbers of what processes share: the bytes of global variables, two ends of each global
 * channel, one for all channels that came with processes, and one for the list of processes.
 *
 * <p>A send writes the tail of a channel, a receive its head. The two commute where both are
 * possible; where one is not possible yet, it waits for the other end.
 */
public final class Things {
  private final int channels;
  private final int count;

  public Things(Model model) {
    channels = model.globalBytes();
    count = model.channels().size();
  }

  /** The end that sends write; {@code channel} counts from 0. */
  public int tail(int channel) {
    return channels + 2 * channel;
  }

  /** The end that receives write. */
  public int head(int channel) {
    return channels + 2 * channel + 1;
  }

  /** All channels that came with processes. */
  public int ownChannels() {
    return channels + 2 * count;
  }

  /** The list of processes. */
  public int processes() {
    return channels + 2 * count + 1;
  }
}
