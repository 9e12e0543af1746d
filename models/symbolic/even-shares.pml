/* Four holders hand over an even number of shares to each other, without looking at how many there are: whatever
   they come to, it is even. The invariant is one bit of each number; the states are the others. */
#define HOLDERS 4

byte shares[HOLDERS] = 100;

proctype Holder(byte me) {
  byte amount, to;
  do
  :: select(amount : 1 .. 50);
     select(to : 0 .. 3);
     shares[me] = shares[me] - 2 * amount;
     shares[to] = shares[to] + 2 * amount;
     assert(shares[me] % 2 == 0)
  od
}

init {
  atomic { run Holder(0); run Holder(1); run Holder(2); run Holder(3) }
}
