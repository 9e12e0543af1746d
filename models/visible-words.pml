/* Words that say who looks at a variable change nothing. */
show byte a = 1
local byte b
hidden byte scratch

active proctype P() {
  local byte c = 2;
  b = a + c;
  assert(b == 3)
}
