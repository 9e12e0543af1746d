/** What rewritten code calls; data choices and assumptions for programs. */
module jacquard.hooks {
  requires static org.jspecify;

  exports jacquard.hooks;
}
