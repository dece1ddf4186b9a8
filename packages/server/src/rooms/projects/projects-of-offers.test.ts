import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  commentOffer,
  createOffer,
  removeOffer,
  updateOffer,
} from '@zaplecze/contract/rooms/offers/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { projectApp } from './projects.fixture.ts';

const { it, manager, anna, client, create, begin, read } = await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

test('a third of a unit is refused on its field, of a new project and of one that runs [PRO-295]', async () => {
  const errors = { unitQuantity: 'Podaj najwyżej dwa miejsca po przecinku' };
  const third = { unitQuantity: '0,333', unitValue: '300' };
  expect(await create(third)).toMatchObject({ status: 400, errors });
  const change = { as: manager, params: { id: project }, body: third };
  expect(await it.call(contract.updateProject, change)).toMatchObject({ status: 400, errors });
  const { data } = await create({ ...third, unitQuantity: '0,33' });
  expect(await read(data.id)).toMatchObject({ unitQuantity: 0.33, plannedValue: 99 });
});

test('a one-off project begins today unless told; one that recurs has a period and no day [PRO-294]', async () => {
  const days = async (more: object) => await read((await create(more)).data.id);
  const today = warsawDay();
  expect(await days({})).toMatchObject({ startDate: today, recurrentFrom: null });
  expect(await days({ startDate: null })).toMatchObject({ startDate: null });
  const period = { recurrentFrom: '2026-03-01', recurrentTo: '2027-03-01' };
  const both = { startDate: '2026-02-01', implementationDate: '2026-02-20' };
  const none = { startDate: null, implementationDate: null };
  expect(await days({ ...period, ...both, recurrent: 3 })).toMatchObject({ ...period, ...none });
  // A day alone is the first of its periods.
  expect(await days({ startDate: '2026-02-01', recurrent: 3 })).toMatchObject({
    ...{ startDate: null, recurrentFrom: '2026-02-01' },
  });
  const once = { recurrentFrom: null, recurrentTo: null };
  expect(await days({ ...period, ...both })).toMatchObject({ ...once, ...both });
});

test('what begins to recur begins on its own day, what no longer does has one day again; days of the other kind are none of theirs [PRO-325]', async () => {
  const { id } = (await create({ startDate: '2026-02-01', implementationDate: '2026-02-20' })).data;
  const changed = async (body: object) => {
    await it.call(contract.updateProject, { as: manager, params: { id }, body });
    const { recurrentFrom, recurrentTo, startDate, implementationDate } = await read(id);
    return [recurrentFrom, recurrentTo, startDate, implementationDate];
  };
  const [none, end] = [null, '2027-02-01'];
  expect(await changed({ recurrent: 3 })).toEqual(['2026-02-01', none, none, none]);
  expect(await changed({ implementationDate: '2026-02-20', recurrentTo: end })).toEqual([
    ...['2026-02-01', end, none, none],
  ]);
  expect(await changed({ startDate: '2026-02-10' })).toEqual(['2026-02-10', end, none, none]);
  expect(await changed({ recurrent: 0 })).toEqual([none, none, '2026-02-10', none]);
  expect(await changed({ recurrentFrom: '2026-03-01', recurrentTo: end })).toEqual([
    ...[none, none, '2026-02-10', none],
  ]);
  expect(await changed({ startDate: null, recurrent: 3 })).toEqual([
    ...['2026-02-10', none, none, none],
  ]);
});

