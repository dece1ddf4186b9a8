import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { registriesApp, registryValue, statesOf } from './business-registries.fixture.ts';

let app: Awaited<ReturnType<typeof registriesApp>>;
beforeEach(async () => {
  app = await registriesApp();
});
afterEach(() => app.close());

const [company, trader, other] = ['5260250995', '1234563218', '7251801126'];
const messageOf = (found: { asked: { registry: string; message: string | null }[] }, id: string) =>
  found.asked.find(({ registry }) => registry === id)?.message;

test('a register that never answers is waited for as long as the settings say; the others have told what they know [REG-07]', async () => {
  // Long enough for the others on a machine that does six things at once.
  const hasty = await registriesApp({ REGISTRY_DEADLINE_SECONDS: '5' });
  onTestFinished(() => hasty.close());
  hasty.peer.moods.mf = 'silent';
  const { data: found } = await hasty.lookUp(company);
  expect(statesOf(found)).toMatchObject({ mf: 'failed', gus: 'found' });
  expect(messageOf(found, 'mf')).toBe(
    'Wykaz podatników VAT: nie odpowiada. Spróbuj ponownie za chwilę.',
  );
  expect(registryValue(found, 'gus', 'name')).toBe('LATARNIA MORSKA SP. Z O.O.');
});

test('what failed is not kept: the next one asks anew [REG-07]', async () => {
  app.peer.moods.mf = 'ill';
  expect(statesOf((await app.lookUp(trader)).data).mf).toBe('failed');
  // Once more by itself, as one mishap is often the last.
  expect(app.peer.asked.mf).toHaveLength(2);
  app.peer.moods.mf = 'well';
  expect(statesOf((await app.lookUp(trader)).data).mf).toBe('found');
});

test('a register that failed three times in a row is left alone for a while [REG-08]', async () => {
  app.peer.moods.ceidg = 'ill';
  for (const number of [company, trader, other]) await app.lookUp(number);
  const before = app.peer.asked.ceidg.length;
  expect(before).toBe(6);
  const { data: found } = await app.lookUp(other);
  expect(messageOf(found, 'ceidg')).toBe(
    'CEIDG: nie odpowiadał przed chwilą. Spróbuj ponownie za minutę.',
  );
  expect(app.peer.asked.ceidg).toHaveLength(before);
});

test('without internet one plain sentence says so [REG-04]', async () => {
  await app.peer.stop();
  const { status, data: found } = await app.lookUp(company);
  expect(status).toBe(200);
  expect(found.message).toBe(
    'Rejestry nie odpowiadają: serwer może nie mieć połączenia z internetem. Wpisz dane ręcznie albo spróbuj ponownie za chwilę.',
  );
});

test('answers of another shape and broken XML are failures, not data [REG-07]', async () => {
  Object.assign(app.peer.moods, { mf: 'broken', krs: 'broken', gus: 'broken' });
  const { data: found } = await app.lookUp(company);
  expect(statesOf(found)).toEqual({ mf: 'failed', gus: 'failed', ceidg: 'none' });
  expect(found.message).toBe(
    'Nic nie znaleziono, ale nie każdy rejestr odpowiedział. Wpisz dane ręcznie.',
  );
  const { data: byKrs } = await app.lookUp('0000012345');
  expect(statesOf(byKrs).krs).toBe('failed');
});

test('a register that says it was too much is not asked again that day, by any process [REG-09]', async () => {
  app.peer.moods.mf = 'limit';
  const { data: found } = await app.lookUp(company);
  expect(statesOf(found).mf).toBe('limit');
  expect(messageOf(found, 'mf')).toBe(
    'Wykaz podatników VAT: dzienny limit zapytań jest wyczerpany, jutro znów będzie można pytać.',
  );
  app.peer.moods.mf = 'well';
  expect(statesOf((await app.lookUp(trader)).data).mf).toBe('limit');
  expect(app.peer.asked.mf).toHaveLength(1);
});

test('the searches of a day are counted before the register has to refuse one [REG-09]', async () => {
  await app.lookUp(company);
  await app.it.db
    .updateTable('registryUse')
    .set({ count: 99 })
    .where('key', 'like', 'mf:%')
    .execute();
  expect(statesOf((await app.lookUp(trader)).data).mf).toBe('found');
  expect(statesOf((await app.lookUp(other)).data).mf).toBe('limit');
  expect(app.peer.asked.mf).toHaveLength(2);
  // What was answered today costs nothing.
  expect(statesOf((await app.lookUp(company)).data).mf).toBe('found');
});

test('limits of minutes say that it is only a matter of minutes [REG-09]', async () => {
  app.peer.moods.ceidg = 'limit';
  const { data: found } = await app.lookUp(trader);
  expect(messageOf(found, 'ceidg')).toBe(
    'CEIDG: limit zapytań jest wyczerpany, spróbuj ponownie za kilka minut.',
  );
});

test('a key that is refused is told to whom it concerns [REG-10]', async () => {
  const wrong = await registriesApp({ GUS_KEY: 'inny', CEIDG_TOKEN: 'inny' });
  const { data: found } = await wrong.lookUp(trader);
  await wrong.close();
  expect(statesOf(found)).toMatchObject({ mf: 'found', gus: 'refused', ceidg: 'refused' });
  expect(messageOf(found, 'gus')).toBe(
    'REGON (GUS): rejestr odrzucił klucz z ustawień serwera. Powiedz o tym administratorowi.',
  );
});
