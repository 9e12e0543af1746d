/** An interrupt at every moment of everything that can be interrupted. */
package jacquard.runtime.interrupts;
