/* Both want to send first, and nobody receives. */
chan a = [1] of { byte }
chan b = [1] of { byte }

active proctype A() {
  a!1;
  a!2;
  b?_
}

active proctype B() {
  b!1;
  b!2;
  a?_
}
