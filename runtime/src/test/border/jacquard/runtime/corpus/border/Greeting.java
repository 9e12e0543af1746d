package jacquard.runtime.corpus.border;

/** A service that the programs' jar provides. */
public interface Greeting {
  String greet();
}
