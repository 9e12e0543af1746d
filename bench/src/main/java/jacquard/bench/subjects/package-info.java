/**
 * Programs after the unit tests of Table 8.1 in Coons' dissertation (2013), with bugs like those of
 * its Table 8.2. {@link UnitTests} has them all.
 *
 * <p>The originals are .NET programs; these keep what threads do to each other and leave out what
 * no other thread can see.
 */
@NullMarked
package jacquard.bench.subjects;

import org.jspecify.annotations.NullMarked;
