import { organizationHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/organization/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { pdfWords } from '../../../test/pdf-text.ts';
import { pageHead, signMessage } from './index.ts';

let it: TestApp;
let admin: Someone;
let other: Someone;
let manager: Someone;

beforeAll(async () => {
  it = await testApp();
  [admin, other, manager] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
  ]);
});
afterAll(() => it.close());
// Nothing is said of the company yet.
beforeEach(async () => {
  await it.db.deleteFrom('organization').execute();
});

const kwadrat = {
  name: 'Kwadrat & "Syn" $1',
  street: 'Długa 1',
  postalCode: '90001',
  city: 'Łódź',
  nip: '725-000-00-00',
  phone: '',
  email: 'biuro@kwadrat.example',
  accent: '#F5A623',
};
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const save = (body: object, as = admin) => it.call(contract.saveOrganization, { as, body });
/** Saves a form that was opened at a version: 0 is before the first saving. */
const saveSince = (version: number, body: object, as: Someone) =>
  it.call(contract.saveOrganization, { as, body, headers: { 'if-match': `"${version}"` } });
const read = async () => (await it.call(contract.getOrganization, { as: admin })).data.organization;
const logo = (url = '/api/auth/logo') => it.app.inject({ url });

test('what the company says about itself is the administrators’ to change, everybody’s to read [STA-71]', async () => {
  expect((await it.call(contract.getOrganization, { as: manager })).data.organization).toBe(null);
  expect((await save(kwadrat, manager)).status).toBe(403);
  expect((await save({ ...kwadrat, name: ' ' })).errors).toEqual({
    name: 'Nazwa firmy jest wymagana',
  });
  expect((await save(kwadrat)).data.organization).toEqual({
    ...kwadrat,
    publicFinances: false,
    postalCode: '90-001',
    nip: '7250000000',
    phone: null,
    acceptAfter: null,
    guestDays: null,
    logo: null,
    version: 1,
  });
});

test('the first saving says what the company is called [STA-71]', async () => {
  expect((await save({ city: 'Łódź' })).errors).toEqual({ name: 'Nazwa firmy jest wymagana' });
  expect(await read()).toBe(null);
  expect((await saveSince(1, { name: 'Kwadrat' }, admin)).status).toBe(412);
});

test('two who find no data of the company and fill in different fields both keep theirs [STA-75]', async () => {
  const first = await saveSince(0, { name: 'Kwadrat', city: 'Łódź' }, admin);
  expect(first.data.organization).toMatchObject({ name: 'Kwadrat', version: 1 });
  const late = await saveSince(0, { name: 'Kwadrat', phone: '600 700 800' }, other);
  expect(late.data.organization).toMatchObject({ name: 'Kwadrat', city: 'Łódź' });
  expect(late.data.organization.phone).toBe('600 700 800');
  // What both typed differently is asked about.
  const third = await saveSince(0, { name: 'Koło' }, other);
  expect([third.status, third.json.conflicts]).toEqual([
    409,
    { name: { theirs: 'Kwadrat', yours: 'Koło' } },
  ]);
  expect(third.json.about.name.by).toEqual({ id: admin.id, name: admin.name });
});

test('two administrators change different fields and both keep their work [STA-75]', async () => {
  await save(kwadrat);
  const { version } = await read();
  expect((await saveSince(version, { city: 'Pabianice' }, admin)).status).toBe(200);
  expect((await saveSince(version, { street: 'Krótka 2' }, other)).status).toBe(200);
  expect(await read()).toMatchObject({
    city: 'Pabianice',
    street: 'Krótka 2',
    version: version + 2,
  });

  const late = await saveSince(version, { city: 'Zgierz' }, other);
  expect([late.status, late.json.conflicts]).toEqual([
    409,
    { city: { theirs: 'Pabianice', yours: 'Zgierz' } },
  ]);
  expect(late.json.about.city).toMatchObject({
    entity: 'organization',
    words: { theirs: { value: 'Pabianice' }, yours: { value: 'Zgierz' } },
    by: { id: admin.id, name: admin.name },
  });
  expect((await read()).city).toBe('Pabianice');
});

test('two administrators who choose different logos are asked which one stays [STA-75]', async () => {
  await save({ ...kwadrat, logo: null });
  const { version } = await read();
  const { logo: theirs } = (await saveSince(version, { logo: pixel }, admin)).data.organization;
  const late = await saveSince(version, { logo: `${pixel}AAAA` }, other);
  expect([late.status, late.json.conflicts.logo.theirs]).toEqual([409, theirs]);
  expect(late.json.about.logo.words).toEqual({
    theirs: { value: 'logo' },
    yours: { value: 'logo' },
  });
  // Theirs, sent back, stays as it is.
  expect((await saveSince(version, { logo: theirs }, other)).data.organization.logo).toBe(theirs);
});

