package jacquard.litmus;

import jacquard.core.request.TargetKind;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.script.Script;
import java.util.List;
import java.util.regex.Pattern;

/** A litmus program to be checked. */
public final class LitmusTarget implements RunnableTarget {
  /** What their names begin with. */
  public static final String PREFIX = "litmus:";

  /** How a printed program indents statements, at least. */
  private static final String STATEMENT = "    ";

  /** Statements that touch nothing shared, so that no thread is ever preempted before one. */
  private static final Pattern SILENT =
      Pattern.compile("else|exit|(if|while|assert) .*|\\w+ := .*");

  private final Litmus litmus;
  private final Script subject;

  public LitmusTarget(Litmus litmus) {
    this.litmus = litmus;
    this.subject = new Script(litmus.program());
  }

  @Override
  public String name() {
    return PREFIX + litmus.name();
  }

  @Override
  public TargetKind kind() {
    return TargetKind.SCRIPT;
  }

  @Override
  public String fingerprint() {
    return subject.fingerprint();
  }

  @Override
  public Subject subject(Waiting waiting) {
    return subject;
  }

  @Override
  public List<String> code() {
    return litmus
        .program()
        .toString()
        .lines()
        .filter(line -> line.startsWith(STATEMENT))
        .map(String::strip)
        .filter(line -> !SILENT.matcher(line).matches())
        .toList();
  }
}
