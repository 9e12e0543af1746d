/* Lamport's bakery for two customers; tickets start again from 0 when both have left. */
bit choosing0, choosing1;
byte ticket0, ticket1, inside;

active proctype C0() {
  byte seen, round;
  do
  :: round < 3 ->
    choosing0 = 1;
    seen = ticket1;
    ticket0 = seen + 1;
    choosing0 = 0;
    do :: choosing1 -> skip :: else -> break od;
    do
    :: seen = ticket1;
       if :: seen == 0 || seen >= ticket0 -> break :: else fi
    od;
    inside++;
    assert(inside == 1);
    inside--;
    ticket0 = 0;
    round++
  :: else -> break
  od
}

active proctype C1() {
  byte seen, round;
  do
  :: round < 3 ->
    choosing1 = 1;
    seen = ticket0;
    ticket1 = seen + 1;
    choosing1 = 0;
    do :: choosing0 -> skip :: else -> break od;
    do
    :: seen = ticket0;
       if :: seen == 0 || seen > ticket1 -> break :: else fi
    od;
    inside++;
    assert(inside == 1);
    inside--;
    ticket1 = 0;
    round++
  :: else -> break
  od
}
