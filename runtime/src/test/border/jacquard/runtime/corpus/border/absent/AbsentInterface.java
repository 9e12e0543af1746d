package jacquard.runtime.corpus.border.absent;

/** Is there when the programs are compiled, and not when they run. */
public interface AbsentInterface {
  void absent();
}
