import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { workAllOut } from './formulas.jobs.ts';
import { offerFormulasApp } from './offer-formulas.fixture.ts';

/* Formulas over fields that stand in code while several write at the same moment. */

const { it, discount, field, change, made, patch, read, resultOf } = await offerFormulasApp();
afterAll(() => it.close());

test('of two who write an own part and a field that stands in code at the same moment the second one has it worked out of both [CUS-277]', async () => {
  const worked = await field('money', { formula: '[Wartość netto] × [Rabat]' }, 'offer');
  const id = await made({ value: 1, custom: { [discount.key]: 1 } });
  const own = sql`update "offerCustom" set num = 7 where record = ${id} and field = ${discount.id}`;
  const column = sql`update offer set value = 600 where id = ${id}`;
  const both = async (one: typeof own, other: typeof own) => {
    let second: Promise<unknown> = Promise.resolve();
    await it.db.transaction().execute(async (tx) => {
      await one.execute(tx);
      // Waits for the record; whether it has come so far yet or not, it is the second.
      second = other.execute(it.db);
    });
    await second;
    return await resultOf(id, worked.key);
  };
  expect(await both(own, column)).toBe(4200);
  await patch(id, { value: 1, custom: { [discount.key]: 1 } });
  expect(await both(column, own)).toBe(4200);
});

test('eight who save offers and an administrator who changes formulas meanwhile stop nobody, and all values are true [CUS-277]', async () => {
  const parts = [];
  for (const at of [1, 2]) parts.push(await field('decimal', { label: `Część ${at}` }, 'offer'));
  const formulas = [
    await field('money', { label: 'Suma 1', formula: '[Wartość netto] + [Część 1]' }, 'offer'),
    await field('day', { label: 'Dzień 2', formula: '[Ważna do] + [Część 2]' }, 'offer'),
    await field('money', { label: 'Suma 3', formula: '[Wartość netto] × 2 + [Część 2]' }, 'offer'),
  ];
  const [one, two] = parts.map(({ key }) => key) as [string, string];
  const ids = [await made({ value: 1 }), await made({ value: 2 }), await made({ value: 3 })];
  const statuses: number[] = [];
  const writer = async (who: number) => {
    for (let at = 0; at < 12; at += 1) {
      const id = ids[(who + at) % 3] ?? 0;
      const day = `2027-01-${String(1 + ((who + at) % 28)).padStart(2, '0')}`;
      const bodies = [
        { value: who * 100 + at },
        { validTo: day, custom: { [two]: at } },
        { custom: { [one]: at, [two]: who } },
        { value: at, custom: { [one]: who } },
      ];
      statuses.push((await patch(id, bodies[(who + at) % 4] ?? {})).status);
      if (at % 4 === 0) ids.push(await made({ value: at, custom: { [two]: at } }));
    }
  };
  const administrator = async () => {
    for (let at = 1; at <= 8; at += 1) {
      const formula = `[Wartość netto] × ${at} + [Część 2]`;
      statuses.push((await change(formulas[2]?.id ?? 0, { formula })).status);
      await workAllOut(it.db, formulas[2]?.id ?? 0);
    }
  };
  await Promise.all([administrator(), ...[0, 1, 2, 3, 4, 5, 6, 7].map(writer)]);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  for (const { id } of formulas) await workAllOut(it.db, id);
  const [sum, day, last] = formulas.map(({ key }) => key) as [string, string, string];
  for (const id of ids) {
    const { value, validTo, custom } = await read(id);
    const [first, second] = [custom[one] as number | undefined, custom[two] as number | undefined];
    const dayAfter = (days: number) =>
      new Date(Date.parse(`${validTo}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    expect([custom[sum], custom[day], custom[last]]).toEqual([
      value === null || first === undefined ? undefined : value + first,
      validTo === null || second === undefined ? undefined : dayAfter(second),
      value === null || second === undefined ? undefined : value * 8 + second,
    ]);
  }
});
