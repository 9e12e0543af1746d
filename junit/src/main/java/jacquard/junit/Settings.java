package jacquard.junit;

import jacquard.check.Budget;
import jacquard.check.JavaCheck;
import jacquard.check.Races;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * What the annotation of a test says.
 *
 * @param form which annotation it is, as it is written
 */
record Settings(
    Form form,
    String search,
    String bound,
    String budget,
    OnBudget onBudget,
    String replay,
    Races races,
    String earlyTimeouts,
    List<String> jvmOptions) {

  /** The two annotations. */
  enum Form {
    TEST,
    TEMPLATE
  }

  static Settings of(Method method) {
    return AnnotationSupport.findAnnotation(method, AllInterleavings.class)
        .map(
            a ->
                new Settings(
                    Form.TEST,
                    a.search(),
                    a.bound(),
                    a.budget(),
                    a.onBudget(),
                    a.replay(),
                    a.races(),
                    a.earlyTimeouts(),
                    List.of(a.jvmOptions())))
        .or(
            () ->
                AnnotationSupport.findAnnotation(method, UnderAllInterleavings.class)
                    .map(
                        a ->
                            new Settings(
                                Form.TEMPLATE,
                                a.search(),
                                a.bound(),
                                a.budget(),
                                a.onBudget(),
                                a.replay(),
                                a.races(),
                                a.earlyTimeouts(),
                                List.of(a.jvmOptions()))))
        .orElseThrow(() -> new IllegalStateException("no annotation on " + method));
  }

  JavaCheck applyTo(JavaCheck check) {
    JavaCheck c =
        check
            .budget(Budget.parse(budget))
            .races(races)
            .jvmOptions(jvmOptions.toArray(String[]::new))
            .replayForm("@" + annotation() + "(replay = \"%s\")");
    if (!search.isBlank()) {
      c = c.search(search.strip());
    }
    if (!bound.isBlank()) {
      c = c.bound(bound.strip());
    }
    if (!earlyTimeouts.isBlank()) {
      c = c.earlyTimeouts(earlyTimeouts.strip());
    }
    return replay.isBlank() ? c : c.replay(replay.strip());
  }

  private String annotation() {
    return switch (form) {
      case TEST -> AllInterleavings.class.getSimpleName();
      case TEMPLATE -> UnderAllInterleavings.class.getSimpleName();
    };
  }
}
