import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCompany } from '../../../../demo/demo.fixture.ts';
import { findSimilar } from '../similar.queries.ts';
import { coreOf } from './alike-reading.ts';

let it: Awaited<ReturnType<typeof demoCompany>>;
beforeAll(async () => {
  it = await demoCompany();
});
afterAll(() => it.drop());

type Client = { id: number; name: string; nip: string; city: string; postalCode: string };

test('of the demonstration only those are hinted at whose names are the same but for the legal form [CLI-126]', async () => {
  const { rows } = await sql<Client>`select id, name, nip, city, "postalCode" from client`.execute(
    it.db,
  );
  const hints = await Promise.all(
    rows.map(async ({ id, ...client }) => {
      const found = await findSimilar(it.db, { ...client, except: id });
      const own = coreOf(client.name);
      return found.flatMap((one) =>
        one.sameNip || coreOf(one.name) === own ? [] : [`${client.name} = ${one.name}`],
      );
    }),
  );
  expect(rows.length).toBeGreaterThan(60);
  expect(hints.flat()).toEqual([]);
});
