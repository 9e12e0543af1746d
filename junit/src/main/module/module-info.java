/** Runs JUnit tests under every interleaving of their threads. */
module jacquard.junit {
  requires transitive jacquard.check;
  requires transitive org.junit.jupiter.api;
  requires static org.jspecify;

  exports jacquard.junit;

  opens jacquard.junit to
      org.junit.platform.commons;
}
