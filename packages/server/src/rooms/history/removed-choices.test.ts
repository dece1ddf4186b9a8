import { createContact } from '@zaplecze/contract/rooms/clients/calls';
import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createOffer } from '@zaplecze/contract/rooms/offers/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoApp } from '../../demo/demo.fixture.ts';
import { tableOfChoice } from '../../kit/records/removed-choices.ts';
import { tableOfAddress } from '../../kit/records/removed-records.ts';
import { routes } from '../house.ts';

let it: Awaited<ReturnType<typeof demoApp>>;
const removed = 900_001;
beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

type Shape = {
  properties?: Record<string, unknown>;
  type?: unknown;
  items?: unknown;
  anyOf?: unknown[];
};
const isNumber = (shape: unknown): boolean => {
  const { type, anyOf = [] } = shape as Shape;
  return [type].flat().includes('integer') || anyOf.some(isNumber);
};
const isList = (shape: unknown): boolean => {
  const { items, anyOf = [] } = shape as Shape;
  return (items !== undefined && isNumber(items)) || anyOf.some(isList);
};

/** Every field of a change that names records, by walking the contract. */
const choices = routes.flatMap(({ endpoint, schemas }) => {
  const { method, path } = endpoint;
  if (method !== 'PATCH' || !/\/:id$/.test(path) || path.split(':').length > 2) return [];
  const table = tableOfAddress(path);
  const body = z.toJSONSchema(schemas.body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Object.entries(body.properties ?? {}).flatMap(([field, shape]) => {
    const of = tableOfChoice(path, field);
    if (!table || !of || of === 'file' || !(isNumber(shape) || isList(shape))) return [];
    return [{ endpoint, table, field, of, value: isList(shape) ? [removed] : removed }];
  });
});

async function noteRemoval(table: string, id = removed) {
  const who = it.someone('admin').id;
  const changes = JSON.stringify({ name: 'Skasowany wpis' });
  await sql`insert into history (entity, "entityId", who, action, changes)
    values (${table}, ${id}, ${who}, 'delete', ${changes}::jsonb)`.execute(it.db);
}

test('a change that names a record which was deleted meanwhile says so on its field, in every room [HIS-170]', async () => {
  expect(choices.length).toBeGreaterThan(40);
  for (const table of new Set(choices.map(({ of }) => of))) await noteRemoval(table);
  const silent: string[] = [];
  for (const { endpoint, table, field, value } of choices) {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} order by id limit 12`.execute(it.db);
    let said = '';
    for (const { id } of rows) {
      const answer = await it.call(endpoint, {
        ...{ as: it.someone('admin'), params: { id }, body: { [field]: value } },
      });
      said = `${answer.status} ${JSON.stringify(answer.errors ?? answer.message)}`;
      if (answer.errors?.[field]?.includes('skasowano')) {
        said = '';
        break;
      }
    }
    if (said || rows.length === 0) silent.push(`${endpoint.path} ${field}: ${said}`);
  }
  expect(silent).toEqual([]);
});

test('a new record says the same on its field, to others than managers without names [HIS-170]', async () => {
  for (const table of ['client', 'projectType', 'serviceDefinition']) await noteRemoval(table);
  const name = 'Nowy wpis';
  const contact = { firstName: 'Ewa', lastName: 'Lis', phone: '601601601', client: removed };
  const bodies = [
    [createContact, contact],
    [
      createOffer,
      { name, client: removed, seller: 1, projectTypes: [1], submission: '2026-11-20' },
    ],
    [createProject, { client: removed, services: [1] }],
    [
      createIssue,
      { name, description: 'Opis', client: removed, users: [1], type: 1, dateRealization: null },
    ],
  ] as const;
  const said: Record<string, string[]> = { managers: [], theirs: [] };
  for (const [endpoint, body] of bodies) {
    const managers = await it.call(endpoint, { as: it.someone('admin'), body });
    said.managers?.push(managers.errors?.client ?? JSON.stringify(managers.errors));
    const theirs = await it.call(endpoint, { as: it.someone('pracownik'), body });
    if (theirs.status === 400) said.theirs?.push(theirs.errors?.client ?? '');
  }
  const day = String.raw`\d\d\.\d\d\.\d{4} \d\d:\d\d`;
  const all = (words: string[] = []) => [...new Set(words.map((one) => one.replace(/\d/g, '0')))];
  expect(all(said.managers)).toEqual([
    expect.stringMatching(`^„Skasowany wpis” skasowano ${day} \\(.+\\)\\. Wybierz coś innego\\.$`),
  ]);
  expect(all(said.theirs)).toEqual([
    expect.stringMatching(`^Ten wpis skasowano ${day}\\. Wybierz coś innego\\.$`),
  ]);
});
