package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.Region;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** Writes the code of a deterministic step: its graph, as jumps. */
final class RegionEmitter {
  private static final ClassDesc THIS = ClassDesc.of(RegionEmitter.class.getName());
  private static final ClassDesc EXCEPTION = ClassDesc.of(FaultException.class.getName());

  /** A region that makes more steps than this does not end. */
  private static final int MAX_STEPS = 100_000_000;

  private final Model model;
  private final CodeBuilder code;

  RegionEmitter(Model model, CodeBuilder code) {
    this.model = model;
    this.code = code;
  }

  /** Control goes on behind the code when the region is left. */
  void emit(Region region, List<Channel> own) {
    CommandEmitter emitter = new CommandEmitter(model, code);
    Label end = code.newLabel();
    Label endless = code.newLabel();
    List<Label> labels = new ArrayList<>();
    region.locations().forEach(_ -> labels.add(code.newLabel()));
    int steps = code.allocateLocal(TypeKind.INT);
    code.loadConstant(0).istore(steps);
    code.goto_(labels.get(region.entry()));
    for (Location location : region.locations()) {
      code.labelBinding(labels.get(location.id()));
      code.iinc(steps, 1).iload(steps).loadConstant(MAX_STEPS).if_icmpgt(endless);
      for (Edge edge : location.edges()) {
        Label next = code.newLabel();
        emitter.unlessEnabled(edge.command(), next, own);
        if (edge.command() instanceof Command.Deterministic(var inner)) {
          emit(inner, own);
        } else {
          emitter.perform(edge.command(), edge.id(), own);
        }
        code.goto_(edge.target() == Region.EXIT ? end : labels.get(edge.target()));
        code.labelBinding(next);
      }
      fail("a deterministic step blocks");
    }
    code.labelBinding(endless);
    fail("a deterministic step does not end within 100,000,000 steps");
    code.labelBinding(end);
  }

  private void fail(String message) {
    code.loadConstant(message);
    code.invokestatic(THIS, "fault", MethodTypeDesc.of(EXCEPTION, ConstantDescs.CD_String));
    code.athrow();
  }

  /** Called by generated code. */
  static FaultException fault(String message) {
    return new FaultException(new Fault(Fault.Kind.BLOCKED_STEP, message, -1, Position.NOWHERE));
  }
}
