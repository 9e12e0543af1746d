package jacquard.symbolic.solver;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BOOLEAN;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The methods of the C++ class {@code CaDiCaL::Solver} under their mangled names. The first
 * argument of each is the object.
 *
 * <p>A record, because the compiler trusts a record's fields to be constant, and calls through
 * constant handles cost next to nothing.
 */
record CadicalCalls(
    MethodHandle construct,
    MethodHandle destroy,
    MethodHandle set,
    MethodHandle limit,
    MethodHandle clause,
    MethodHandle assume,
    MethodHandle constrain,
    MethodHandle solve,
    MethodHandle val,
    MethodHandle failed,
    MethodHandle terminate) {
  private static final String PREFIX = "_ZN7CaDiCaL6Solver";

  /** What is in a library, and nothing if a name is missing. */
  static Optional<CadicalCalls> in(SymbolLookup library) {
    Names names = new Names(library);
    CadicalCalls calls =
        new CadicalCalls(
            names.handle("C1Ev", FunctionDescriptor.ofVoid(ADDRESS)),
            names.handle("D1Ev", FunctionDescriptor.ofVoid(ADDRESS)),
            names.handle(
                "3setEPKci", FunctionDescriptor.of(JAVA_BOOLEAN, ADDRESS, ADDRESS, JAVA_INT)),
            names.handle(
                "5limitEPKci", FunctionDescriptor.of(JAVA_BOOLEAN, ADDRESS, ADDRESS, JAVA_INT)),
            names.handle(
                "6clauseEPKim",
                FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, JAVA_LONG),
                Linker.Option.critical(true)),
            names.handle(
                "6assumeEi",
                FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT),
                Linker.Option.critical(false)),
            names.handle(
                "9constrainEi",
                FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT),
                Linker.Option.critical(false)),
            names.handle("5solveEv", FunctionDescriptor.of(JAVA_INT, ADDRESS)),
            names.handle(
                "3valEi",
                FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT),
                Linker.Option.critical(false)),
            names.handle(
                "6failedEi",
                FunctionDescriptor.of(JAVA_BOOLEAN, ADDRESS, JAVA_INT),
                Linker.Option.critical(false)),
            names.handle("9terminateEv", FunctionDescriptor.ofVoid(ADDRESS)));
    return names.complete ? Optional.of(calls) : Optional.empty();
  }

  /** Looks names up and remembers whether one was missing. */
  private static final class Names {
    private final SymbolLookup library;
    private final Linker linker = Linker.nativeLinker();
    private boolean complete = true;

    Names(SymbolLookup library) {
      this.library = library;
    }

    @SuppressWarnings("restricted")
    MethodHandle handle(String name, FunctionDescriptor type, Linker.Option... options) {
      Optional<MemorySegment> symbol = library.find(PREFIX + name);
      complete &= symbol.isPresent();
      // a handle that is never called stands for a name that is missing
      return linker.downcallHandle(
          symbol.orElseGet(() -> Arena.global().allocate(1)), type, options);
    }
  }
}
