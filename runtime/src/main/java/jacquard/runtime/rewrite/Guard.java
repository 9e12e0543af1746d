package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What is done at the start of a method and undone at its end, however it ends. */
sealed interface Guard {
  void enter(CodeBuilder code);

  void exit(CodeBuilder code);

  /** A monitor that the control keeps. */
  record Hooked(Monitor monitor, int site) implements Guard {
    private static final MethodTypeDesc TYPE =
        MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;I)V");

    @Override
    public void enter(CodeBuilder code) {
      monitor.first(code);
      code.loadConstant(site).invokestatic(StaticCall.HOOKS, "enter", TYPE);
    }

    @Override
    public void exit(CodeBuilder code) {
      monitor.again(code);
      code.loadConstant(site).invokestatic(StaticCall.HOOKS, "exit", TYPE);
    }
  }

  /** A monitor of the JVM. */
  record Real(Monitor monitor) implements Guard {
    @Override
    public void enter(CodeBuilder code) {
      monitor.first(code);
      code.monitorenter();
    }

    @Override
    public void exit(CodeBuilder code) {
      monitor.again(code);
      code.monitorexit();
    }
  }

  /**
   * No monitor: the method runs out of control.
   *
   * @param before what happens at the start, when it does already
   */
  record Suspended(int local, Consumer<CodeBuilder> before) implements Guard {
    private static final ClassDesc THREAD = ClassDesc.of("java.lang.Thread");

    Suspended(int local) {
      this(local, _ -> {});
    }

    @Override
    public void enter(CodeBuilder code) {
      code.invokestatic(StaticCall.HOOKS, "suspend", MethodTypeDesc.of(THREAD)).astore(local);
      before.accept(code);
    }

    @Override
    public void exit(CodeBuilder code) {
      code.aload(local)
          .invokestatic(
              StaticCall.HOOKS, "proceed", MethodTypeDesc.of(ConstantDescs.CD_void, THREAD));
    }
  }

  /** What is printed to a standard stream: out of control, but for the stream's monitor. */
  record Print(int local) implements Guard {
    private static final ClassDesc THREAD = ClassDesc.of("java.lang.Thread");

    @Override
    public void enter(CodeBuilder code) {
      code.aload(0)
          .invokestatic(
              StaticCall.HOOKS, "beginPrint", MethodTypeDesc.of(THREAD, ConstantDescs.CD_Object))
          .astore(local)
          .aload(0)
          .astore(local + 1);
    }

    @Override
    public void exit(CodeBuilder code) {
      code.aload(local + 1)
          .aload(local)
          .invokestatic(
              StaticCall.HOOKS,
              "endPrint",
              MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, THREAD));
    }
  }

  /**
   * A section of work on an object of the JDK's.
   *
   * @param hook the call of a hook when it was entered; null for none
   */
  record Section(SectionMethods.Subject subject, int local, @Nullable Consumer<CodeBuilder> hook)
      implements Guard {
    @Override
    public void enter(CodeBuilder code) {
      subject.load(code);
      code.invokestatic(
              StaticCall.HOOKS,
              "beginSection",
              MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object))
          .astore(local);
      if (hook != null) {
        hook.accept(code);
      }
    }

    @Override
    public void exit(CodeBuilder code) {
      code.aload(local)
          .invokestatic(
              StaticCall.HOOKS,
              "endSection",
              MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object));
    }
  }

  /** A hook at the start only. */
  record First(Consumer<CodeBuilder> hook) implements Guard {
    @Override
    public void enter(CodeBuilder code) {
      hook.accept(code);
    }

    @Override
    public void exit(CodeBuilder code) {}
  }

  /** Which object the monitor belongs to. */
  sealed interface Monitor {
    /** Pushes the object at the start of the method. */
    void first(CodeBuilder code);

    /** Pushes the object later. */
    void again(CodeBuilder code);

    /**
     * Of an instance method; kept in a local variable of its own, since the code may overwrite the
     * first one.
     */
    record This(int local) implements Monitor {
      @Override
      public void first(CodeBuilder code) {
        code.aload(0).dup().astore(local);
      }

      @Override
      public void again(CodeBuilder code) {
        code.aload(local);
      }
    }

    record Type(ClassDesc type) implements Monitor {
      @Override
      public void first(CodeBuilder code) {
        code.loadConstant(type);
      }

      @Override
      public void again(CodeBuilder code) {
        code.loadConstant(type);
      }
    }
  }
}
