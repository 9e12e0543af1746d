/* What the JVM learns from: shared variables, channels, a rendezvous, loops, atomic steps. */
#define N 3
#define SENT 5

mtype = { request, grant, release };

chan requests = [N] of { mtype, byte };
chan grants[N] = [0] of { mtype };
byte inside, served;
bool waiting[N];

active proctype server() {
  byte who;
  end: do
  :: requests?request,who ->
     grants[who]!grant;
     do
     :: requests?release,eval(who) -> break
     :: timeout -> skip
     od;
     atomic { if :: served < 20 -> served++ :: else -> served = 0 fi }
  od
}

proctype client(byte me) {
  byte round;
  for (round : 1 .. SENT) {
    waiting[me] = true;
    requests!request,me;
    grants[me]?grant;
    d_step { waiting[me] = false; inside++ }
    assert(inside == 1);
    inside--;
    requests!release,me
  }
}

init {
  byte n;
  atomic {
    do
    :: n < N -> run client(n); n++
    :: else -> break
    od
  }
}

ltl alone { [] (inside < 2) }
ltl ends { <> (served > 0) }