describe('a project of an offer', () => {
  const name = 'Księgowość 2026';
  const offered = async (more: object = {}) =>
    (
      await it.db
        .insertInto('offer')
        .values({ name, client, seller: anna.id, status: 2, ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  test('leads to it, and is the only one [PRO-41]', async () => {
    const offer = await offered();
    expect((await read((await create({ offer })).data.id)).offer).toEqual({ id: offer, name });
    const second = await create({ offer });
    expect(second.status).toBe(400);
    expect(second.errors).toEqual({ offer: 'Z tej oferty utworzono już projekt' });
  });

  test('has its seller, client and value where a caller says none, as the form has them [PRO-294]', async () => {
    const offer = await offered({ value: 4800 });
    const made = await read((await create({ offer })).data.id);
    expect(made).toMatchObject({ seller: { id: anna.id }, unitQuantity: 1, unitValue: 4800 });
    const nobody = await offered();
    const { seller } = await read((await create({ offer: nobody, seller: null })).data.id);
    expect(seller).toBeNull();
  });

  test('of two made at once one is refused, and the database would refuse it too [PRO-41]', async () => {
    const offer = await offered();
    const answers = await Promise.all([create({ offer }), create({ offer })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expect(
      it.db.updateTable('project').set({ offer }).where('id', '=', project).execute(),
    ).rejects.toThrow('project_offer_live_key');
  });

  test('holds it: it is neither refused nor deleted nor submitted anew, and the project is named [OFF-194]', async () => {
    const offer = await offered();
    const { id } = (await create({ offer, name: 'Księgi pierwsze' })).data;
    const params = { id: offer };
    const said =
      'Z tej oferty powstał projekt „Księgi pierwsze”. Najpierw anuluj albo usuń projekt.';
    const refuse = { offerStatus: 1, comment: 'Jednak nie' };
    for (const call of [
      it.call(updateOffer, { as: manager, params, body: { status: 1, comment: 'Jednak nie' } }),
      it.call(commentOffer, { as: manager, params, body: refuse }),
      it.call(removeOffer, { as: manager, params }),
    ])
      expect(await call).toMatchObject({ status: 409, message: said });
    const again = { name, client, seller: anna.id, projectTypes: [1], previous: offer };
    expect((await it.call(createOffer, { as: manager, body: again })).errors).toEqual({
      previous: 'Z tej oferty powstał już projekt „Księgi pierwsze”',
    });
    const talk = await it.call(commentOffer, { as: manager, params, body: { comment: 'W toku' } });
    expect(talk.status).toBe(200);
    await it.call(contract.updateProject, { as: manager, params: { id }, body: { status: 10 } });
    const refused = await it.call(commentOffer, { as: manager, params, body: refuse });
    expect(refused.status).toBe(200);
    expect((await it.call(removeOffer, { as: manager, params })).status).toBe(200);
  });

  test('may be made anew once it was cancelled; then the cancelled one stays so [PRO-167]', async () => {
    const offer = await offered();
    const first = (await create({ offer })).data.id as number;
    const change = (id: number, body: object) =>
      it.call(contract.updateProject, { as: manager, params: { id }, body });
    expect((await change(first, { status: 10 })).status).toBe(200);
    const second = await create({ offer });
    expect(second.status).toBe(200);
    const again = await change(first, { status: 1 });
    expect([again.status, again.message]).toEqual([
      409,
      expect.stringMatching(/^Z oferty tego projektu powstał tymczasem inny: „/),
    ]);
    expect((await create({ offer })).errors).toEqual({
      offer: 'Z tej oferty utworzono już projekt',
    });
    await change(second.data.id, { status: 10 });
    expect((await change(first, { status: 1 })).status).toBe(200);
  });

  test.each([0, 1, 3, 4])('is not made while the offer has status %i [PRO-40]', async (status) => {
    const answer = await create({ offer: await offered({ status }) });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ offer: 'Projekt powstaje tylko z zaakceptowanej oferty' });
  });

  test('is worth what the offer is, unless another price is given or units do not split it to the grosz [PRO-43, PRO-44]', async () => {
    const made = async (more: object) =>
      read((await create({ offer: await offered({ value: 1200.5 }), ...more })).data.id);
    expect(await made({})).toMatchObject({ unitValue: 1200.5, plannedValue: 1200.5 });
    expect(await made({ unitQuantity: 12 })).toMatchObject({ unitValue: 100.04 });
    expect(await made({ unitValue: 900 })).toMatchObject({ plannedValue: 900 });
    expect(await made({ unitValue: 0 })).toMatchObject({ plannedValue: 0 });
    const seven = { unitQuantity: 7, unitValue: 685.71, plannedValue: 4799.97, offerValue: 4800 };
    const split = await offered({ value: 4800 });
    expect(await read((await create({ offer: split, unitQuantity: 7 })).data.id)).toMatchObject(
      seven,
    );
    const free = await read((await create({ offer: await offered() })).data.id);
    expect(free.plannedValue).toBe(0);
  });

  test('has the offer’s client, and keeps it [PRO-42]', async () => {
    const other = await insertClient(it.db);
    const foreign = await create({ offer: await offered({ client: other }) });
    expect(foreign.errors).toEqual({ offer: 'To oferta innego klienta' });
    expect((await create({ offer: 999_999 })).errors).toEqual({ offer: 'Nie ma takiej oferty' });
    const offer = await offered();
    const { id } = (await create({ offer })).data;
    const change = { as: manager, params: { id }, body: { client: other } };
    expect((await it.call(contract.updateProject, change)).errors).toEqual({
      client: 'Projekt powstał z oferty tego klienta',
    });
    const moved = {
      as: await it.signIn('ROLE_ADMIN'),
      params: { id: offer },
      body: { client: other },
    };
    expect((await it.call(updateOffer, moved)).errors).toEqual({
      client: 'Z tej oferty powstał już projekt tego klienta',
    });
  });
});
