package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JvmOptionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx4g",
        "-Xss2m",
        "-Da",
        "-Da=b c",
        "-ea",
        "-da:com.example...",
        "-esa",
        "--enable-preview",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "--add-modules=java.sql",
        "--enable-native-access=ALL-UNNAMED",
        "-XX:MaxRAMPercentage=50"
      })
  void whatAProgramNeedsIsPassedOn(String option) {
    assertThat(JvmOptions.of(List.of(option)).all()).containsExactly(option);
  }

  @Test
  void aValueMayComeBehindABlank() {
    assertThat(JvmOptions.of(List.of("--add-exports java.base/sun.nio.ch=ALL-UNNAMED")).all())
        .containsExactly("--add-exports=java.base/sun.nio.ch=ALL-UNNAMED");
  }

  @ParameterizedTest
  @CsvSource({
    "-javaagent:x.jar, an agent",
    "-agentlib:jdwp, an agent",
    "-agentpath:/x, an agent",
    "--patch-module=java.base=x.jar, replaces classes of the JDK itself",
    "-cp, --classpath",
    "-jar, --classpath",
    "--module-path=x, --classpath",
    "-XX:+UseZGC, may change how the JVM runs",
    "-Xshare:off, may change how the JVM runs",
    "@file, not a file of them",
    "-Djacquard.exit=/x, Jacquard sets it itself",
    "-verbose, not one that is passed on",
    "Main, not one that is passed on"
  })
  void whatWouldBreakControlIsRefusedWithAReason(String option, String why) {
    assertThatThrownBy(() -> JvmOptions.of(List.of(option)))
        .isInstanceOf(JvmOptions.RefusedException.class)
        .hasMessageContaining(option)
        .hasMessageContaining(why)
        .message()
        .hasLineCount(1);
  }

  @Test
  void twoOptionsInOneAreRefused() {
    assertThatThrownBy(() -> JvmOptions.of(List.of("-Da=b\n-javaagent:x")))
        .isInstanceOf(JvmOptions.RefusedException.class);
  }

  @Test
  void theLastSizeOfAStackCounts() {
    assertThat(JvmOptions.of(List.of("-Xmx1g")).stack()).isEmpty();
    assertThat(JvmOptions.of(List.of("-Xss2m", "-Xss64M")).stack()).hasValue(64 << 20);
    assertThat(JvmOptions.of(List.of("-Xss70000")).stack()).hasValue(70_000);
    assertThat(JvmOptions.of(List.of("-XX:ThreadStackSize=512")).stack()).hasValue(512 << 10);
  }

  /** Is told where assertions are on. */
  private static final class Told extends ClassLoader {
    final List<String> all = new ArrayList<>();

    @Override
    public void setDefaultAssertionStatus(boolean enabled) {
      all.add("everywhere " + enabled);
    }

    @Override
    public void setPackageAssertionStatus(@Nullable String packageName, boolean enabled) {
      all.add("in package " + packageName + " " + enabled);
    }

    @Override
    public void setClassAssertionStatus(String className, boolean enabled) {
      all.add("in class " + className + " " + enabled);
    }
  }

  @Test
  void assertionsAreOnWhereTheOptionsSaySo() {
    Told told = new Told();
    JvmOptions.of(
            List.of(
                "-ea", "-Xmx1g", "-da:com.example...", "-ea:...", "-disableassertions:com.Main"))
        .setAssertions(told);
    assertThat(told.all)
        .containsExactly(
            "everywhere true",
            "in package com.example false",
            "in package null true",
            "in class com.Main false");
  }
}
