package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Both threads call a function of the C library on shared memory. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a native function")
public final class NativeFunctionCalled {

  private NativeFunctionCalled() {}

  public static void main() throws Exception {
    Linker linker = Linker.nativeLinker();
    MethodHandle strlen =
        linker.downcallHandle(
            linker.defaultLookup().find("strlen").orElseThrow(),
            FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
    MemorySegment text = Arena.ofAuto().allocateFrom("abc");
    Together.Body measure =
        () -> {
          try {
            assert (long) strlen.invokeExact(text) == 3;
          } catch (RuntimeException | Error e) {
            throw e;
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        };
    Together.run(measure, measure);
  }
}
