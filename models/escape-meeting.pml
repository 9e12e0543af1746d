/* An escape that is a rendezvous: whether it is possible depends on the way of the other one to the receive. */
chan r = [0] of { byte };

active proctype A() {
  { assert(false) } unless { r!1 }
}

active proctype B() {
  byte l;
  l = 1;
end:
  r?l
}
