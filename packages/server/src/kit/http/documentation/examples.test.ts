import { exampleOf, jsonOf } from '@zaplecze/contract/kit/fields/type-text';
import { expect, test } from 'vitest';
import { schemasOf } from '../../../../test/mounted-schemas.ts';
import { routes } from '../../../rooms/house.ts';

/** Whose rules lie between fields, or in what no description can say: one of two is needed, keys of a browser, days to come. */
const besides = [
  'POST /calendar/employment/:person/periods',
  'PATCH /calendar/seniority-periods/:id',
  'PUT /calendar/patterns/:person/:from',
  'POST /client/quick/create',
  'POST /clientPerson/create',
  'PUT /notification/channels',
  'POST /notification/testPush',
  'POST /program/token/:id',
  'POST /reception/several/create',
  'POST /reception/create',
  'POST /clientPerson/:id/processing',
  'POST /token/create',
  'POST /visit/announced/create',
];

test('the example of a body is one that its call takes, but for rules between its fields [MAC-182]', () => {
  const refused = routes.flatMap(({ endpoint }) => {
    if (endpoint.method === 'GET') return [];
    const { body } = schemasOf(endpoint);
    const { success } = body.safeParse(exampleOf(jsonOf(body, 'input')));
    return success ? [] : [`${endpoint.method} ${endpoint.path}`];
  });
  expect(refused.toSorted()).toEqual(besides.toSorted());
});
