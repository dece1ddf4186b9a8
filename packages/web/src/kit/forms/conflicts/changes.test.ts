import { optionalDateTime } from '@zaplecze/contract/kit/fields/date-fields';
import { requiredText, text } from '@zaplecze/contract/kit/fields/fields';
import { optionalMoney } from '@zaplecze/contract/kit/fields/number-fields';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { changedFields } from './changes.ts';

const schema = z.object({
  name: requiredText('Nazwa jest wymagana'),
  note: text(),
  value: optionalMoney(),
  limit: optionalDateTime(),
  people: z.array(z.int()),
  rows: z.array(z.object({ id: z.int().optional(), name: z.string() })),
  custom: z.record(z.string(), z.unknown()),
});
const record = {
  name: 'Żagiel',
  note: null,
  value: 12.5,
  limit: '2026-11-25T13:30:00.000Z',
  people: [1, 2],
  rows: [{ id: 7, name: 'Jan' }],
  custom: { one: 'A', other: 'B' },
};

test.each([
  ['nothing', {}, {}],
  ['an own field that the form does not show', { custom: { one: 'A' } }, {}],
  ['one of its own fields', { custom: { one: 'C' } }, { custom: { one: 'C' } }],
  ['spaces around a text', { name: ' Żagiel ' }, {}],
  ['an empty text for none', { note: '' }, {}],
  ['the same amount typed', { value: '12,50' }, {}],
  ['the same moment of another zone', { limit: '2026-11-25T14:30:00+01:00' }, {}],
  ['the same moment typed', { limit: '25.11.2026 14:30' }, {}],
  ['a text', { name: 'Żagle' }, { name: 'Żagle' }],
  ['a text taken out', { note: null, value: '' }, { value: null }],
  ['a limit', { limit: '25.11.2026 14:31' }, { limit: '2026-11-25T13:31:00.000Z' }],
  ['one of several people', { people: [1] }, { people: [1] }],
  ['the order of people', { people: [2, 1] }, { people: [2, 1] }],
  ['a row’s field', { rows: [{ id: 7, name: 'Ewa' }] }, { rows: [{ id: 7, name: 'Ewa' }] }],
  [
    'a new row',
    { rows: [{ id: 7, name: 'Jan' }, { name: 'Ola' }] },
    { rows: [{ id: 7, name: 'Jan' }, { name: 'Ola' }] },
  ],
])('%s changed: only that is sent', (_, typed, changes) => {
  const whole = schema.parse({ ...record, ...typed });
  expect(changedFields(schema, record, whole)).toEqual(changes);
});

test('a record that its own form would refuse is compared as it stands', () => {
  const nameless = { ...record, name: '' };
  const whole = schema.parse({ ...nameless, name: 'Żagiel' });
  expect(changedFields(schema, nameless, whole)).toEqual({ name: 'Żagiel' });
});
