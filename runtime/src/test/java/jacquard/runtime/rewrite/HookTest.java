package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThatCode;

import jacquard.hooks.Supervision;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What rewritten code names is there: a wrong name would be found only when that code runs. */
class HookTest {
  static Stream<StaticCall> calls() {
    return Stream.of(
            Hook.all(),
            JdkCalls.all(),
            Replacement.all().values().stream().map(Replacement::call),
            Replacement.all().values().stream()
                .filter(replacement -> replacement.when() == Replacement.When.MODELLED)
                .map(HookTest::question))
        .flatMap(calls -> calls)
        .distinct();
  }

  /** Whether the object is modelled, which is asked first. */
  private static StaticCall question(Replacement replacement) {
    StaticCall call = replacement.call();
    return new StaticCall(
        call.owner(),
        "models",
        MethodTypeDesc.of(ConstantDescs.CD_boolean, call.type().parameterType(0)),
        false);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void everyMethodThatRewrittenCodeCallsIsThere(StaticCall call) {
    assertThatCode(
            () -> {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              Class<?> owner = (Class<?>) call.owner().resolveConstantDesc(lookup);
              MethodType type = call.type().resolveConstantDesc(lookup);
              lookup.findStatic(owner, call.name(), type);
            })
        .doesNotThrowAnyException();
  }

  @Test
  void theFieldsThatRewrittenCodeReadsAreThere() {
    assertThatCode(
            () -> {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              lookup.findStaticVarHandle(Supervision.class, "birth", long.class);
              lookup.findStaticVarHandle(Supervision.class, "epoch", int.class);
            })
        .doesNotThrowAnyException();
  }
}
