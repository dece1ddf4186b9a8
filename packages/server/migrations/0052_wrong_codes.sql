-- expand
-- Wrong codes of the second step that came after a right password, so that guessing ends over weeks too
-- (docs/decisions/0080). They go with the second step itself.
alter table "secondFactor"
  -- When each came, of the last thirty days and at most a hundred.
  add "wrongCodes" timestamptz[] not null default '{}',
  -- How many since the last right one: their person is told of some.
  add "wrongInRow" integer not null default 0;
