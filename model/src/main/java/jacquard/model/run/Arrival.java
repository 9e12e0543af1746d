package jacquard.model.run;

/** A message for which no buffer is needed, on its way. */
final class Arrival {
  private final int channel;
  private final int[] message;

  /**
   * @param channel the number of the channel
   */
  Arrival(int channel, int[] message) {
    this.channel = channel;
    this.message = message;
  }

  int channel() {
    return channel;
  }

  int[] message() {
    return message;
  }
}
