/**
 * The README and the pages in {@code docs} as tests: commands are run and print what the pages
 * show, Java code compiles and does what they say, links lead somewhere. Start at {@link Page}.
 */
@NullMarked
package jacquard.docs;

import org.jspecify.annotations.NullMarked;
