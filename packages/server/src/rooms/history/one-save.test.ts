import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { clientHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { contactBody } from '../clients/clients.fixture.ts';
import { customFieldsApp } from '../custom-fields/custom-fields.fixture.ts';

const { it, manager, create, read, field } = await customFieldsApp();
afterAll(() => it.close());

test('one save of a contact person stands once in the history, under their name, whatever own fields it changed [CUS-285]', async () => {
  const note = await field('text', { label: 'Teczka' }, 'contact');
  const count = await field('decimal', { label: 'Sztuk' }, 'contact');
  const own = await field('text', { label: 'Nasze' }, 'client');
  const id = await create();
  const [person] = (await read(id)).persons;
  const body = {
    persons: [
      {
        ...contactBody,
        id: person?.id,
        lastName: 'Kot',
        custom: { [note.key]: 'T-1', [count.key]: 2 },
      },
    ],
    city: 'Gdynia',
    custom: { [own.key]: 'tak' },
  };
  await it.call(clients.updateClient, { as: manager, params: { id }, body });
  const { list } = (await it.call(clientHistory, { as: manager, params: { id } })).data;
  const [last] = list as HistoryChange[];
  const told = last?.entries.map(({ entity, subject, fields }) => ({
    ...{ entity, subject },
    fields: fields.map(({ field }) => field).toSorted(),
  }));
  expect(told?.toSorted((a, b) => a.entity.localeCompare(b.entity))).toEqual([
    { entity: 'client', subject: null, fields: ['city', `custom.${own.key}`] },
    {
      ...{ entity: 'clientPerson', subject: expect.stringContaining('Kot') },
      fields: [`custom.${note.key}`, `custom.${count.key}`, 'lastName'].toSorted(),
    },
  ]);
});
