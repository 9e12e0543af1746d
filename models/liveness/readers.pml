/* Readers go first: they keep the writer out for ever, however fair the run is. */
byte readers;
bool writing;

active [2] proctype Reader() {
  do
  :: atomic { !writing -> readers++ };
     atomic { readers--; }
  od
}

active proctype Writer() {
  do
  :: atomic { readers == 0 && !writing -> writing = true };
     writing = false
  od
}

ltl writes { [] <> writing }
ltl reads { [] <> (readers > 0) }
ltl apart { [] !(writing && readers > 0) }
ltl moves { [] <> (writing || readers > 0) }
