/* Orders of N clients, records in wide arrays: a shelf with integers, robots that carry one thing each. */
#define N 3
#define PLACES 24
typedef Place { int article; short amount; bool reserved };
typedef Order { int article; short wanted; byte place; bool ready };
Place shelf[PLACES];
Order orders[N];

proctype Client(byte me) {
  do
  :: orders[me].wanted == 0 ->
     atomic {
       if
       :: orders[me].article = 100000
       :: orders[me].article = 200000
       fi;
       orders[me].wanted = 1
     }
  :: orders[me].ready ->
     atomic {
       orders[me].ready = false;
       orders[me].article = 0;
       orders[me].wanted = 0;
       orders[me].place = 0
     }
  od
}

active [2] proctype Robot() {
  byte o, p;
  int carried;
  do
  :: select(o : 1 .. N);
     o--;
     if
     :: atomic { orders[o].wanted > 0 && !orders[o].ready && orders[o].place == 0 -> orders[o].place = 255 };
        p = o * 4;
        do
        :: shelf[p].article == orders[o].article && shelf[p].amount > 0 -> break
        :: else -> p = (p + 1) % PLACES
        od;
        atomic { !shelf[p].reserved -> shelf[p].reserved = true };
        carried = shelf[p].article;
        shelf[p].amount--;
        assert(shelf[p].amount >= 0);
        assert(carried == orders[o].article);
        orders[o].place = p + 1;
        orders[o].ready = true;
        carried = 0;
        shelf[p].amount++;
        shelf[p].reserved = false
     :: else
     fi;
     p = 0;
     o = 0
  od
}

init {
  byte i;
  atomic {
    do
    :: i < PLACES -> shelf[i].article = 100000 * (i % 2 + 1); shelf[i].amount = 2; i++
    :: else -> break
    od;
    i = 0;
    do
    :: i < N -> run Client(i); i++
    :: else -> i = 0; break
    od
  }
}
