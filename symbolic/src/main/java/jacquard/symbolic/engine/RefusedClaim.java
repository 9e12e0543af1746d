package jacquard.symbolic.engine;

import jacquard.core.Schedule;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.ModelTarget;
import jacquard.model.claims.ClaimCheck;
import jacquard.model.compile.Compiler;
import jacquard.model.print.ToldReplay;

/** A claim of a model that no circuit is made of. */
record RefusedClaim(ModelTarget target, PropertyRequest asked, CheckRequest request, String why)
    implements ClaimCheck {
  @Override
  public String words() {
    return asked.claim();
  }

  @Override
  public ViolationKind kind() {
    return asked.kind().violation();
  }

  @Override
  public RefusedClaim answering(CheckRequest other) {
    return new RefusedClaim(target, asked, other, why);
  }

  @Override
  public Check run(Watcher watcher) {
    throw new RefusedRequestException(why);
  }

  @Override
  public Replay replay(Schedule schedule) {
    return new ToldReplay(target, Compiler.compile(target.model()), schedule).atEnd();
  }
}
