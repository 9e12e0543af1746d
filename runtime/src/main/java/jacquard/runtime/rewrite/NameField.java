package jacquard.runtime.rewrite;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Interfaces;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** The field in which objects of a rewritten class carry their names. */
record NameField(ClassDesc owner) {
  private static final String NAME = "jacquard$name";
  private static final ClassDesc NAMED = HookClasses.NAMED;

  static NameField of(String internalName) {
    return new NameField(ClassDesc.ofInternalName(internalName));
  }

  void writeInterfaces(ClassBuilder builder, Interfaces interfaces) {
    List<ClassEntry> all = new ArrayList<>(interfaces.interfaces());
    all.add(builder.constantPool().classEntry(NAMED));
    builder.withInterfaces(all);
  }

  void write(ClassBuilder builder) {
    builder.withField(
        NAME,
        ConstantDescs.CD_long,
        ClassFile.ACC_PRIVATE | ClassFile.ACC_TRANSIENT | ClassFile.ACC_SYNTHETIC);
    builder.withMethodBody(
        NAME,
        MethodTypeDesc.of(ConstantDescs.CD_long),
        ClassFile.ACC_PUBLIC | ClassFile.ACC_SYNTHETIC,
        code -> code.aload(0).getfield(owner, NAME, ConstantDescs.CD_long).lreturn());
    builder.withMethodBody(
        NAME,
        MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long),
        ClassFile.ACC_PUBLIC | ClassFile.ACC_SYNTHETIC,
        code -> code.aload(0).lload(1).putfield(owner, NAME, ConstantDescs.CD_long).return_());
  }

  /** Says in a new object whose it is; in a constructor, once the superclass's has run. */
  void writeBirth(CodeBuilder code) {
    code.aload(0)
        .getstatic(HookClasses.SUPERVISION, "birth", ConstantDescs.CD_long)
        .putfield(owner, NAME, ConstantDescs.CD_long);
  }
}
