package jacquard.core.request;

import jacquard.core.Printable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A file that is read because the user named it. What cannot be read is refused in words: the
 * exceptions of the JDK mostly repeat its name.
 */
public record InputFile(Path path) {
  /** Reads a file as what it is to be, which it may turn out not to be. */
  public interface Reading<T, X extends Exception> {
    T of(Path path) throws IOException, X;
  }

  /**
   * A file by its name.
   *
   * @throws RefusedRequestException if no file can have this name
   */
  public static InputFile named(String name) {
    try {
      return new InputFile(Path.of(name));
    } catch (InvalidPathException e) {
      throw new RefusedRequestException("not a file name: '" + Printable.name(name) + "'", e);
    }
  }

  /**
   * What the file contains.
   *
   * @throws RefusedRequestException if it cannot be read, or not as text
   */
  public String text(Charset charset) {
    return this.<String, RuntimeException>read(p -> Files.readString(p, charset));
  }

  /**
   * Lets others read it.
   *
   * @throws RefusedRequestException if that cannot be done
   * @throws X if it is not what it is to be
   */
  public <T, X extends Exception> T read(Reading<T, X> reading) throws X {
    if (!Files.exists(path)) {
      throw new RefusedRequestException("no such file: " + path);
    }
    if (Files.isDirectory(path)) {
      throw new RefusedRequestException("cannot read " + path + ": it is a folder");
    }
    try {
      return reading.of(path);
    } catch (IOException e) {
      throw new RefusedRequestException("cannot read " + path + ": " + why(e), e);
    }
  }

  private static String why(IOException e) {
    return switch (e) {
      case CharacterCodingException _ -> "it is not a text file";
      case AccessDeniedException _ -> "permission denied";
      default -> String.valueOf(e.getMessage());
    };
  }
}
