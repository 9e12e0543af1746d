package jacquard.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a program under test prints. The console of the command has streams of its own. */
final class ProgramOutput {
  private ProgramOutput() {}

  /** Nobody wants to read it once for every execution. */
  static void discard() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
  }
}
