package jacquard.check;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.request.TargetKind;
import jacquard.explore.Limits;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.explore.run.Replayed;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.util.List;
import java.util.Optional;

/**
 * A Java program to be checked, in a JVM that can control it.
 *
 * @param name as the user calls it
 */
public record JavaTarget(String name, JavaProgram program) implements RunnableTarget {
  @Override
  public TargetKind kind() {
    return TargetKind.JAVA;
  }

  @Override
  public String fingerprint() {
    return program.fingerprint();
  }

  @Override
  public Subject subject(Waiting waiting) {
    return program;
  }

  @Override
  public void prepare(Limits limits) {
    if (limits.onViolation() == Limits.OnViolation.GO_ON) {
      program.goOn();
    }
    program.setPatience(limits.maxTime());
  }

  @Override
  public boolean isLong() {
    return true;
  }

  @Override
  public Verdict claimable(Verdict verdict) {
    return JavaFindings.claimable(verdict, Optional.of(program));
  }

  @Override
  public Optional<Races> races() {
    List<jacquard.runtime.control.DataRace> races = JavaFindings.dataRaces(program);
    return Optional.of(
        new Races(
            races.stream().map(JavaFindings::report).toList(),
            races.stream().findFirst().map(JavaFindings::violation)));
  }

  @Override
  public Optional<Violation> race(Schedule schedule) {
    return JavaFindings.dataRaces(program).stream()
        .filter(race -> race.schedule().equals(schedule))
        .findFirst()
        .map(race -> JavaFindings.violation(race).violation());
  }

  @Override
  public List<String> uncontrolled() {
    return List.copyOf(program.uncontrolled());
  }

  /** A class that cannot be rewritten is no failure of the program. */
  @Override
  public void requireSound() {
    for (Throwable thrown : program.thrown()) {
      if (thrown instanceof UnsupportedClassFileException unsupported) {
        throw unsupported;
      }
    }
  }

  @Override
  public Execution replay(Subject subject, Schedule schedule, int maxSteps) {
    return Replayed.fromElsewhere(subject, schedule, maxSteps);
  }
}
