import { clientList, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { expect, test } from 'vitest';
import { fieldColumns } from './field-columns.tsx';

test('what a layout says of a list’s own line field holds, the rest follows from the declaration', () => {
  const [plain] = fieldColumns(listClients, clientList.fields, {});
  expect(plain).toMatchObject({ key: 'website', header: 'Strona internetowa', from: 1440 });
  const [narrow] = fieldColumns(listClients, clientList.fields, {
    website: { header: 'WWW', from: 1280 },
  });
  expect(narrow).toMatchObject({ key: 'website', header: 'WWW', from: 1280, card: 'none' });
});
