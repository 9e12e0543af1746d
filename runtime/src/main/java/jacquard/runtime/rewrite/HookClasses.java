package jacquard.runtime.rewrite;

import jacquard.hooks.ArrayHooks;
import jacquard.hooks.ArrayReflection;
import jacquard.hooks.BaseModule;
import jacquard.hooks.BulkMemory;
import jacquard.hooks.Callbacks;
import jacquard.hooks.ChanceHooks;
import jacquard.hooks.ClassHooks;
import jacquard.hooks.ConditionHooks;
import jacquard.hooks.Constants;
import jacquard.hooks.Definitions;
import jacquard.hooks.EnvironmentHooks;
import jacquard.hooks.Fiber;
import jacquard.hooks.FieldHooks;
import jacquard.hooks.Handles;
import jacquard.hooks.LatchHooks;
import jacquard.hooks.LockHooks;
import jacquard.hooks.Memory;
import jacquard.hooks.MonitorHooks;
import jacquard.hooks.Named;
import jacquard.hooks.OffsetHooks;
import jacquard.hooks.Original;
import jacquard.hooks.ProgramCalls;
import jacquard.hooks.References;
import jacquard.hooks.SectionHooks;
import jacquard.hooks.StandardStreams;
import jacquard.hooks.StaticHooks;
import jacquard.hooks.Substitutes;
import jacquard.hooks.Supervision;
import jacquard.hooks.ThreadHooks;
import java.lang.constant.ClassDesc;

/** The classes of {@link jacquard.hooks} that rewritten code names. */
final class HookClasses {
  static final ClassDesc SUPERVISION = of(Supervision.class);

  // by topic; their methods are in the table of hooks
  static final ClassDesc FIELDS = of(FieldHooks.class);
  static final ClassDesc STATICS = of(StaticHooks.class);
  static final ClassDesc ARRAYS = of(ArrayHooks.class);
  static final ClassDesc OFFSETS = of(OffsetHooks.class);
  static final ClassDesc SECTIONS = of(SectionHooks.class);
  static final ClassDesc MONITORS = of(MonitorHooks.class);
  static final ClassDesc CLASSES = of(ClassHooks.class);
  static final ClassDesc THREADS = of(ThreadHooks.class);
  static final ClassDesc PROGRAM_CALLS = of(ProgramCalls.class);
  static final ClassDesc CHANCE = of(ChanceHooks.class);
  static final ClassDesc ENVIRONMENT = of(EnvironmentHooks.class);

  // what stands for methods of the JDK
  static final ClassDesc SUBSTITUTES = of(Substitutes.class);
  static final ClassDesc LOCKS = of(LockHooks.class);
  static final ClassDesc CONDITIONS = of(ConditionHooks.class);
  static final ClassDesc LATCHES = of(LatchHooks.class);
  static final ClassDesc CALLBACKS = of(Callbacks.class);
  static final ClassDesc REFERENCES = of(References.class);
  static final ClassDesc STREAMS = of(StandardStreams.class);
  static final ClassDesc HANDLES = of(Handles.class);
  static final ClassDesc BULK_MEMORY = of(BulkMemory.class);
  static final ClassDesc ARRAY_REFLECTION = of(ArrayReflection.class);

  // what rewritten classes need for themselves
  static final ClassDesc NAMED = of(Named.class);
  static final ClassDesc MEMORY = of(Memory.class);
  static final ClassDesc CONSTANTS = of(Constants.class);
  static final ClassDesc ORIGINAL = of(Original.class);
  static final ClassDesc DEFINITIONS = of(Definitions.class);
  static final ClassDesc BASE_MODULE = of(BaseModule.class);
  static final ClassDesc FIBER = of(Fiber.class);

  private HookClasses() {}

  private static ClassDesc of(Class<?> type) {
    return ClassDesc.of(type.getName());
  }
}
