import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldsApp } from '../custom-fields.fixture.ts';

/** The app of clients with fields that formulas count with, and short ways to describe worked out ones. */
export async function formulasApp() {
  const app = await customFieldsApp();
  const { it, admin, user, field, definitions } = app;
  const parts = {
    amount: await field('money', { label: 'Wartość umowy' }),
    months: await field('decimal', { label: 'Liczba miesięcy' }),
    since: await field('day', { label: 'Początek' }),
    until: await field('day', { label: 'Koniec' }),
    flat: await field('flag', { label: 'Ryczałt' }),
  };
  /** What the server says to a field that is described so. */
  const describe = (body: object) =>
    it.call(contract.createCustomField, {
      as: admin,
      body: { record: 'client', kind: 'decimal', label: 'Wyliczone', ...body } as never,
    });
  const patch = (id: number, custom: object, as = user) =>
    it.call(clients.updateClient, { as, params: { id }, body: { custom } });
  const definition = async (id: number) => {
    const found = (await definitions()).find((one) => one.id === id);
    if (!found) throw new Error('No such field');
    return found;
  };
  return { ...app, parts, describe, patch, definition };
}
