/* A server may wait for ever where its label says so, a client may not. */
chan c = [0] of { bit };

active proctype Server() {
endless:
  do
  :: c?_
  od
}

active proctype Client() {
  c!1;
  c!0
}
