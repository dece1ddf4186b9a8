import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import type { Someone, TestApp } from '../../../test/http.ts';
import { clientsApp } from '../clients/clients.fixture.ts';

/** Short ways to describe fields in an app, as its administrator. */
export function fieldsOn(it: TestApp, admin: Someone) {
  let made = 0;

  /** Makes a field; gives its id, key and the ids of its options by their names. */
  const field = async (kind: string, more: object = {}, record: CustomRecord = 'client') => {
    made += 1;
    const body = { record, kind, label: `Pole ${made}`, ...more };
    const answer = await it.call(contract.createCustomField, { as: admin, body: body as never });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    const found = (await definitions()).find(({ id }) => id === answer.data.id);
    if (!found) throw new Error('The field is not among the definitions');
    const { id, key, version } = found;
    const options = Object.fromEntries(found.options.map((one) => [one.name, one.id]));
    return { id, key, options, version, change: (changes: object) => change(id, changes) };
  };
  const definitions = async (): Promise<contract.CustomDefinition[]> =>
    (await it.call(contract.listCustomDefinitions, { as: admin })).data.list;
  const change = (id: number, body: object, headers = {}) =>
    it.call(contract.updateCustomField, { as: admin, params: { id }, body, headers });
  return { field, definitions, change };
}

/** The app of clients, with an administrator who makes fields. */
export async function customFieldsApp() {
  const app = await clientsApp();
  return { ...app, ...fieldsOn(app.it, app.admin) };
}

export const choices = (...names: string[]) => ({
  options: names.map((name) => ({ name, color: '#1971C2' })),
});
