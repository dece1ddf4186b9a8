import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Does what several test files need once a run: the first of its processes that comes, while the others wait. */
export async function onceARun(name: string, work: () => Promise<void>): Promise<void> {
  const lock = new pg.Client(inject('postgres'));
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [name]);
    const done = join(inject('folder'), `${name}.done`);
    if (existsSync(done)) return;
    await work();
    writeFileSync(done, '');
  } finally {
    await lock.end();
  }
}
