/* A question about any message tells its place, of which a bool keeps the last bit only. */
chan q = [3] of { byte, byte }
bool found, first
byte place

active proctype P() {
  q!1,1;
  q!2,7;
  found = q??[2,7];
  first = q?[1,1];
  place = q??[2,_] + q??[9,9];
  assert(!found && first && place == 2);
  q??[2,7] && len(q) == 2
}
