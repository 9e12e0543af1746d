package jacquard.model;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.build.Frame;
import jacquard.model.random.RandomGraphs;
import jacquard.model.run.Bytes;
import jacquard.model.run.Interpreter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where things are in a state. */
class LayoutTest {
  @Test
  void nothingOverlapsAndNothingLiesInTheHeader() {
    Frame frame = Frame.global();
    frame.variable("x", new Shape.Scalar(Type.BYTE));
    frame.variable("a", new Shape.Array(new Shape.Scalar(Type.SHORT), 3));
    Channel channel = frame.channel("c", 2, List.of(Type.BYTE, Type.INT));
    frame.channel("r", 0, List.of(Type.BYTE));
    Variable last = frame.variable("z", new Shape.Scalar(Type.INT));
    assertThat(frame.variables().getFirst().offset()).isEqualTo(Layout.GLOBAL_HEADER);
    assertThat(frame.variables().get(1).offset()).isEqualTo(Layout.GLOBAL_HEADER + 1);
    assertThat(channel.offset()).isEqualTo(Layout.GLOBAL_HEADER + 7);
    assertThat(channel.bytes()).isEqualTo(11); // a count, and two messages of five bytes
    assertThat(last.offset()).isEqualTo(channel.offset() + 11); // a rendezvous needs no bytes
    assertThat(frame.bytes()).isEqualTo(last.offset() + 4);
  }

  @Test
  void scalarsKeepWhatFitsIntoTheirType() {
    byte[] state = new byte[8];
    for (Type type : List.of(Type.BIT, Type.BYTE, Type.CHAN, Type.SHORT, Type.INT)) {
      for (int value : List.of(0, 1, 2, 255, 256, -1, 40_000, 70_000, Integer.MIN_VALUE)) {
        Bytes.put(state, 2, type, value);
        assertThat(Bytes.get(state, 2, type)).as(type + " " + value).isEqualTo(type.narrow(value));
        assertThat(state[1] + state[2 + type.bytes()]).isZero();
        Bytes.put(state, 2, type, 0);
      }
    }
  }

  @Test
  void theFirstStateHasAFrameForEachProcessAtItsEntry() {
    for (long seed = 0; seed < 50; seed++) {
      Model model = RandomGraphs.model(seed);
      Machine machine = new Interpreter(model);
      byte[] state = new byte[machine.maxLength()];
      int length = machine.initial(state);
      assertThat(length).isEqualTo(model.length(model.initial().size()));
      assertThat(length).isEqualTo(machine.length(state));
      assertThat(Machine.isExclusive(state)).isFalse();
      for (int p = 0; p < model.initial().size(); p++) {
        ProcessGraph graph = model.process(model.initial().get(p));
        assertThat(machine.graph(state, p)).isSameAs(graph);
        assertThat(machine.location(state, p)).isEqualTo(graph.entry());
      }
    }
  }
}
