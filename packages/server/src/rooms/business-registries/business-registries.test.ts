import * as contract from '@zaplecze/contract/rooms/business-registries/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/http.ts';
import { newNip } from '../clients/import/import.fixture.ts';
import { registriesApp, registryValue, statesOf } from './business-registries.fixture.ts';

let app: Awaited<ReturnType<typeof registriesApp>>;
beforeAll(async () => {
  app = await registriesApp();
});
afterAll(() => app.close());

const [company, trader] = ['5260250995', '1234563218'];

test('a NIP brings what each register says of the company, with its source and moment, in the order of the settings [REG-01, REG-02]', async () => {
  const { data: found } = await app.lookUp('526-025-09-95');
  expect(statesOf(found)).toEqual({ mf: 'found', krs: 'found', gus: 'found', ceidg: 'none' });
  expect(found.message).toBeNull();
  for (const source of ['mf', 'krs', 'gus']) {
    const said = ['street', 'postalCode', 'city'].map((field) =>
      registryValue(found, source, field),
    );
    expect(said).toEqual(['Portowa 12/4', '81-350', 'Gdynia']);
    expect(registryValue(found, source, 'nip')).toBe(company);
    expect(registryValue(found, source, 'regon')).toBe('010778878');
    expect(registryValue(found, source, 'krs')).toBe('0000012345');
  }
  expect(registryValue(found, 'mf', 'vatStatus')).toBe('Czynny');
  expect(registryValue(found, 'mf', 'account')).toBe('61109010140000071219812874');
  expect(registryValue(found, 'krs', 'legalForm')).toBe('Spółka z ograniczoną odpowiedzialnością');
  expect(registryValue(found, 'krs', 'province')).toBe('pomorskie');
  expect(registryValue(found, 'krs', 'representation')).toBe(
    'Zarząd: Każdy członek zarządu samodzielnie',
  );
  expect(registryValue(found, 'gus', 'phone')).toBe('583334455');
  expect(registryValue(found, 'gus', 'email')).toBe('biuro@latarnia.example');
  const sources = found.facts.map(({ source }: { source: string }) => source);
  expect([...new Set(sources)]).toEqual(['mf', 'krs', 'gus']);
  expect(found.facts.every(({ at }: { at: string }) => /^\d{4}-.*Z$/.test(at))).toBe(true);
});

test('a sole trader comes from CEIDG and the list of VAT payers [REG-01]', async () => {
  const { data: found } = await app.lookUp(trader);
  expect(statesOf(found)).toEqual({ mf: 'found', gus: 'found', ceidg: 'found' });
  expect(registryValue(found, 'ceidg', 'name')).toBe('Piekarnia Złoty Kłos Jan Nowak');
  expect(registryValue(found, 'ceidg', 'province')).toBe('wielkopolskie');
  expect(registryValue(found, 'ceidg', 'phone')).toBe('600100200');
  expect(registryValue(found, 'mf', 'street')).toBe('Młyńska 3');
});

test.each([
  ['REGON', '010778878'],
  ['KRS', '0000012345'],
])('a %s leads to the same company [REG-01]', async (_, number) => {
  const { data: found } = await app.lookUp(number);
  expect(registryValue(found, 'gus', 'nip')).toBe(company);
  expect(registryValue(found, 'mf', 'vatStatus')).toBe('Czynny');
});

test('a number is asked for once a day, whoever asks, also by many at once [REG-03]', async () => {
  const { asked } = app.peer;
  const number = newNip();
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.lookUp(number)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const ids = answers.map(({ data }) => data.asked[0].requestId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^peer-/);
  expect(asked.mf.filter((path) => path.includes(number))).toHaveLength(1);
  expect(asked.ceidg.filter((path) => path.includes(number))).toHaveLength(1);
});

test('a number that no register has is told of, in words [REG-04]', async () => {
  const { data: found } = await app.lookUp('7251801126');
  expect(found.facts).toEqual([]);
  expect(found.message).toBe('Rejestry nie znają tego numeru. Sprawdź go albo wpisz dane ręcznie.');
});

test.each([
  ['123', 'Podaj NIP (10 cyfr), REGON (9 albo 14 cyfr) albo KRS (10 cyfr)'],
  ['5260250996', 'Suma kontrolna tego numeru się nie zgadza: sprawdź cyfry'],
  ['010778879', 'Suma kontrolna tego numeru się nie zgadza: sprawdź cyfry'],
])('%s is refused on its field before anybody is asked [REG-05]', async (number, words) => {
  const before = app.peer.asked.mf.length;
  const { status, errors } = await app.lookUp(number);
  expect([status, errors?.number]).toEqual([400, words]);
  expect(app.peer.asked.mf).toHaveLength(before);
});

test('a session of GUS that is over is followed by the next [REG-01]', async () => {
  await app.nextDay();
  app.peer.endSessions();
  const { data: found } = await app.lookUp(company);
  expect(registryValue(found, 'gus', 'legalForm')).toBe('Spółka z ograniczoną odpowiedzialnością');
  expect(app.peer.asked.gus.filter((action) => action === 'Zaloguj')).toHaveLength(2);
});

test('an account is checked on the list, once a day, and the answer is kept as proof [REG-20]', async () => {
  const id = await app.makeClient({ nip: company });
  const check = (account: string) =>
    app.it.call(contract.checkAccount, { as: app.user, params: { id }, body: { account } });
  const { data } = await check('PL 61 1090 1014 0000 0712 1981 2874');
  expect(data.check).toMatchObject({ assigned: true, account: '61109010140000071219812874' });
  expect(data.check.requestId).toMatch(/^peer-/);
  const other = await check('27114020040000300201355387');
  expect(other.data.check.assigned).toBe(false);
  const again = await check('61109010140000071219812874');
  expect(again.data.check.requestId).toBe(data.check.requestId);
  expect((await app.known(id)).checks.map(({ assigned }) => assigned)).toEqual([false, true]);
  const wrong = await check('61109010140000071219812875');
  expect([wrong.status, wrong.errors?.account]).toEqual([
    400,
    'Numer rachunku ma 26 cyfr; sprawdź, czy nie ma w nim pomyłki',
  ]);
});

test('the page of a client has its VAT status with day and proof, without asking anybody [REG-21]', async () => {
  const id = await app.makeClient({ nip: trader });
  await app.lookUp(trader);
  const before = app.peer.asked.mf.length;
  const known = await app.known(id);
  expect(known).toMatchObject({ nip: trader, on: true, accounts: true });
  expect(known.asked.map(({ registry }) => registry)).toEqual(['mf', 'gus', 'ceidg']);
  expect(known.asked[0]?.requestId).toMatch(/^peer-/);
  expect(known.asked[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(known.facts.find(({ field }) => field === 'vatStatus')?.value).toBe('Czynny');
  expect(app.peer.asked.mf).toHaveLength(before);
  const fresh = await app.it.call(contract.checkClient, { as: app.user, params: { id } });
  expect(statesOf(fresh.data).mf).toBe('found');
});

test('registers that are switched off are not asked, and that is said [REG-06]', async () => {
  const alone = await testApp();
  const user = await alone.signIn('ROLE_USER');
  const body = { number: company };
  const { status, data } = await alone.call(contract.lookUpCompany, { as: user, body });
  await alone.close();
  expect([status, data]).toEqual([
    200,
    {
      facts: [],
      asked: [],
      message: 'Rejestry są wyłączone w ustawieniach serwera. Wpisz dane ręcznie.',
    },
  ]);
});
