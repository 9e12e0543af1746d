/* An atomic sequence goes over to the receiver, and comes back when that one is done. */
chan c = [0] of { byte }
byte order

active proctype A() {
  atomic {
    order = 1;
    c!1;
    order = order * 10
  }
}

active proctype B() {
  atomic {
    c?_;
    order = order + 1
  }
  assert(order == 2 || order == 20)
}

active proctype C() {
  order = 5
}
