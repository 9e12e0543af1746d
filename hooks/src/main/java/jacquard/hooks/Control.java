package jacquard.hooks;

/**
 * What happens when a thread under control reaches a hook, by topic. Every method of these is
 * called by that thread, on its own stack, while {@link Supervision nothing is under control}.
 */
public record Control(
    FieldControl fields,
    StaticControl statics,
    ArrayControl arrays,
    OffsetControl offsets,
    SectionControl sections,
    MonitorControl monitors,
    ClassControl classes,
    ThreadControl threads,
    LockControl locks,
    ConditionControl conditions,
    LatchControl latches,
    ChanceControl chance,
    EnvironmentControl environment,
    UnseenControl unseen) {

  /** Lets all hooks call this; an execution begins. */
  public void install() {
    FieldHooks.install(fields);
    StaticHooks.install(statics);
    ArrayHooks.install(arrays);
    OffsetHooks.install(offsets);
    SectionHooks.install(sections);
    MonitorHooks.install(monitors);
    ClassHooks.install(classes);
    ThreadHooks.install(threads);
    LockHooks.install(locks);
    ConditionHooks.install(conditions);
    LatchHooks.install(latches);
    ChanceHooks.install(chance);
    EnvironmentHooks.install(environment);
    Unseen.install(unseen);
    Supervision.setExecuting(true);
  }

  /** The execution is over: hooks do nothing until the next one. */
  public static void uninstall() {
    Supervision.setExecuting(false);
    FieldHooks.install(null);
    StaticHooks.install(null);
    ArrayHooks.install(null);
    OffsetHooks.install(null);
    SectionHooks.install(null);
    MonitorHooks.install(null);
    ClassHooks.install(null);
    ThreadHooks.install(null);
    LockHooks.install(null);
    ConditionHooks.install(null);
    LatchHooks.install(null);
    ChanceHooks.install(null);
    EnvironmentHooks.install(null);
    Unseen.install(null);
  }
}
