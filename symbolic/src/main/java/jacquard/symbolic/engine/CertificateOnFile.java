package jacquard.symbolic.engine;

import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.CertificateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/** A certificate in a file, with what is needed to make its circuit again. */
final class CertificateOnFile {
  private CertificateOnFile() {}

  /**
   * The file of that name, if one can be written there.
   *
   * @throws RefusedRequestException otherwise
   */
  static Path writable(String name) {
    try {
      Path file = Path.of(name);
      Path folder = file.toAbsolutePath().getParent();
      boolean possible =
          Files.exists(file)
              ? Files.isRegularFile(file) && Files.isWritable(file)
              : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
      if (!possible) {
        throw new RefusedRequestException("cannot write " + name);
      }
      return file;
    } catch (InvalidPathException e) {
      throw new RefusedRequestException("cannot write " + name + ": " + e.getMessage(), e);
    }
  }

  /**
   * Writes a certificate.
   *
   * @param circuit that it speaks of
   */
  static void write(
      Path file, Certificate certificate, Circuit circuit, Map<String, String> facts) {
    try {
      Files.writeString(file, CertificateFile.write(certificate, circuit, facts));
    } catch (IOException e) {
      throw new RefusedRequestException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }
}
