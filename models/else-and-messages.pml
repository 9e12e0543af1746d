/* An else beside a receive is possible where no message waits. */
chan q = [1] of { byte }
byte polls

active proctype A() {
  q!1
}

active proctype B() {
  do
  :: q?_ -> break
  :: else -> if :: polls < 2 -> polls++ :: else -> skip fi
  od
}
