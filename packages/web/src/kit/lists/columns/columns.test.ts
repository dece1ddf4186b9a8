import { expect, test } from 'vitest';
import type { Column } from '../types.ts';
import { readColumns } from './columns.ts';
import { inOrder, withWidth, writeColumns } from './write-columns.ts';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  ...{ key, header: key, render: () => key },
  ...more,
});
const all = [
  column('number'),
  column('name', { card: 'title' }),
  column('client', { from: 1280 }),
  column('hours', { optional: true }),
  column('status'),
];
const told = (text: unknown) => {
  const columns = readColumns(text, all);
  return columns.map(({ key, exact, from }) => [key, exact, from].filter(Boolean).join(' '));
};
const own = ['number', 'name', 'client 1280', 'status'];

test.each([
  [undefined, own],
  ['', own],
  [['name'], own],
  ['gone,other.50', own],
  ['status,name,client', ['status', 'name', 'client 1280']],
  ['status,name,client!', ['status', 'name', 'client']],
  ['name.240,name.90,hours.9999', ['name 240', 'hours 800']],
  ['status,gone', ['name', 'status']],
  ['~client.120,gone.7', ['number', 'name', 'client 120 1280', 'status']],
  ['name.1,status.x', ['name 48']],
])('columns chosen as %j are these [VIE-22]', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test('a width changes no choice, and what is given back leaves no trace [VIE-24]', () => {
  const widened = (text: string, key: string, width?: number) =>
    withWidth(text, readColumns(text, all), key, width);
  expect(widened('', 'client', 150.4)).toBe('~client.150');
  expect(widened('~client.150', 'status', 90)).toBe('~client.150,status.90');
  expect(widened('~client.150', 'client')).toBe('');
  expect(widened('status,name', 'name', 300)).toBe('status,name.300');
  expect(widened('name,client!', 'client', 300)).toBe('name,client!.300');
  expect(widened('status,name.300', 'name')).toBe('status,name');
});

test('columns that are not shown stand where they stand by themselves [VIE-21]', () => {
  const order = inOrder(readColumns('status,name', all), all);
  expect(writeColumns(order)).toBe('number,status,name,client,hours');
});
