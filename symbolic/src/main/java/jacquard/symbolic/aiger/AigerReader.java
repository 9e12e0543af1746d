package jacquard.symbolic.aiger;

import jacquard.symbolic.circuit.Circuit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads AIGER, text or binary as its first word says.
 *
 * <p>In files without bad states the outputs are the bad states, as was usual before version 1.9;
 * beside bad states, outputs are read and left out.
 */
public final class AigerReader {
  private final Bytes bytes;
  private final Header header;
  private final Definitions definitions;

  private AigerReader(byte[] content) throws AigerException {
    bytes = new Bytes(content);
    header = Header.read(bytes, content.length);
    definitions = new Definitions(bytes, header);
  }

  public static AigerFile read(Path file) throws IOException, AigerException {
    return read(Files.readAllBytes(file));
  }

  public static AigerFile read(byte[] content) throws AigerException {
    return new AigerReader(content).file();
  }

  private AigerFile file() throws AigerException {
    int[] inputs = new int[header.inputs()];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = header.binary() ? 2 * (i + 1) : bytes.numbers(1, 1, "an input")[0];
      definitions.leaf(inputs[i]);
    }
    int[][] latches = new int[header.latches()][];
    for (int i = 0; i < latches.length; i++) {
      latches[i] = latch(i);
      definitions.leaf(latches[i][0]);
    }
    int[] outputs = literals(header.outputs(), "an output");
    int[] bads = literals(header.bads(), "a bad state");
    int[] constraints = literals(header.constraints(), "a constraint");
    int[][] justice = justice();
    int[] fairness = literals(header.fairness(), "a fairness constraint");
    definitions.readConjunctions();
    Symbols symbols = Symbols.read(bytes, header);
    boolean old = header.bads() == 0;
    Circuit circuit =
        new Circuit(
            definitions.aig(),
            namedInputs(inputs, symbols),
            namedLatches(latches, symbols),
            signals(constraints, 'c', symbols),
            old ? signals(outputs, 'o', symbols) : signals(bads, 'b', symbols),
            signals(fairness, 'f', symbols),
            namedJustice(justice, symbols));
    return new AigerFile(circuit, symbols.comments());
  }

  /** Its literal, the literal of its next value, and its initial value. */
  private int[] latch(int index) throws AigerException {
    int shift = header.binary() ? 0 : 1;
    int[] numbers = bytes.numbers(1 + shift, 2 + shift, "a latch");
    int literal = header.binary() ? 2 * (header.inputs() + index + 1) : numbers[0];
    int next = header.literal(numbers[shift], bytes);
    int initial = numbers.length == 2 + shift ? numbers[1 + shift] : 0;
    if (initial > 1 && initial != literal) {
      throw bytes.lineError("the initial value of a latch is 0, 1 or the latch, not " + initial);
    }
    return new int[] {literal, next, initial};
  }

  private int[] literals(int count, String what) throws AigerException {
    int[] literals = new int[count];
    for (int i = 0; i < count; i++) {
      literals[i] = header.literal(bytes.numbers(1, 1, what)[0], bytes);
    }
    return literals;
  }

  private int[][] justice() throws AigerException {
    int[][] justice = new int[header.justice()][];
    for (int i = 0; i < justice.length; i++) {
      int count = bytes.numbers(1, 1, "the size of a justice property")[0];
      if (count > header.limit()) {
        throw bytes.lineError("a justice property of " + count + " literals is too large");
      }
      justice[i] = new int[count];
    }
    for (int i = 0; i < justice.length; i++) {
      justice[i] = literals(justice[i].length, "a literal of a justice property");
    }
    return justice;
  }

  private List<Circuit.Input> namedInputs(int[] inputs, Symbols symbols) throws AigerException {
    List<Circuit.Input> result = new ArrayList<>();
    for (int i = 0; i < inputs.length; i++) {
      result.add(new Circuit.Input(definitions.resolve(inputs[i]), symbols.name('i', i)));
    }
    return result;
  }

  private List<Circuit.Latch> namedLatches(int[][] latches, Symbols symbols) throws AigerException {
    List<Circuit.Latch> result = new ArrayList<>();
    for (int i = 0; i < latches.length; i++) {
      Circuit.Initial initial =
          switch (latches[i][2]) {
            case 0 -> Circuit.Initial.ZERO;
            case 1 -> Circuit.Initial.ONE;
            default -> Circuit.Initial.FREE;
          };
      result.add(
          new Circuit.Latch(
              definitions.resolve(latches[i][0]),
              definitions.resolve(latches[i][1]),
              initial,
              symbols.name('l', i)));
    }
    return result;
  }

  private List<Circuit.Signal> signals(int[] literals, char kind, Symbols symbols)
      throws AigerException {
    List<Circuit.Signal> result = new ArrayList<>();
    for (int i = 0; i < literals.length; i++) {
      result.add(new Circuit.Signal(definitions.resolve(literals[i]), symbols.name(kind, i)));
    }
    return result;
  }

  private List<Circuit.Justice> namedJustice(int[][] justice, Symbols symbols)
      throws AigerException {
    List<Circuit.Justice> result = new ArrayList<>();
    for (int i = 0; i < justice.length; i++) {
      List<Integer> literals = new ArrayList<>();
      for (int literal : justice[i]) {
        literals.add(definitions.resolve(literal));
      }
      result.add(new Circuit.Justice(literals, symbols.name('j', i)));
    }
    return result;
  }
}
