import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { checkArchive, restore } from '@zaplecze/keeper/copies/restore';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../src/keeping/product.ts';
import { source } from '../../src/keeping/source.ts';
import { createStorage } from '../../src/kit/files/create-storage.ts';
import type { Storage } from '../../src/kit/files/storage.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { insertClient } from '../client.ts';
import { testDatabase } from '../database.ts';
import { insertAccount } from './restore.fixture.ts';

const log = createLog('silent');
let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaplecze-people-'));
  storage = await createStorage({ dataDir: folder, s3: undefined });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a withdrawn consent, a restriction and an objection outlive a restore; who was made anonymous is told by number [OPE-185]', async () => {
  const { db, drop } = await testDatabase();
  try {
    await insertAccount(db, 'kierownik', { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const client = await insertClient(db);
    const contact = async (lastName: string) =>
      (
        await db
          .insertInto('clientPerson')
          .values({ client, firstName: 'Jan', lastName, phone: '600100200' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [held, forgotten, loud] = [
      await contact('Trzymany'),
      await contact('Zapomniany'),
      await contact('Głośny'),
    ];
    const { id: type } = await db
      .insertInto('agreementType')
      .values({ name: 'RODO' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: consent } = await db
      .insertInto('clientAgreement')
      .values({ client, type, person: loud, given: '2026-01-02' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const copy = join(folder, 'osoby.tar');
    await backUp({ source, db, storage, path: copy });

    await sql`update "clientAgreement" set withdrawn = '2026-02-03'`.execute(db);
    await sql`update "clientPerson" set restricted = now() where id = ${held}`.execute(db);
    await sql`update "clientPerson" set objected = now() where id = ${loud}`.execute(db);
    await sql`update "clientPerson" set anonymized = now(), "lastName" = 'Osoba' where id = ${forgotten}`.execute(
      db,
    );
    const done = await restore(await checkArchive(copy, product), {
      ...{ product, db, storage, overwrite: true, keepAccess: false, log },
    });
    const people = await db
      .selectFrom('clientPerson')
      .select(['id', 'lastName', 'restricted', 'objected', 'anonymized'])
      .orderBy('id')
      .execute();
    expect(
      people.map((one) => [one.lastName, one.restricted !== null, one.objected !== null]),
    ).toEqual([
      ['Trzymany', true, false],
      ['Zapomniany', false, false],
      ['Głośny', false, true],
    ]);
    const [agreement] = await db.selectFrom('clientAgreement').select('withdrawn').execute();
    expect(agreement?.withdrawn).toBe('2026-02-03');
    const lines = done?.join('\n') ?? '';
    expect(lines).toContain(`zgody znowu wycofane: 1 (nr ${consent})`);
    expect(lines).toContain(`przetwarzanie znowu ograniczone: 1 (nr ${held})`);
    expect(lines).toContain(
      `zanonimizuj je jeszcze raz: 1 (nr ${forgotten} u klienta nr ${client})`,
    );
  } finally {
    await drop();
  }
});

test('open requests of the RODO outlive a restore; ended ones and staff made anonymous are told without names [OPE-185]', async () => {
  const { db, drop } = await testDatabase();
  try {
    const admin = await insertAccount(db, 'inspektor', { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const left = await insertAccount(db, 'odeszła', { active: false });
    const request = async (name: string) =>
      (
        await db
          .insertInto('personalCase')
          .values({
            ...{ kind: 'erasure', name, channel: 'email', handler: admin },
            ...{ received: '2026-11-20', due: '2026-12-20' },
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const ended = await request('Zakończona');
    const copy = join(folder, 'sprawy.tar');
    await backUp({ source, db, storage, path: copy });

    const open = await request('Otwarta');
    const later = await insertAccount(db, 'następny', { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    await sql`update "personalCase" set handler = ${later} where id = ${open}`.execute(db);
    await sql`update "personalCase" set status = 'done', closed = '2026-11-21', name = '[dane usunięte]'
      where id = ${ended}`.execute(db);
    await sql`update person set anonymized = now(), "lastName" = 'anonimowa', "passwordHash" = null
      where id = ${left}`.execute(db);
    const done = await restore(await checkArchive(copy, product), {
      ...{ product, db, storage, overwrite: true, keepAccess: false, log },
    });
    const cases = await db
      .selectFrom('personalCase')
      .select(['id', 'name', 'status', 'due', 'handler'])
      .orderBy('id')
      .execute();
    expect(cases).toEqual([
      { id: ended, name: 'Zakończona', status: 'open', due: '2026-12-20', handler: admin },
      { id: open, name: 'Otwarta', status: 'open', due: '2026-12-20', handler: admin },
    ]);
    expect(await request('Następna')).toBeGreaterThan(open);
    const lines = done?.join('\n') ?? '';
    expect(lines).toContain(
      `otwarte sprawy nowsze niż kopia zostały: 1 (nr ${open}: usunięcie, wpłynęła 2026-11-20, termin 2026-12-20)`,
    );
    expect(lines).toContain(`wykonaj je jeszcze raz: 1 (nr ${ended}: usunięcie`);
    expect(lines).toContain(`zanonimizuj ich jeszcze raz: 1 (nr ${left})`);
    expect(lines).not.toContain('odeszła');
  } finally {
    await drop();
  }
});
