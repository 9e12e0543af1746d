/**
 * For every construct that is controlled, a program that only a wrong order makes fail and a
 * correct twin of it. Twins say that they are about the same.
 */
package jacquard.runtime.corpus.controlled;
