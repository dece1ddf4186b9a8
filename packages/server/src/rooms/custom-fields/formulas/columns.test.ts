import { type CustomRecord, customRecordNames } from '@zaplecze/contract/kit/fields/custom-fields';
import {
  type BuiltInPart,
  builtInParts,
} from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import { afterAll, expect, test } from 'vitest';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import { fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

/* Each field that stands in code and formulas count with, in every kind of record that has any. */

const { it, admin, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const kinds = (Object.keys(customRecordNames) as CustomRecord[]).filter(
  (record) => builtInParts(record).length > 0,
);
const each = kinds.flatMap((record) =>
  builtInParts(record).map((part) => [record, part.label, part] as const),
);

type Case = [field: { kind: string; formula: string }, value: string, result: string | number];

/** What a formula makes of a part, what is written into its column, and what comes of that. */
const cases: Record<BuiltInPart['use'], (key: string) => Case> = {
  number: (key: string) => [{ kind: 'decimal', formula: `[${key}] × 2 + 1` }, '12.5', 26],
  day: (key: string) => [{ kind: 'day', formula: `[${key}] + 7` }, '2027-03-01', '2027-03-08'],
  // Half past midnight in Warsaw.
  moment: (key: string) => [
    { kind: 'day', formula: `[${key}] + 7` },
    '2027-02-28T23:30:00Z',
    '2027-03-08',
  ],
  flag: (key: string) => [{ kind: 'decimal', formula: `jeżeli([${key}]; 5; 6)` }, 'true', 5],
};

/** Columns that follow from others, or stand only beside others. */
const written: { [name: string]: (value: string) => { [column: string]: string } } = {
  plannedValue: (value) => ({ unitQuantity: '2.5', unitValue: String(Number(value) / 2.5) }),
  finalDate: (finalDate) => ({ finalDate, dateRealizationLimit: '2027-03-01T22:59:00Z' }),
};

test.each(each)(
  'a formula of %s counts with „%s”, and follows it whoever writes it [CUS-270, CUS-271]',
  async (record, label, { key, name, use }) => {
    const [described, value, result] = cases[use](key);
    const worked = await field(described.kind, { label: `Z: ${label}`, ...described }, record);
    const { make, read } = ways[record];
    const id = await make();
    const values = written[name]?.(value) ?? { [name]: value };
    await it.db
      .updateTable(customTables[record].records as 'offer')
      .set(values as object)
      .where('id', '=', id)
      .execute();
    expect((await read(id)).custom[worked.key]).toBe(result);
    await worked.change({ archived: true });
  },
);

test.each(kinds)(
  'who reads a record of „%s” reads all of its fields that formulas count with [CUS-272]',
  async (record) => {
    const { make, read } = ways[record];
    const id = await make();
    const staff = [
      ways[record].keeper,
      ...(await Promise.all(
        (['ROLE_USER', 'ROLE_RECEPTION', 'ROLE_MANAGER', 'ROLE_ADMIN'] as const).map((role) =>
          it.signIn(role),
        ),
      )),
    ];
    const answers = [];
    for (const one of staff) answers.push(await read(id, one).catch(() => undefined));
    const known = answers.filter((answer) => answer !== undefined);
    expect(known.length).toBeGreaterThan(0);
    const names = builtInParts(record).map((part) => part.name);
    for (const answer of known) expect(Object.keys(answer)).toEqual(expect.arrayContaining(names));
  },
);
