/* A server that may spin without serving; only fairness lets the client interrupt it. */
byte requests, served;
bool stop;

active proctype Server() {
  do
  :: requests > 0 ->
     requests--;
progress:
     served = 1 - served
  :: stop -> break
  :: requests == 0 && !stop -> skip
  od
}

active proctype Client() {
  requests++;
  requests++;
  stop = true
}
