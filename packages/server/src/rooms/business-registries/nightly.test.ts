import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { registriesApp } from './business-registries.fixture.ts';
import { recheck, registryTasks } from './business-registries.jobs.ts';

let app: Awaited<ReturnType<typeof registriesApp>>;
beforeEach(async () => {
  app = await registriesApp({ REGISTRY_NIGHTLY: '50' });
});
afterEach(() => app.close());

const [company, trader] = ['5260250995', '1234563218'];
const night = async () => {
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'Europe/Warsaw')::date as day`.execute(app.it.db);
  await recheck(app.it.services, rows[0]?.day ?? '');
};
const told = async () =>
  (
    await app.it.db
      .selectFrom('notification')
      .select(['user', 'content'])
      .where('kind', '=', 'registryChange')
      .orderBy('id')
      .execute()
  ).map(({ user, content }) => ({ user, content: content.replace(/<[^>]*>/g, '') }));

test('each night active clients are looked at, many in one search, and who cares for them hears of what changed [REG-30, REG-31]', async () => {
  const first = await app.makeClient({ name: 'Latarnia', nip: company });
  await app.makeClient({ name: 'Kłos', nip: trader });
  await app.makeClient({ name: 'Dawny', nip: '7251801126', status: 0 });
  await night();
  expect(app.peer.asked.mf).toHaveLength(1);
  expect(app.peer.asked.mf[0]).toContain(`/api/search/nips/${trader},${company}?date=`);
  expect(app.peer.asked.krs).toHaveLength(1);
  // The first look is what the next ones are compared with.
  expect(await told()).toEqual([]);

  const [latarnia, klos] = app.peer.companies;
  Object.assign(latarnia ?? {}, { liquidation: true, statusVat: 'Zwolniony', street: 'Nowa' });
  app.peer.companies.splice(1, 1);
  await app.nextDay();
  await night();
  expect(klos?.name).toBe('Piekarnia Złoty Kłos Jan Nowak');
  const notices = (await told()).map(({ content }) => content);
  expect(notices).toHaveLength(4);
  expect(notices).toContain(
    'Zmiana w rejestrze: Latarnia (Wykaz podatników VAT: Ulica i numer: Portowa 12/4 → Nowa 12/4; Status VAT: Czynny → Zwolniony)',
  );
  expect(notices).toContain(
    'Zmiana w rejestrze: Latarnia (KRS: Ulica i numer: Portowa 12/4 → Nowa 12/4; Stan: Aktywny → W likwidacji)',
  );
  expect(notices).toContain(
    'Zmiana w rejestrze: Kłos (Wykaz podatników VAT: Status VAT: Czynny → Nie figuruje w wykazie)',
  );
  expect(notices).toContain('Zmiana w rejestrze: Kłos (CEIDG: Stan: Aktywny → Wykreślony)');
  const known = await app.known(first);
  expect(known.changes).toHaveLength(4);
  expect(known.changes[0]).toMatchObject({
    registry: 'krs',
    field: 'state',
    after: 'W likwidacji',
  });

  await app.nextDay();
  await night();
  expect(await told()).toHaveLength(4);
});

test('a night asks about nobody twice and leaves people half of the searches [REG-32]', async () => {
  await app.makeClient({ nip: company });
  await night();
  await night();
  expect(app.peer.asked.mf).toHaveLength(1);
  await app.nextDay();
  await app.it.db
    .updateTable('registryUse')
    .set({ count: 50 })
    .where('key', 'like', 'mf:%')
    .execute();
  await night();
  expect(app.peer.asked.mf).toHaveLength(1);
  expect((await app.lookUp(company)).data.asked[0].state).toBe('found');
});

test('what a limit of minutes leaves over is asked a little later [REG-32]', async () => {
  await app.makeClient({ nip: trader });
  app.peer.moods.ceidg = 'limit';
  await night();
  const [left, ...more] = await waitingJobs(app.it.db);
  expect(more).toEqual([]);
  expect(left).toMatchObject({ task: 'registries.rest', payload: { due: [{ nip: trader }] } });
  app.peer.moods.ceidg = 'well';
  await app.it.db.deleteFrom('registryUse').execute();
  const rest = registryTasks(app.it.services).find(({ name }) => name === 'registries.rest');
  const context = { attempt: 1, signal: new AbortController().signal, log: app.it.services.log };
  await rest?.run(left?.payload, context);
  expect(app.peer.asked.ceidg).toHaveLength(2);
});

test('without the setting nobody is asked at night [REG-30]', async () => {
  const quiet = await registriesApp();
  await quiet.makeClient({ nip: company });
  await recheck(quiet.it.services, '2026-11-23');
  expect(quiet.peer.asked.mf).toEqual([]);
  await quiet.close();
});

test('a night that may ask about one asks about whom it asked longest ago [REG-30]', async () => {
  const narrow = await registriesApp({ REGISTRY_NIGHTLY: '1' });
  for (const nip of [company, trader]) await narrow.makeClient({ nip });
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'Europe/Warsaw')::date as day`.execute(narrow.it.db);
  for (const _ of [1, 2, 3]) {
    await recheck(narrow.it.services, rows[0]?.day ?? '');
    await narrow.nextDay();
  }
  const asked = narrow.peer.asked.mf.map((path) => /nips\/(\d+)\?/.exec(path)?.[1]);
  expect(asked).toEqual([trader, company, trader]);
  await narrow.close();
});
