package jacquard.model.run;

import jacquard.model.Channel;

/** Told of every message that is sent and received, also inside of deterministic steps. */
public interface ChannelListener {
  /** A process has sent a message. */
  void sent(int number, Channel channel, int[] message, int process);

  /** A process has received a message, and taken it from the channel. */
  void received(int number, Channel channel, int[] message, int process);
}
