import { expect, test } from 'vitest';
import { routes } from '../../src/rooms/house.ts';

/* The body of a change is what was changed: a default of the form that makes a record must not come in with it. */

const changes = routes.filter(({ endpoint }) => endpoint.method === 'PATCH');

test('a change adds nothing to what was sent: what it does not name stays as it is [HIS-187]', () => {
  const read = changes.flatMap(({ endpoint, schemas }) => {
    const body = schemas.body?.safeParse({});
    return body?.success ? [[endpoint.path, body.data]] : [];
  });
  expect(read.length).toBeGreaterThan(25);
  expect(read.filter(([, body]) => JSON.stringify(body) !== '{}')).toEqual([]);
});
