import { createOffer, getOffer } from '@zaplecze/contract/rooms/offers/calls';
import { nameOfCopy } from '@zaplecze/contract/rooms/offers/lists';
import { createProject, getProject } from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { createBookkeeping } from '../projects/projects.fixture.ts';

let it: TestApp;
let manager: Someone;
let seller: Someone;
let house: Awaited<ReturnType<typeof createBookkeeping>>;

beforeAll(async () => {
  it = await testApp();
  [manager, seller] = [await it.signIn('ROLE_MANAGER'), await it.signIn()];
  house = await createBookkeeping(it, manager);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', seller.id).execute();
});
afterAll(() => it.close());

const sold = async (status: number) =>
  (
    await it.db
      .insertInto('offer')
      .values({ name: 'Audyt', client: house.client, seller: seller.id, status })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

test('an accepted offer of a seller who has left becomes a project of whoever took over [OFF-74, PRO-293]', async () => {
  const { client, service } = house;
  const body = { client, offer: await sold(2), services: [service], seller: seller.id };
  const made = await it.call(createProject, { as: manager, body });
  expect(made.status).toBe(200);
  const params = { id: made.data.id };
  const { project } = (await it.call(getProject, { as: manager, params })).data;
  expect(project.seller).toBeNull();
  const heir = await it.signIn();
  await it.db
    .updateTable('person')
    .set({ successor: heir.id })
    .where('id', '=', seller.id)
    .execute();
  const { seller: _, ...silent } = { ...body, offer: await sold(2) };
  const other = await it.call(createProject, { as: manager, body: silent });
  const { project: taken } = (
    await it.call(getProject, { as: manager, params: { id: other.data.id } })
  ).data;
  expect(taken.seller).toMatchObject({ id: heir.id });
  // Elsewhere whoever has left is nobody to sell.
  const alone = await it.call(createProject, {
    ...{ as: manager, body: { ...body, offer: null } },
  });
  expect(alone.errors?.seller).toContain('już tu nie pracuje');
});

test('submitted anew it is whose who submits it, and says so once [OFF-74]', async () => {
  const { id: type } = await it.db
    .selectFrom('projectType')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const once = nameOfCopy('Audyt');
  expect(nameOfCopy(once)).toBe('Audyt - złożona ponownie');
  const offer = { name: once, client: house.client, projectTypes: [type], seller: seller.id };
  const again = { ...offer, previous: await sold(0) };
  const made = await it.call(createOffer, { as: manager, body: again });
  expect(made.status).toBe(200);
  const params = { id: made.data.id };
  const { offer: copy } = (await it.call(getOffer, { as: manager, params })).data;
  expect(copy.seller).toMatchObject({ id: manager.id });
  const other = await insertClient(it.db);
  const fresh = await it.call(createOffer, { as: manager, body: { ...offer, client: other } });
  expect(fresh.errors?.seller).toContain('już tu nie pracuje');
});
