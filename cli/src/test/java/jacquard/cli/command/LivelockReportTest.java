package jacquard.cli.command;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.console.Cancellation;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a thread that waits without giving way is shown. */
class LivelockReportTest {

  /** A thread that looks at two flags in turn, a number of times a round, until one is set. */
  private static Target spinner(int looks) {
    Program program =
        Program.of(
            "spinner",
            p -> {
              Ref[] flags = {p.variable("left", 0), p.variable("right", 0)};
              p.thread(
                  "spinner",
                  t ->
                      t.read(local("seen"), flags[0])
                          .loop(
                              local("seen").is(0),
                              b -> {
                                for (int i = 0; i < looks; i++) {
                                  b.read(local("seen"), flags[i % 2]);
                                }
                              }));
              p.thread("setter", t -> t.write(flags[0], 1).write(flags[1], 1));
            });
    Script script = new Script(program);
    return new RunnableTarget() {
      @Override
      public String name() {
        return "spinner";
      }

      @Override
      public TargetKind kind() {
        return TargetKind.SCRIPT;
      }

      @Override
      public String fingerprint() {
        return script.fingerprint();
      }

      @Override
      public Subject subject(Waiting waiting) {
        return script;
      }
    };
  }

  private record Only(Target target) implements TargetSource {
    @Override
    public TargetKind kind() {
      return TargetKind.SCRIPT;
    }

    @Override
    public boolean isNamed(String name) {
      return true;
    }

    @Override
    public Target find(CheckRequest request) {
      return target;
    }
  }

  private static Ran check(Target target, String... more) {
    String[] call = {"check", "spinner", "--bound", "fair=1", "--max-steps", "2000"};
    String[] all = new String[call.length + more.length];
    System.arraycopy(call, 0, all, 0, call.length);
    System.arraycopy(more, 0, all, call.length, more.length);
    return Ran.jacquard(Cancellation.NEVER, new Targets(List.of(new Only(target))), all);
  }

  @Test
  void aShortCycleIsShownOnce() {
    Ran ran = check(spinner(2));
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("spinner goes round for ever, from step 2 on: seen = left; seen = right (")
        .contains(
            """
              steps     3 of 2,000 shown: one round of the cycle, steps 2 to 3, and what leads to it (--all-steps shows the rest)
                step  spinner           source
                   1  left -> 0         seen = left
                   2  left -> 0         seen = left
                   3  right -> 0        seen = right
                   …  1,997 more steps
            """
                .indent(0));
  }

  @Test
  void ofALongCycleTheEndsAreShown() {
    Ran ran = check(spinner(100));
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("seen = left; … 93 more steps …; seen = left; seen = right (")
        .contains("13 of 2,000 shown: one round of the cycle, steps 2 to 101, and what leads to it")
        .containsPattern("\n +…  88 more steps\n")
        .containsPattern("\n +…  1,899 more steps\n");
    assertThat(ran.out().lines()).hasSizeLessThan(25);
  }

  @Test
  void allStepsAreShownIfAskedFor() {
    assertThat(check(spinner(100), "--all-steps").out().lines()).hasSizeGreaterThan(2000);
  }

  @Test
  void aCycleReplays() {
    Ran ran = check(spinner(2));
    String token = ran.out().replaceAll("(?s).*(jq1:[^' ]+).*", "$1").strip();
    Ran again =
        Ran.jacquard(
            Cancellation.NEVER,
            new Targets(List.of(new Only(spinner(2)))),
            "replay",
            token,
            "spinner");
    assertThat(again.status()).isEqualTo(1);
    assertThat(again.out()).contains("spinner goes round for ever, from step 2 on");
  }
}
