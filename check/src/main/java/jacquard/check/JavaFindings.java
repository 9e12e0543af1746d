package jacquard.check;

import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.DataRace;
import jacquard.runtime.JavaProgram;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a search made known about a Java program besides the outcomes of its executions. */
public final class JavaFindings {
  private static final String CONCURRENT = "java.util.concurrent.";

  private JavaFindings() {}

  /** The verdict of a search, or less where something was out of its control. */
  public static Verdict claimable(Verdict verdict, Optional<JavaProgram> java) {
    Optional<String> loop = java.flatMap(JavaProgram::endlessLoop);
    if (loop.isPresent() && !(verdict instanceof Verdict.Violated)) {
      return new Verdict.Unknown(new Verdict.Reason.NotControlled(List.of(loop.get())));
    }
    return java.map(program -> claimable(verdict, program.uncontrolled())).orElse(verdict);
  }

  /** The same for a program that did these things that could not be controlled. */
  static Verdict claimable(Verdict verdict, Collection<String> uncontrolled) {
    return verdict instanceof Verdict.Holds && !uncontrolled.isEmpty()
        ? new Verdict.Unknown(new Verdict.Reason.NotControlled(List.copyOf(uncontrolled)))
        : verdict;
  }

  /**
   * The data races of all executions so far. Not those between two accesses that the concurrent
   * classes of the JDK make for themselves: these are meant to be, and not the program's.
   */
  static List<jacquard.runtime.control.DataRace> dataRaces(JavaProgram program) {
    return program.dataRaces().stream()
        .filter(race -> !(isOfConcurrentClass(race.first()) && isOfConcurrentClass(race.second())))
        .toList();
  }

  private static boolean isOfConcurrentClass(jacquard.runtime.control.DataRace.Side side) {
    return !side.stack().isEmpty() && side.stack().getFirst().getClassName().startsWith(CONCURRENT);
  }

  /** The violation that a data race is where it counts as one. */
  static Verdict.Violated violation(jacquard.runtime.control.DataRace race) {
    return new Verdict.Violated(
        new Violation(ViolationKind.DATA_RACE, "data race on " + report(race).text()),
        race.schedule());
  }

  static DataRace report(jacquard.runtime.control.DataRace race) {
    return new DataRace(race.location(), access(race.first()), access(race.second()));
  }

  private static DataRace.Access access(jacquard.runtime.control.DataRace.Side side) {
    @Nullable StackTraceElement frame = side.programFrame();
    String place = frame == null ? "in the JDK" : frame.getFileName() + ":" + frame.getLineNumber();
    return new DataRace.Access(
        side.thread(),
        side.writes() ? DataRace.Type.WRITE : DataRace.Type.READ,
        place,
        side.stack().stream().map(JavaFindings::frame).toList());
  }

  /** Without the class loader and module that {@code toString} adds. */
  private static String frame(StackTraceElement f) {
    String place =
        f.getFileName() == null
            ? "unknown source"
            : f.getLineNumber() < 0 ? f.getFileName() : f.getFileName() + ":" + f.getLineNumber();
    return f.getClassName() + "." + f.getMethodName() + "(" + place + ")";
  }
}
