package jacquard.junit;

import jacquard.check.CheckException;
import jacquard.check.Conclusion;
import jacquard.check.Finding;
import jacquard.check.JavaCheck;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Hands a test to the checker instead of running it, and tells JUnit what came of it. */
final class InterleavingsExtension implements InvocationInterceptor {

  @Override
  public void interceptTestMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context) {
    check(invocation, method, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context) {
    check(invocation, method, context);
  }

  /** Runs in every execution, and not here. */
  @Override
  public void interceptBeforeEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context) {
    invocation.skip();
  }

  /** Runs in every execution, and not here. */
  @Override
  public void interceptAfterEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context) {
    invocation.skip();
  }

  private static void check(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context) {
    invocation.skip();
    Settings settings = Settings.of(method.getExecutable());
    Finding finding;
    try {
      finding =
          settings
              .applyTo(
                  JavaCheck.of(
                      context.getRequiredTestClass(),
                      method.getExecutable(),
                      method.getArguments()))
              .run();
    } catch (CheckException e) {
      throw refusal(e, settings);
    }
    publish(finding, context);
    judge(finding, settings, context);
  }

  private static RuntimeException refusal(CheckException e, Settings settings) {
    if (e.kind() != CheckException.Kind.FOREIGN_SCHEDULE) {
      return e;
    }
    if (settings.form() == Settings.Form.TEMPLATE) {
      return new TestAbortedException("not the invocation to be replayed: " + e.getMessage());
    }
    throw new AssertionFailedError(e.getMessage() + ". Remove replay to search again.", e);
  }

  private static void judge(Finding finding, Settings settings, ExtensionContext context) {
    switch (finding.conclusion()) {
      case HOLDS -> {}
      case VIOLATED, RACES, UNCONTROLLED, DIVERGED -> throw failure(finding, context);
      case OUT_OF_BUDGET -> {
        if (settings.onBudget() == OnBudget.ABORT) {
          throw new TestAbortedException(finding.text());
        }
        throw failure(finding, context);
      }
      case VACUOUS -> throw new TestAbortedException(finding.text());
      case REPLAYED ->
          throw new TestAbortedException(
              finding.text() + "  next      remove replay to check all executions\n");
    }
  }

  private static AssertionFailedError failure(Finding finding, ExtensionContext context) {
    ClassLoader loader = context.getRequiredTestClass().getClassLoader();
    AssertionFailedError error =
        finding
            .cause(loader)
            .map(cause -> new AssertionFailedError(finding.text(), cause))
            .orElseGet(() -> new AssertionFailedError(finding.text()));
    // where it was thrown here says nothing
    error.setStackTrace(new StackTraceElement[0]);
    return error;
  }

  private static void publish(Finding finding, ExtensionContext context) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("verdict", finding.conclusion().name());
    entries.put("scope", finding.scope());
    entries.put("search", finding.search());
    entries.put("executions", Long.toString(finding.executions()));
    if (finding.excluded() > 0) {
      entries.put("excluded", Long.toString(finding.excluded()));
    }
    entries.put(
        "data races",
        finding.dataRaces().isEmpty() ? "none" : String.join("; ", finding.dataRaces()));
    if (finding.schedule() != null) {
      entries.put("schedule", finding.schedule());
    }
    if (finding.conclusion() == Conclusion.HOLDS) {
      entries.put("report", finding.text());
    }
    if (!finding.output().isEmpty()) {
      entries.put("output", finding.output());
    }
    context.publishReportEntry(entries);
  }
}
