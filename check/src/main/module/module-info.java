/** Checks Java programs from Java code. */
module jacquard.check {
  requires java.compiler;
  requires java.management;
  requires jacquard.report;
  requires transitive jacquard.core;
  requires transitive jacquard.explore;
  requires transitive jacquard.hooks;
  requires transitive jacquard.runtime;
  requires static org.jspecify;

  exports jacquard.check;
  exports jacquard.check.selftest;
}
