/** Runs Java under control: rewrites classes, carries threads as fibers. */
module jacquard.runtime {
  requires transitive jacquard.core;
  requires transitive jacquard.explore;
  requires jacquard.hooks;
  requires org.jspecify; // on the class path of the JVM that writes a rewritten JDK
  requires static jdk.jlink; // only in that JVM

  exports jacquard.runtime;
  exports jacquard.runtime.control;
  exports jacquard.runtime.rewrite;
}
