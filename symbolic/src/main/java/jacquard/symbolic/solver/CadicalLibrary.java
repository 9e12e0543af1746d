package jacquard.symbolic.solver;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * CaDiCaL as it is inside the native library of cvc5.
 *
 * <p>That library exports CaDiCaL's C++ interface without promising to; so the names are looked up
 * when the class is first used, and a small formula is solved, before anything relies on it.
 */
final class CadicalLibrary {
  private static final String RESOURCE = "/cvc5-libs/linux/x86_64/libcvc5jni.so";

  private static final Loading LOADING = load();

  private CadicalLibrary() {}

  /** How loading went. */
  sealed interface Loading {}

  record Loaded(CadicalCalls calls) implements Loading {}

  record Missing(String reason) implements Loading {}

  static Loading loading() {
    return LOADING;
  }

  private static Loading load() {
    if (!System.getProperty("os.name").equals("Linux")
        || !System.getProperty("os.arch").equals("amd64")) {
      return new Missing("there is a library for Linux on x86-64 only");
    }
    try (InputStream library = CadicalLibrary.class.getResourceAsStream(RESOURCE)) {
      return library == null ? new Missing("its library is not on the class path") : open(library);
    } catch (IOException e) {
      return new Missing("its library cannot be unpacked: " + e.getMessage());
    }
  }

  @SuppressWarnings("restricted")
  private static Loading open(InputStream library) throws IOException {
    Path file = Files.createTempFile("jacquard-cadical", ".so");
    try {
      Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
      return linked(SymbolLookup.libraryLookup(file, Arena.global()));
    } catch (IllegalArgumentException e) {
      return new Missing("its library cannot be loaded: " + e.getMessage());
    } catch (IllegalCallerException _) {
      return new Missing("native access is not enabled (--enable-native-access=ALL-UNNAMED)");
    } finally {
      // what is loaded stays loaded without its file
      Files.deleteIfExists(file);
    }
  }

  private static Loading linked(SymbolLookup library) {
    Optional<CadicalCalls> calls = CadicalCalls.in(library);
    if (calls.isEmpty()) {
      return new Missing("its library has other names than expected");
    }
    return answersRightly(calls.get())
        ? new Loaded(calls.get())
        : new Missing("its library gave a wrong answer to a small formula");
  }

  private static boolean answersRightly(CadicalCalls calls) {
    try (CadicalSolver solver = new CadicalSolver(calls)) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.add(a, b);
      solver.add(-a, b);
      return solver.solve(-b, a) == SatResult.UNSATISFIABLE
          && solver.failed(-b)
          && solver.solveWith(new int[] {-a}, 1, new int[0], 0) == SatResult.SATISFIABLE
          && solver.value(b)
          && !solver.value(a)
          && solver.solve(a) == SatResult.SATISFIABLE
          && solver.value(a);
    }
  }
}
