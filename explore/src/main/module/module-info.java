/** Stateless search over anything that can run a schedule. */
module jacquard.explore {
  requires transitive jacquard.core;
  requires static org.jspecify;

  exports jacquard.explore;
  exports jacquard.explore.best;
  exports jacquard.explore.bounded;
  exports jacquard.explore.catalog;
  exports jacquard.explore.engine;
  exports jacquard.explore.path;
  exports jacquard.explore.run;
  exports jacquard.explore.sample;
}