test('the history tells who changed what, and the logo without its content [STA-76]', async () => {
  await it.db.deleteFrom('history').where('entity', '=', 'organization').execute();
  const history = (as: Someone, id = 1) => it.call(organizationHistory, { as, params: { id } });
  expect((await history(admin)).status).toBe(404);
  await save(kwadrat);
  await save({ city: 'Zgierz' }, other);
  await save({ logo: pixel });
  // Nothing is new in this one.
  await save({});
  const { data } = await history(admin);
  const told = data.list.map(({ who, entries: [one] }: { who: Someone; entries: never[] }) => [
    who.id,
    one,
  ]);
  const by = {
    entity: 'organization',
    action: 'update',
    subject: null,
    links: [],
    reason: null,
    way: null,
  };
  expect(told.slice(0, 2)).toEqual([
    [admin.id, { ...by, fields: [{ field: 'logo', before: null, after: 'logo' }] }],
    [other.id, { ...by, fields: [{ field: 'city', before: 'Łódź', after: 'Zgierz' }] }],
  ]);
  expect(told[2]).toMatchObject([admin.id, { action: 'insert' }]);
  expect(told).toHaveLength(3);
  const { rows } = await sql<{ text: string }>`select changes::text as text from history
    where entity = 'organization'`.execute(it.db);
  expect(rows.filter(({ text }) => /logoImage|\\x89504e47/.test(text))).toEqual([]);
  expect((await history(manager)).status).toBe(403);
  expect((await history(admin, 2)).status).toBe(404);
});

test('the logo is a small picture made anew; strangers see it where people sign in [STA-73]', async () => {
  await save({ ...kwadrat, logo: null });
  expect((await logo()).statusCode).toBe(404);
  expect((await save({ ...kwadrat, logo: 'data:image/png;base64,AAAA' })).errors).toHaveProperty(
    'logo',
  );
  const { data } = await save({ ...kwadrat, logo: pixel });
  const path = data.organization.logo;
  const shown = await logo(path);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.headers['cache-control']).toMatch(/immutable/);
  // Left out it stays; null takes it away.
  expect((await save(kwadrat)).data.organization.logo).toBe(path);
  expect((await save({ ...kwadrat, logo: null })).data.organization.logo).toBe(null);
  expect((await logo()).statusCode).toBe(404);
});

test('name and colour stand in the page itself, harmless whatever they are [STA-71, STA-72]', async () => {
  await save(kwadrat);
  const head = await pageHead(it.db)();
  expect(head).toContain('<meta name="company-name" content="Kwadrat &amp; &quot;Syn&quot; $1" />');
  expect(head).toMatch(/<style>:root:root\{--mantine-color-petrol-0:#[0-9a-f]{6};/);
  expect((await save({ ...kwadrat, accent: 'red;}</style>' })).status).toBe(400);
});

test('letters are signed with name and address [STA-74]', async () => {
  await save(kwadrat);
  const letter = { to: 'a@b.example', subject: 'x', text: 'Treść', html: '<p>Treść</p>' };
  const { text, html } = await signMessage(it.db, letter);
  expect(text).toBe(
    'Treść\n\n-- \nKwadrat & "Syn" $1\nDługa 1, 90-001 Łódź\nNIP 7250000000, biuro@kwadrat.example',
  );
  expect(html).toContain('Kwadrat &amp; &quot;Syn&quot; $1<br>Długa 1');
});

test('documents to print carry the company’s name and logo, the product’s name until then [EXP-120]', async () => {
  const desk = await it.signIn('ROLE_RECEPTION');
  const paths = {
    monthly: [manager, '/api/report/monthly/export?month=2026-01'],
    reception: [desk, '/api/reception/download/report?filter[category]=guest'],
    activities: [admin, '/api/processingActivity/document/export?format=pdf'],
  } as const;
  const documents = async () =>
    await Promise.all(
      Object.values(paths).map(async ([as, url]) => {
        const answer = await it.app.inject({ url, headers: { 'access-token': as.token } });
        expect(`${url} ${answer.headers['content-type']}`).toBe(`${url} application/pdf`);
        const picture = answer.rawPayload.includes('/Subtype /Image');
        return { words: await pdfWords(answer.rawPayload), picture };
      }),
    );
  for (const { words, picture } of await documents()) {
    expect(words).toContain('Zaplecze');
    expect(picture).toBe(false);
  }
  await save({ ...kwadrat, logo: pixel });
  for (const { words, picture } of await documents()) {
    expect(words).toContain(kwadrat.name);
    expect(words).not.toContain('Zaplecze');
    expect(picture).toBe(true);
  }
});
