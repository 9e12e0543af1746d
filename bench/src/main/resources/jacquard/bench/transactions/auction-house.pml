/* A workflow: a seller offers, two bidders are asked in turn, the house decides. No loops. */
mtype = { offer, ask, bid, pass, sold, unsold };
chan house = [4] of { mtype, byte };
chan answers = [4] of { mtype, byte };
chan first = [1] of { mtype };
chan second = [1] of { mtype };
chan seller = [1] of { mtype, byte };

active proctype Seller() {
  mtype result; byte price;
  house!offer,3;
  seller?result,price;
  assert(result == unsold || price >= 3)
}

active proctype House() {
  byte reserve, best, price; mtype what;
  house?offer,reserve;
  first!ask;
  second!ask;
  answers?what,price;
  if :: what == bid -> best = price :: else fi;
  answers?what,price;
  if :: what == bid && price > best -> best = price :: else fi;
  if
  :: best >= reserve -> seller!sold,best
  :: else -> seller!unsold,0
  fi
}

active proctype First() {
  byte limit;
  first?ask;
  if :: limit = 2 :: limit = 4 fi;
  if :: answers!bid,limit :: answers!pass,0 fi
}

active proctype Second() {
  byte limit;
  second?ask;
  if :: limit = 3 :: limit = 5 fi;
  if :: answers!bid,limit :: answers!pass,0 fi
}
