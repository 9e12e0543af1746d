package jacquard.promela.lex;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a file in whatever encoding: UTF-8 where it is that, else one byte a character. */
public final class SourceText {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private SourceText() {}

  public static String read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      text = new String(bytes, StandardCharsets.ISO_8859_1);
    }
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
