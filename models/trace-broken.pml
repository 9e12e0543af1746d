/* A client that does not wait for its answer breaks the order. */
mtype = { req, ack }
chan q = [2] of { mtype, byte }
chan r = [2] of { mtype }

trace {
  do
  :: q!req,_ -> r!ack
  od
}

active proctype Client() {
  q!req,1; q!req,2; r?ack; r?ack
}

active proctype Server() {
  byte x;
end:
  do
  :: q?req,x -> r!ack
  od
}
