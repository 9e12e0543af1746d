package jacquard.core.answer;

import jacquard.core.Verdict;
import jacquard.core.request.CheckRequest;

/**
 * One of several claims of a target that were checked together.
 *
 * @param request that asks for this claim alone; its schedule is replayed with it
 * @param words what is said of all executions where it holds
 */
public record CheckedClaim(CheckRequest request, String words, Verdict verdict) {}
