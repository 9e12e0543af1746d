/**
 * What an engine answers: a {@link jacquard.core.answer.Check} has the request, the verdict, what
 * else came to light, what it cost, and a {@link jacquard.core.answer.Counterexample} if something
 * is violated. Reports read nothing else.
 */
@NullMarked
package jacquard.core.answer;

import org.jspecify.annotations.NullMarked;
