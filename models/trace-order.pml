/* Requests and answers alternate: every event on the two channels is the next one of the trace. */
mtype = { req, ack }
chan q = [1] of { mtype, byte }
chan r = [1] of { mtype }

trace {
end:
  do
  :: q!req,_ -> r!ack
  od
}

active proctype Client() {
  byte n;
  do
  :: n < 3 -> q!req,n; r?ack; n++
  :: else -> break
  od
}

active proctype Server() {
  byte x;
end:
  do
  :: q?req,x -> r!ack
  od
}
