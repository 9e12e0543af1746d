package jacquard.symbolic.engine;

import jacquard.core.engine.Target;
import jacquard.core.request.InputFile;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.symbolic.aiger.AigerException;
import jacquard.symbolic.aiger.AigerFile;
import jacquard.symbolic.aiger.AigerReader;
import jacquard.symbolic.aiger.AigerWriter;
import jacquard.symbolic.circuit.Circuit;
import java.util.zip.CRC32;

/** An AIGER file to be checked. */
public record CircuitTarget(String name, Circuit circuit) implements Target {
  /**
   * Reads a file.
   *
   * @throws RefusedRequestException if it is none; the message has the place
   */
  public static CircuitTarget read(String name) {
    try {
      return new CircuitTarget(name, InputFile.named(name).read(AigerReader::read).circuit());
    } catch (AigerException e) {
      throw new RefusedRequestException(name + ": " + e.getMessage(), e);
    }
  }

  @Override
  public TargetKind kind() {
    return TargetKind.CIRCUIT;
  }

  @Override
  public String fingerprint() {
    CRC32 crc = new CRC32();
    crc.update(AigerWriter.write(new AigerFile(circuit), AigerWriter.Format.ASCII));
    return "%08x".formatted(crc.getValue());
  }
}
