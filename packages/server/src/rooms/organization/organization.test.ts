import * as contract from '@zaplecze/contract/organization';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { pageHead, signed } from './index.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;

beforeAll(async () => {
  it = await testApp();
  [admin, manager] = await Promise.all([it.signIn('ROLE_ADMIN'), it.signIn('ROLE_MANAGER')]);
});
afterAll(() => it.close());

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
const logo = (url = '/api/auth/logo') => it.app.inject({ url });

test('what the company says about itself is the administrators’ to change, everybody’s to read [STA-71]', async () => {
  expect((await it.call(contract.getOrganization, { as: manager })).data.organization).toBe(null);
  expect((await save(kwadrat, manager)).status).toBe(403);
  expect((await save({ ...kwadrat, name: ' ' })).errors).toEqual({
    name: 'Nazwa firmy jest wymagana',
  });
  expect((await save(kwadrat)).data.organization).toEqual({
    ...kwadrat,
    postalCode: '90-001',
    nip: '7250000000',
    phone: null,
    logo: null,
  });
});

test('the logo is a small picture made anew; strangers see it where people sign in [STA-73]', async () => {
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
  const { text, html } = await signed(it.db, letter);
  expect(text).toBe(
    'Treść\n\n-- \nKwadrat & "Syn" $1\nDługa 1, 90-001 Łódź\nNIP 7250000000, biuro@kwadrat.example',
  );
  expect(html).toContain('Kwadrat &amp; &quot;Syn&quot; $1<br>Długa 1');
});
