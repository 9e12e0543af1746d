package jacquard.cli;

import jacquard.explore.Subject;
import java.util.List;

/**
 * A program to be checked.
 *
 * @param name finds the same program again
 * @param code the places of its operations, as the subject's vocabulary tells them
 */
record Target(String name, Subject subject, List<String> code) {
  Target {
    code = List.copyOf(code);
  }
}
