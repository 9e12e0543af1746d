package jacquard.core.engine;

import jacquard.core.request.CheckRequest;

/**
 * One of the searches that are compared.
 *
 * @param name that tells it from the others
 * @param request what it is asked
 * @param isSound whether what it says may be held against others
 * @param mayFallBack whether it may turn out to be another one, where there is nothing to reduce
 */
public record Contender(String name, CheckRequest request, boolean isSound, boolean mayFallBack) {

  /** One that is always itself. */
  public Contender(String name, CheckRequest request, boolean isSound) {
    this(name, request, isSound, false);
  }
}
