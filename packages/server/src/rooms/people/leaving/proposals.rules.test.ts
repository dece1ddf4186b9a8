import { expect, test } from 'vitest';
import type { Colleague, Piece } from './leaving-rows.queries.ts';
import { proposeHeirs } from './proposals.rules.ts';

const person = (id: number, more: Partial<Colleague> = {}): Colleague => ({
  user: { id, name: `Osoba ${id}`, picture: null },
  ...{ department: null, manager: false, load: 0, ...more },
});
const piece = (kind: Piece['kind'], id: number, more: Partial<Piece> = {}): Piece => ({
  ...{ kind, id, name: `${kind} ${id}`, place: '', client: null, department: null, ...more },
});
const none = new Map<number, number>();
const proposed = (known: Parameters<typeof proposeHeirs>[0]) =>
  proposeHeirs(known).rows.map((row) => row.proposed?.id ?? null);

test('whoever looks after a client besides gets it with its work [PEO-102]', () => {
  const pieces = [piece('tasks', 1, { client: 7 }), piece('clients', 7, { client: 7 })];
  const colleagues = [person(1, { department: 5 }), person(2, { load: 90 })];
  expect(proposed({ pieces, colleagues, carers: new Map([[7, 2]]), department: 5 })).toEqual([
    2, 2,
  ]);
});

test('of one client everything goes to one person of the department, of several clients to who has least [PEO-102]', () => {
  const pieces = [
    ...[piece('tasks', 1, { client: 7 }), piece('tasks', 2, { client: 8 })],
    ...[piece('issues', 3, { client: 7 }), piece('offers', 4, { client: 8 })],
    ...[piece('clients', 7, { client: 7 }), piece('clients', 8, { client: 8 })],
  ];
  const colleagues = [
    ...[person(1, { department: 5, load: 3 }), person(2, { department: 5, load: 3 })],
    person(3, { department: 6 }),
  ];
  const heirs = proposed({ pieces, colleagues, carers: none, department: 5 });
  expect(heirs).toEqual([1, 2, 1, 2, 1, 2]);
});

test('a department goes to a manager, of its own before others; a kind as a whole to who gets most of it [PEO-102]', () => {
  const pieces = [piece('departments', 5, { department: 5 }), piece('tasks', 1), piece('tasks', 2)];
  const colleagues = [
    ...[person(1, { department: 5 }), person(2, { department: 5, manager: true, load: 40 })],
    person(3, { manager: true }),
  ];
  const { rows, kinds } = proposeHeirs({ pieces, colleagues, carers: none, department: 5 });
  expect(rows.map((row) => row.proposed?.id)).toEqual([2, 1, 1]);
  expect([kinds.tasks?.id, kinds.departments?.id, kinds.cases?.id, kinds.visits?.id]).toEqual([
    ...[1, 2, 2, 1],
  ]);
});

test('where nobody else works here nobody is proposed [PEO-102]', () => {
  const pieces = [piece('tasks', 1)];
  expect(proposed({ pieces, colleagues: [], carers: none, department: null })).toEqual([null]);
});
