import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientsApp } from '../clients.fixture.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let id: number;
const person = { firstName: 'Ewa', lastName: 'Lis', email: null };
beforeAll(async () => {
  app = await clientsApp();
  id = await app.create({
    ...{ name: 'Szukana po numerach', nip: '7250001204', regon: '123456785', krs: '0000012345' },
    ...{ phone: '601 222 333', fvPhone: '+48 602-333-444', street: 'ul. Wąska 7' },
    persons: [{ ...person, phone: '603333555' }],
  });
  const other = {
    nip: '1112223344',
    phone: '700800900',
    persons: [{ ...person, phone: '700800901' }],
  };
  await app.create({ ...other, name: 'Aleja', street: 'al. Piłsudskiego 3' });
  await app.create({ ...other, name: 'Osiedle', street: 'os. Słoneczne 5' });
  await app.create({ ...other, name: 'Plac', street: 'Wolności 1' });
});
afterAll(() => app.it.close());

const names = async (typed: string) => {
  const { data } = await app.it.call(listClients, {
    ...{ as: app.user, query: { search: typed } as never },
  });
  const found = await app.it.call(search, { as: app.user, query: { q: typed, kind: 'client' } });
  const rows = found.data.groups[0]?.rows ?? [];
  return [data.list.list, rows].map((list) => list.map((one: { id: number }) => one.id));
};

test.each([
  ...[
    '601222333',
    '601-222-333',
    '601 222 333',
    '+48 601 222 333',
    '+48601222333',
    '0048601222333',
  ],
  ...['(601) 222 333', '601.222.333', 'tel. 601 222 333', '602 333 444', '+48602333444'],
  ...['603 333 555', '+48 603 333 555', '48 603 333 555'],
  ...[
    '725-000-12-04',
    'PL7250001204',
    'PL 725-000-12-04',
    'PL 725 000 12 04',
    'NIP: 725 000 12 04',
  ],
  ...['123 456 785', 'REGON 123-456-785', '0000 012 345', 'KRS: 0000012345', 'KRS 0000 012 345'],
  ...['ulica Wąska', 'ul.Wąska', 'ul. waska 7', 'ul Wąska', 'Wąska 7', 'UL.WĄSKA'],
])(
  '„%s” finds a client whose number or street it is, in the list and in Ctrl K [CLI-253]',
  async (typed) => {
    expect(await names(typed)).toEqual([[id], [id]]);
  },
);

test.each([
  ...['al. Piłsudskiego', 'al.Piłsudskiego 3', 'aleja Piłsudskiego', 'Aleje Piłsudskiego'],
  ...['os.Słoneczne', 'osiedle Słoneczne 5', 'os. słoneczne', 'plac Wolności', 'pl.Wolności'],
])('„%s” finds the one street, however its kind is written [CLI-253]', async (typed) => {
  const [listed, found] = await names(typed);
  expect(listed).toHaveLength(1);
  expect(found).toEqual(listed);
});
