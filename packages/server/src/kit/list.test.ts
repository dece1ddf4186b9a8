import { rangeOrder } from '@zaplecze/contract/kit/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/http.ts';
import { routes } from '../rooms/routes.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

/** Lists by days, each with the names of its ranges. */
const ranges = routes.flatMap(({ endpoint }) =>
  (endpoint.list?.filters ?? [])
    .filter((name) => name.endsWith('From'))
    .map((from) => [endpoint.path, from, from.replace(/From$/, 'To')] as const),
);

test('there are lists by days', () => expect(ranges.length).toBeGreaterThan(5));

test.each(ranges)('%s refuses days that run backwards: %s', async (path, from, to) => {
  const [admin, reception] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const as = path.startsWith('/reception') ? reception : admin;
  const ask = (first: string, last: string) =>
    it.app.inject({
      url: `/api${path.replace(':user', String(as.id))}?filter[${from}]=${first}&filter[${to}]=${last}`,
      headers: { 'access-token': as.token },
    });
  expect((await ask('2026-11-02', '2026-11-02')).statusCode).toBe(200);
  const answer = await ask('2026-11-02', '2026-11-01');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ [`filter.${to}`]: rangeOrder });
});
