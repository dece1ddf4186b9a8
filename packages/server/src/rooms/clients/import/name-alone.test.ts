import type * as contract from '@zaplecze/contract/rooms/clients/import/calls';
import { afterAll, expect, test } from 'vitest';
import { importApp, newNip } from './import.fixture.ts';

const { it, manager, given, check, imported, only, found } = await importApp();
afterAll(() => it.close());

test('a name is enough, or a NIP: a potential client in the care of who brings the file, the rest is asked for later [CLI-345]', async () => {
  const nip = newNip();
  const lines = ['Nazwa;NIP;Miasto', 'Sama Nazwa;;', `;${nip};`, 'Z miastem;;Łódź'];
  expect((await imported(`${lines.join('\n')}\n`)).imported).toBe(3);
  const client = await only('Sama Nazwa');
  expect(client).toMatchObject({
    ...{ name: 'Sama Nazwa', fvName: 'Sama Nazwa', nip: '', phone: '', email: '', street: '' },
    ...{ province: null, persons: [], projectTypes: [], website: null, regon: null },
    status: { name: 'Potencjalny' },
  });
  expect(client.clientService.map(({ id }: { id: number }) => id)).toEqual([manager.id]);
  expect(await only(nip)).toMatchObject({ name: `NIP ${nip}`, fvName: `NIP ${nip}`, nip });
  expect(await only('Z miastem')).toMatchObject({ city: 'Łódź', fvCity: 'Łódź' });
});

test('a row with neither is told, what is wrong is told in the words of the form [CLI-345]', async () => {
  const { id, settings } = await given('Nazwa;NIP;Telefon\n;;600 100 200\nDobra;12;1\n');
  const { data } = await check(id, settings);
  expect(
    data.problems.map((one: contract.ImportCell) => [one.row, one.field, one.message]),
  ).toEqual([
    [2, 'name', 'Podaj nazwę firmy albo NIP'],
    [3, 'phone', 'Telefon musi mieć przynajmniej 9 cyfr'],
    [3, 'nip', 'NIP musi mieć przynajmniej 10 cyfr'],
  ]);
});

test('without a NIP a name that is there already, or twice in the file, is doubtful, not forbidden [CLI-345]', async () => {
  const content = 'Nazwa\nŻółw i syn\nzolw i syn\n';
  const { id, settings } = await given(content);
  const warnings = async () =>
    (await check(id, settings)).data.warnings.map((one: contract.ImportCell) => one.message);
  expect(await warnings()).toEqual([
    'Ta nazwa jest też w wierszu 2; bez NIP-u powstaną dwaj klienci',
  ]);
  await imported('Nazwa\nŻółw i Syn\n');
  expect(await warnings()).toEqual(
    Array(2).fill('Klient o tej nazwie już jest; bez NIP-u powstanie drugi'),
  );
  expect((await found('Żółw i syn')).count).toBe(1);
});
