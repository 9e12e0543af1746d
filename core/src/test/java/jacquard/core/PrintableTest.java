package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void whatIsPlainStaysAsItIs() {
    assertThat(Printable.text("count is 1, größer, C:\\new, 数, 😀"))
        .isEqualTo("count is 1, größer, C:\\new, 数, 😀");
  }

  @Test
  void whatATerminalWouldObeyIsWrittenOut() {
    assertThat(Printable.text("a\nHOLDS  b\r\t\u001b[2K\u009b"))
        .isEqualTo("a\\nHOLDS  b\\r\\t\\u001b[2K\\u009b");
    assertThat(Printable.text("\u202eabc\u2066\u200b\u2028\u2029"))
        .isEqualTo("\\u202eabc\\u2066\\u200b\\u2028\\u2029");
    assertThat(Printable.text("\u007f\0")).isEqualTo("\\u007f\\u0000");
    assertThat(Printable.text("\udb40\udc41")).isEqualTo("\\u{e0041}"); // a tag
  }

  @Test
  void halfACharacterIsWrittenOut() {
    assertThat(Printable.text("x\ud83d")).isEqualTo("x\\ud83d");
    assertThat(Printable.text("\ude00x")).isEqualTo("\\ude00x");
  }

  @Test
  void whatIsTooLongIsCut() {
    assertThat(Printable.text("x".repeat(50_000_000)))
        .isEqualTo("x".repeat(2_000) + "… (50,000,000 characters)");
    assertThat(Printable.name("y".repeat(1_000)))
        .isEqualTo("y".repeat(200) + "… (1,000 characters)");
    assertThat(Printable.name("y".repeat(199) + "😀😀"))
        .isEqualTo("y".repeat(199) + "… (203 characters)");
  }

  @Test
  void toDoItTwiceChangesNothing() {
    String once = Printable.line("a\n\u202e\\n");
    assertThat(Printable.line(once)).isEqualTo(once);
  }
}
