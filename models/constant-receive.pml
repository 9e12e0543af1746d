/* A constant that never comes is waited for in vain. */
chan q = [1] of { byte }

active proctype A() {
  q!3
}

active proctype B() {
  q?4
}
