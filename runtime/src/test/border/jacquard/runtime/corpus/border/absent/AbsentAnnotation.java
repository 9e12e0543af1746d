package jacquard.runtime.corpus.border.absent;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Is there when the programs are compiled, and not when they run. */
@Retention(RetentionPolicy.RUNTIME)
public @interface AbsentAnnotation {}
