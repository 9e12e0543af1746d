/** Requests, answers and engines; operations, executions, happens-before, schedules. */
module jacquard.core {
  requires static org.jspecify;

  exports jacquard.core;
  exports jacquard.core.answer;
  exports jacquard.core.engine;
  exports jacquard.core.request;
}
