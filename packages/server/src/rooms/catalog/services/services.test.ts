import * as contract from '@zaplecze/contract/rooms/catalog/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, catalogApp, missingId } from '../catalog.fixture.ts';

let room: Catalog;
beforeAll(async () => {
  room = await catalogApp();
});
afterAll(() => room.it.close());

describe('a service', () => {
  test('is active and of its department’s only company unless told otherwise [CAT-23, CAT-24]', async () => {
    const { department, company } = room;
    const id = await room.create('service', 'Domyślna');
    expect(await room.read('service', id)).toMatchObject({
      status: { id: 1, name: 'Aktywny' },
      company: { id: company, name: 'Alfa' },
      department: { id: department, name: 'Księgowość' },
      type: { name: 'Obsługa stała' },
      procedures: [],
    });
    const other = await room.item('company', 'Beta');
    const own = await room.create('service', 'Z inną spółką', { company: other, status: '0' });
    expect(await room.read('service', own)).toMatchObject({
      company: { name: 'Beta' },
      status: { id: 0, name: 'Nieaktywny' },
    });
  });

  test('has no company when its department has none or several [CAT-24]', async () => {
    const alone = await room.item('department', 'Bez spółki');
    const shared = await room.item('department', 'Wspólny');
    for (const name of ['Gamma', 'Delta'])
      await room.item('company', name, { departments: [shared] });
    for (const department of [alone, shared]) {
      const id = await room.create('service', 'Bez spółki', { department });
      expect((await room.read('service', id)).company).toBeNull();
    }
    const id = await room.create('service', 'Przeniesiona', { department: alone });
    await room.change('service', id, { department: room.department });
    expect((await room.read('service', id)).company?.name).toBe('Alfa');
    await room.change('service', id, { company: null });
    expect((await room.read('service', id)).company).toBeNull();
  });

  test('a status other than the two, or a company that is not there, is refused [CAT-23, CAT-25]', async () => {
    const id = await room.create('service', 'Pola');
    expect((await room.change('service', id, { status: 2 })).errors).toEqual({
      status: 'Status jest wymagany',
    });
    expect((await room.change('service', id, { status: null })).errors).toEqual({
      status: 'Status jest wymagany',
    });
    expect((await room.change('service', id, { company: missingId })).errors).toEqual({
      company: 'Wybrana spółka nie istnieje',
    });
    expect((await room.change('service', id, { status: 0 })).status).toBe(200);
  });

  test('keeps its procedures in the order they were sent and replaces them as a whole [CAT-30]', async () => {
    const task = await room.create('task', 'Krok');
    const one = await room.create('procedure', 'Zamknięcie', { tasks: [task] });
    const two = await room.create('procedure', 'Deklaracje');
    const id = await room.create('service', 'Pełna księgowość', { procedures: [one, two] });
    const shown = async () => (await room.read('service', id)).procedures.map((one) => one.id);
    expect((await room.read('service', id)).procedures).toMatchObject([
      { id: one, name: 'Zamknięcie', tasks: [{ id: task, name: 'Krok', position: 1 }] },
      { id: two, tasks: [] },
    ]);
    expect((await room.listed('service', { search: 'pelna' })).list).toMatchObject([
      { id, procedureCount: 2 },
    ]);
    await room.change('service', id, { procedures: [two, one] });
    expect(await shown()).toEqual([two, one]);
    const refused = await room.change('service', id, { name: 'Nie', procedures: [missingId] });
    expect(refused.errors).toEqual({ procedures: 'Wybrana procedura nie istnieje' });
    expect((await room.read('service', id)).name).toBe('Pełna księgowość');
    await room.change('service', id, { procedures: [one] });
    expect(await shown()).toEqual([one]);
  });

  test('procedures are added at the end, once, and taken off [CAT-32, CAT-33]', async () => {
    const [one, two] = [await room.create('procedure', 'P1'), await room.create('procedure', 'P2')];
    const service = await room.create('service', 'Po jednej', { procedures: [one] });
    const shown = async () => (await room.read('service', service)).procedures.map((p) => p.id);
    const link = (call: typeof contract.addProcedureToService, params: object) =>
      room.it.call(call, { as: room.people.manager, params: { service, ...params } });
    const { addProcedureToService: add, removeProcedureFromService: take } = contract;
    expect((await link(add, { procedure: two })).data).toEqual({});
    expect((await link(add, { procedure: one })).data).toEqual({});
    expect(await shown()).toEqual([one, two]);
    expect((await link(take, { procedure: one })).data).toEqual({});
    expect(await shown()).toEqual([two]);
    for (const [call, params] of [
      [take, { procedure: one }],
      [add, { procedure: missingId }],
      [add, { procedure: one, service: missingId }],
    ] as const) {
      expect((await link(call, params)).status).toBe(404);
    }
  });

  test('a procedure that a service has is archived; once the service is deleted it can go [CAT-40, CAT-41]', async () => {
    const procedure = await room.create('procedure', 'Używana');
    const service = await room.create('service', 'Używa', { procedures: [procedure] });
    expect(await room.remove('procedure', procedure)).toEqual({ archived: true });
    const refused = await room.it.call(contract.addProcedureToService, {
      as: room.people.manager,
      params: { service: await room.create('service', 'Inna'), procedure },
    });
    expect(refused.errors).toEqual({ procedures: 'Ta pozycja jest zarchiwizowana, wybierz inną' });
    expect((await room.read('service', service)).procedures).toMatchObject([{ id: procedure }]);
    expect(await room.remove('service', service)).toEqual({ archived: false });
    expect(await room.remove('procedure', procedure)).toEqual({ archived: false });
  });
});
