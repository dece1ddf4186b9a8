import { expect, test } from 'vitest';
import { statementText } from './statement-text.ts';

test.each([
  ['select "id" from "person" where "id" = $1', 'select "id" from "person" where "id" = $1'],
  ["begin; select set_config('app.user', '17', true)", 'begin; select set_config(?, ?, true)'],
  ["where name = 'O''Hara, tajne' and x = 5", 'where name = ? and x = ?'],
  ["select E'tajne \\' dalej', 1", 'select ?, ?'],
  ["select B'101', x'1F', U&'tajne'", 'select ?, ?, ?'],
  ['select $$tajne$$, $zapis$ 1 $$ $zapis$, $2', 'select ?, ?, $2'],
  ['select 1.5, -2, 1e9, .5 from t2 where a1 = 0x1f', 'select ?, -?, ?, .? from t2 where a1 = ?'],
  ['select /* prepared */ 1 -- tajne\n from x', 'select ? from x'],
  ['select "tajna ""5"" kolumna" from x', 'select "tajna ""5"" kolumna" from x'],
  ["select 'tajne bez końca", 'select ?'],
])('%j is told as %j, without its values [OPE-134]', (statement, told) => {
  expect(statementText(statement).text).toBe(told);
});

test('its kind is its first word, and a long one is cut [OPE-134]', () => {
  expect(statementText('/* x */ INSERT into y').verb).toBe('insert');
  expect(statementText('(select 1)').verb).toBe('statement');
  const long = statementText(`select ${'a,'.repeat(5_000)}b`);
  expect(long.text).toHaveLength(2_000);
});
