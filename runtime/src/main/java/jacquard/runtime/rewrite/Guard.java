package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What is done at the start of a method and undone at its end, however it ends. */
sealed interface Guard {
  void enter(CodeBuilder code);

  void exit(CodeBuilder code);

  /** A monitor that the control keeps. */
  record Hooked(Monitor monitor, int site) implements Guard {
    @Override
    public void enter(CodeBuilder code) {
      monitor.first(code);
      Hook.ENTER.invoke(code.loadConstant(site));
    }

    @Override
    public void exit(CodeBuilder code) {
      monitor.again(code);
      Hook.EXIT.invoke(code.loadConstant(site));
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
    Suspended(int local) {
      this(local, _ -> {});
    }

    @Override
    public void enter(CodeBuilder code) {
      Hook.SUSPEND.invoke(code);
      code.astore(local);
      before.accept(code);
    }

    @Override
    public void exit(CodeBuilder code) {
      Hook.PROCEED.invoke(code.aload(local));
    }
  }

  /** What is printed to a standard stream: out of control, but for the stream's monitor. */
  record Print(int local) implements Guard {
    @Override
    public void enter(CodeBuilder code) {
      Hook.BEGIN_PRINT.invoke(code.aload(0));
      code.astore(local).aload(0).astore(local + 1);
    }

    @Override
    public void exit(CodeBuilder code) {
      Hook.END_PRINT.invoke(code.aload(local + 1).aload(local));
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
      Hook.BEGIN_SECTION.invoke(code);
      code.astore(local);
      if (hook != null) {
        hook.accept(code);
      }
    }

    @Override
    public void exit(CodeBuilder code) {
      Hook.END_SECTION.invoke(code.aload(local));
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
