import { saveBalance } from '@zaplecze/contract/rooms/absences/balances/calls';
import { afterAll, expect, test } from 'vitest';
import { requestsApp } from '../requests/requests.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';

const { it, create, patch } = await requestsApp();
afterAll(() => it.close());

test('what is over a limit that forbids it, as the limit was lowered, may become less and no more [ABS-338]', async () => {
  const anna = await it.signIn();
  const carer = await limitedTypes(it)('opiekuńczy', { limitDays: 5, limitForbids: true });
  const days = (dateTo: string) => ({ dateFrom: '2037-06-15', dateTo });
  const whole = { owner: anna.id, type: carer, ...days('2037-06-19') };
  const { data, status } = await create(it.manager, whole);
  expect(status).toBe(200);
  await it.call(saveBalance, {
    ...{ as: it.manager, params: { id: anna.id, year: 2037, type: carer } },
    body: { entitled: 2 } as never,
  });
  expect((await patch(it.manager, data.id, days('2037-06-18'))).status).toBe(200);
  const more = await patch(it.manager, data.id, days('2037-06-19'));
  expect(more.errors?.dateTo).toMatch(/^Ponad limit „opiekuńczy” na 2037 rok o 3\sdni$/);
});
