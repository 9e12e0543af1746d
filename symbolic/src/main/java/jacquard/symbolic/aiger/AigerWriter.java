package jacquard.symbolic.aiger;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Writes AIGER: inputs first, then latches, then the conjunctions that something depends on. */
public final class AigerWriter {
  /** How a file is written. */
  public enum Format {
    ASCII,
    BINARY
  }

  private final Circuit circuit;
  private final Format format;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The variable in the file of each node; -1 for those that are left out. */
  private final int[] variable;

  private AigerWriter(Circuit circuit, Format format) {
    this.circuit = circuit;
    this.format = format;
    variable = new int[circuit.aig().size()];
  }

  /** Writes text to a name that ends in {@code .aag} and binary to any other. */
  public static void write(AigerFile content, Path file) throws IOException {
    boolean text = file.toString().endsWith(".aag");
    Files.write(file, write(content, text ? Format.ASCII : Format.BINARY));
  }

  public static byte[] write(AigerFile content, Format format) {
    AigerWriter writer = new AigerWriter(content.circuit(), format);
    writer.body();
    writer.symbols();
    if (!content.comments().isEmpty()) {
      writer.line("c");
      content.comments().forEach(comment -> writer.line(printable(comment)));
    }
    return writer.out.toByteArray();
  }

  private void body() {
    int last = number();
    int inputs = circuit.inputs().size();
    int latches = circuit.latches().size();
    line(
        String.join(
            " ",
            format == Format.ASCII ? "aag" : "aig",
            last + " " + inputs + " " + latches + " 0 " + (last - inputs - latches),
            circuit.bads().size() + " " + circuit.constraints().size(),
            circuit.justice().size() + " " + circuit.fairness().size()));
    if (format == Format.ASCII) {
      circuit.inputs().forEach(input -> line(literal(input.literal())));
    }
    circuit.latches().forEach(this::latch);
    circuit.bads().forEach(signal -> line(literal(signal.literal())));
    circuit.constraints().forEach(signal -> line(literal(signal.literal())));
    circuit.justice().forEach(justice -> line(justice.literals().size()));
    circuit.justice().forEach(justice -> justice.literals().forEach(l -> line(literal(l))));
    circuit.fairness().forEach(signal -> line(literal(signal.literal())));
    conjunctions();
  }

  /** Gives numbers to inputs, latches and needed conjunctions; returns the last one. */
  private int number() {
    Aig aig = circuit.aig();
    boolean[] needed = needed();
    Arrays.fill(variable, -1);
    variable[0] = 0;
    int last = 0;
    for (Circuit.Input input : circuit.inputs()) {
      variable[Aig.node(input.literal())] = ++last;
    }
    for (Circuit.Latch latch : circuit.latches()) {
      variable[Aig.node(latch.literal())] = ++last;
    }
    for (int node = 1; node < variable.length; node++) {
      if (needed[node] && aig.isAnd(node)) {
        variable[node] = ++last;
      }
    }
    return last;
  }

  private boolean[] needed() {
    Aig aig = circuit.aig();
    boolean[] needed = new boolean[variable.length];
    circuit.latches().forEach(latch -> needed[Aig.node(latch.next())] = true);
    for (List<Circuit.Signal> signals :
        List.of(circuit.bads(), circuit.constraints(), circuit.fairness())) {
      signals.forEach(signal -> needed[Aig.node(signal.literal())] = true);
    }
    circuit.justice().forEach(j -> j.literals().forEach(l -> needed[Aig.node(l)] = true));
    for (int node = variable.length - 1; node > 0; node--) {
      if (needed[node] && aig.isAnd(node)) {
        needed[Aig.node(aig.left(node))] = true;
        needed[Aig.node(aig.right(node))] = true;
      }
    }
    return needed;
  }

  private int literal(int literal) {
    return 2 * variable[Aig.node(literal)] + (literal & 1);
  }

  private void latch(Circuit.Latch latch) {
    String before = format == Format.ASCII ? literal(latch.literal()) + " " : "";
    String initial =
        switch (latch.initial()) {
          case ZERO -> "";
          case ONE -> " 1";
          case FREE -> " " + literal(latch.literal());
        };
    line(before + literal(latch.next()) + initial);
  }

  private void conjunctions() {
    Aig aig = circuit.aig();
    for (int node = 1; node < variable.length; node++) {
      if (variable[node] < 0 || !aig.isAnd(node)) {
        continue;
      }
      int lhs = 2 * variable[node];
      int a = literal(aig.left(node));
      int b = literal(aig.right(node));
      int high = Math.max(a, b);
      int low = Math.min(a, b);
      if (format == Format.ASCII) {
        line(lhs + " " + high + " " + low);
      } else {
        delta(lhs - high);
        delta(high - low);
      }
    }
  }

  private void delta(int number) {
    int rest = number;
    while (rest >= 0x80) {
      out.write((rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  private void symbols() {
    for (int i = 0; i < circuit.inputs().size(); i++) {
      symbol('i', i, circuit.inputs().get(i).name());
    }
    for (int i = 0; i < circuit.latches().size(); i++) {
      symbol('l', i, circuit.latches().get(i).name());
    }
    symbols('b', circuit.bads());
    symbols('c', circuit.constraints());
    for (int i = 0; i < circuit.justice().size(); i++) {
      symbol('j', i, circuit.justice().get(i).name());
    }
    symbols('f', circuit.fairness());
  }

  private void symbols(char kind, List<Circuit.Signal> signals) {
    for (int i = 0; i < signals.size(); i++) {
      symbol(kind, i, signals.get(i).name());
    }
  }

  private void symbol(char kind, int index, String name) {
    line(kind + Integer.toString(index) + " " + printable(name));
  }

  /** A name or a comment is one line. */
  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", "_");
  }

  private void line(int number) {
    line(Integer.toString(number));
  }

  private void line(String text) {
    out.writeBytes((text + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
