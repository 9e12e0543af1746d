package jacquard.cli;

import jacquard.explore.Subject;

/**
 * A program to be checked.
 *
 * @param name finds the same program again
 */
record Target(String name, Subject subject) {}
