package jacquard.litmus;

import jacquard.script.Program;

/**
 * A program and what is known about it.
 *
 * @param name as {@link LitmusCatalog#find} takes it, with all parameters: {@code indexer(13)}
 */
public record Litmus(String name, Program program, Expectation expectation) {
  @Override
  public String toString() {
    return name;
  }
}
