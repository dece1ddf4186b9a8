import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillNew } from '../../src/fill-new.ts';
import { readConfig } from '../../src/kit/operations/config.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { type TestApp, testApp } from '../http.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

test('an empty company starts with an administrator, the absence types and the kinds of parcels [REC-26, ABS-09, DIC-21, OPE-23]', async () => {
  const account = { username: 'szefowa', password: 'cztery przypadkowe słowa' };
  const config = readConfig({ ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password });
  await it.db.transaction().execute((tx) => fillNew(tx, config, createLog('silent')));
  const { data } = await it.call(login, { body: account });
  const names = async (kind: 'receptionType' | 'calendarType') => {
    const answer = await it.call(dictionaryCalls[kind].list, { as: data.access_token });
    return answer.data.list.map(({ name }: { name: string }) => name).sort();
  };
  expect(await names('receptionType')).toEqual(
    [
      'list zwykły',
      'list polecony',
      'list polecony ZPO',
      'przesyłka kurierska',
      'paczka',
      'e-Doręczenie',
    ].sort(),
  );
  expect(await names('calendarType')).toHaveLength(13);
});
