package jacquard.runtime.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.ObjectVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.UninitializedVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.lang.classfile.attribute.StackMapTableAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The stack maps of a method that is written anew: those of the original, where its code is now.
 *
 * <p>To make them from the code one would have to know every class that it names. A JVM need not,
 * and a program may well name classes that are not there, in code that never runs.
 */
final class Frames {
  private final List<StackMapFrameInfo> frames = new ArrayList<>();
  private final List<StackMapFrameInfo> originals;
  private int keptSlot = -1;
  private @Nullable VerificationTypeInfo kept;

  /** The frames of a method that had others before; null for one that is new. */
  Frames(@Nullable CodeAttribute original) {
    originals =
        original == null
            ? List.of()
            : original
                .findAttribute(Attributes.stackMapTable())
                .map(StackMapTableAttribute::entries)
                .orElse(List.of());
  }

  /** Says that a local variable that the original does not use has this type throughout. */
  void keep(int slot, ClassDesc type) {
    keptSlot = slot;
    kept = ObjectVerificationTypeInfo.of(type);
  }

  /** A place where nothing is on the stack and nothing in local variables. */
  void addEmpty(Label at) {
    frames.add(StackMapFrameInfo.of(at, List.of(), List.of()));
  }

  /** A handler of all that is thrown; it relies on no local variable but what was kept. */
  void addHandler(Label at) {
    frames.add(
        StackMapFrameInfo.of(
            at,
            withKept(List.of()),
            List.of(ObjectVerificationTypeInfo.of(ConstantDescs.CD_Throwable))));
  }

  /** Adds the frames of the original, which was copied. */
  void addOriginals(Copy copy) {
    for (StackMapFrameInfo frame : originals) {
      frames.add(
          StackMapFrameInfo.of(
              copy.label(frame.target()),
              withKept(moved(frame.locals(), copy)),
              moved(frame.stack(), copy)));
    }
  }

  void write(CodeBuilder code) {
    if (!frames.isEmpty()) {
      code.with(StackMapTableAttribute.of(frames));
    }
  }

  private static List<VerificationTypeInfo> moved(List<VerificationTypeInfo> types, Copy copy) {
    List<VerificationTypeInfo> moved = new ArrayList<>();
    for (VerificationTypeInfo type : types) {
      moved.add(
          type instanceof UninitializedVerificationTypeInfo created
              ? UninitializedVerificationTypeInfo.of(copy.creation(created.newTarget()))
              : type);
    }
    return moved;
  }

  private List<VerificationTypeInfo> withKept(List<VerificationTypeInfo> locals) {
    if (kept == null) {
      return locals;
    }
    List<VerificationTypeInfo> all = new ArrayList<>(locals);
    int slots = 0;
    for (VerificationTypeInfo type : locals) {
      boolean isWide =
          type == SimpleVerificationTypeInfo.LONG || type == SimpleVerificationTypeInfo.DOUBLE;
      slots += isWide ? 2 : 1;
    }
    for (; slots < keptSlot; slots++) {
      all.add(SimpleVerificationTypeInfo.TOP);
    }
    all.add(kept);
    return all;
  }
}
