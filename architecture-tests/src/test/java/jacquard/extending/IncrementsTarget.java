package jacquard.extending;

import static jacquard.script.ThreadBuilder.local;

import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;

/**
 * A program in a language of one line: {@code increments:a++ b++} has two threads, a and b, each of
 * which reads a shared counter and then writes it. At the end it should be 2.
 */
final class IncrementsTarget implements RunnableTarget {
  static final String PREFIX = "increments:";

  private final String name;
  private final Script subject;

  private IncrementsTarget(String name, Program program) {
    this.name = name;
    this.subject = new Script(program);
  }

  /**
   * Reads a program.
   *
   * @throws RefusedRequestException that says what is wrong, and what to write
   */
  static IncrementsTarget read(String name) {
    String[] threads = name.substring(PREFIX.length()).split(" ", -1);
    Program program =
        Program.of(
            name,
            p -> {
              Ref counter = p.variable("counter", 0);
              for (String thread : threads) {
                if (!thread.matches("\\w+\\+\\+")) {
                  throw new RefusedRequestException(
                      "'%s' is no thread: write its name and ++, such as a++".formatted(thread));
                }
                p.thread(
                    thread.replace("++", ""),
                    t -> t.read(local("seen"), counter).write(counter, local("seen").plus(1)));
              }
              p.atEnd(counter.atEnd().is(threads.length));
            });
    return new IncrementsTarget(name, program);
  }

  @Override
  public String name() {
    return name;
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
}
