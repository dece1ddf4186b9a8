import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { workAllOut } from './formulas.jobs.ts';
import { offerFormulasApp } from './offer-formulas.fixture.ts';

/* The first formula of a kind of record: until it comes, whoever writes records asks nothing of formulas. */

const { it, client, seller, field, definitions, resultOf } = await offerFormulasApp();
afterAll(() => it.close());

test('who was making a record when the first formula came has it worked out too, for the job waits for them [CUS-277]', async () => {
  let done: Promise<void> = Promise.resolve();
  let worked: Awaited<ReturnType<typeof field>> | undefined;
  const id = await it.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`insert into offer (name, client, seller, value)
      values ('W trakcie', ${client}, ${seller.id}, 30) returning id`.execute(tx);
    worked = await field(
      'money',
      { label: 'Trzecia część', formula: '[Wartość netto] ÷ 3' },
      'offer',
    );
    done = workAllOut(it.db, worked.id);
    expect((await definitions()).find((one) => one.id === worked?.id)?.work).toEqual({
      ...{ done: 0, total: 0 },
    });
    return rows[0]?.id ?? 0;
  });
  await done;
  expect(await resultOf(id, worked?.key ?? '')).toBe(10);
});
