/**
 * Programs at the border between a program and what surrounds it, with the verdict that is right.
 *
 * <p>They are not compiled with the tests, but by {@link jacquard.runtime.border.BorderPrograms}
 * from {@code src/test/border}: some use what the build's compiler refuses, some are run without a
 * class that they were compiled with, and all of them are loaded from a jar.
 */
package jacquard.runtime.border;
