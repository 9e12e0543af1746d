/* Record types, nested and in arrays, as variables and as messages. */
typedef Point { byte x; short y[2] };
typedef Box { Point corner[2]; bit filled };

Box box[2];
chan q = [2] of { Point, bit };

active proctype A() {
  Point p;
  p.x = 3;
  p.y[1] = -4;
  box[1].corner[0].x = p.x + 1;
  box[p.x - 2].corner[1].y[p.x - 2] = -7;
  box[1].filled = 1;
  q!p,1;
  q!box[1].corner[1],0
}

active proctype B() {
  Point r;
  bit b;
  q?r,b;
  assert(r.x == 3 && r.y[1] == -4 && b);
  q?r,b;
  assert(r.x == 0 && r.y[1] == -7);
  assert(box[1].corner[0].x == 4 && box[1].filled)
}
