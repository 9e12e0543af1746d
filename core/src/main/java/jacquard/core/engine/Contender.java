package jacquard.core.engine;

import jacquard.core.request.CheckRequest;

/**
 * One of the searches that are compared.
 *
 * @param name that tells it from the others
 * @param request what it is asked
 * @param isSound whether what it says may be held against others
 */
public record Contender(String name, CheckRequest request, boolean isSound) {}
