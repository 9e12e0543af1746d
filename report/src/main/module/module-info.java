/** Text and JSON from a check. */
module jacquard.report {
  requires com.fasterxml.jackson.core;
  requires transitive jacquard.core;
  requires static org.jspecify;

  exports jacquard.report;
}
