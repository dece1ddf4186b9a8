-- expand
-- Room in each page for a new version of its rows: the first answer of an issue changes no column that an index has, so it then
-- writes no entry into any of thirty-six (docs/decisions/0166). Rows that change move to such pages by themselves.
alter table issue set (fillfactor = 90);
