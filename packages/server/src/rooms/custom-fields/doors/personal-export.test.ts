import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { runChange } from '../changes/changes.jobs.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

const { it, admin, manager, ways } = await recordsApp();
const { field, definitions, change } = fieldsOn(it, admin);
afterAll(() => it.close());

/** What a contact person is given of themselves: the page and the data. */
async function copyOf(contact: number, as: Someone) {
  const path = `/api/clientPerson/${contact}/export?format=zip`;
  const signed = (await it.call(exportTicket, { as, body: { path } })).data.path as string;
  const answer = await it.app.inject({ url: signed });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  return { page: text('dane-osobowe.html'), data: JSON.parse(text('dane-osobowe.json')) };
}

test('what a contact person is given of themselves has their own fields, in words and as data, of those that the maker sees [CUS-230]', async () => {
  const fee = await field('money', { label: 'Stawka godzinowa' }, 'contact');
  const since = await field('day', { label: 'Pełnomocnik od' }, 'contact');
  const scopes = await field('choices', { label: 'Zakres', ...choices('VAT', 'ZUS') }, 'contact');
  const hidden = await field(
    'text',
    { label: 'Ocena zarządu', sees: 'admin', edits: 'admin' },
    'contact',
  );
  const empty = await field('text', { label: 'Niczego tu nie wpisano' }, 'contact');
  const contact = await ways.contact.make({
    ...{ [fee.key]: 1250.5, [since.key]: '2026-03-09' },
    [scopes.key]: [scopes.options.VAT, scopes.options.ZUS],
  });
  const alone = await copyOf(contact, manager);
  expect(alone.page).not.toContain('widzi tylko administrator');
  // The hidden field names the person, so that it would be a mention of them too.
  const secret = 'Jan Kowalski: trudny rozmówca';
  expect((await ways.contact.save(contact, { [hidden.key]: secret }, admin)).status).toBe(200);

  const { page, data } = await copyOf(contact, manager);
  expect(page).toContain('<h2>Pola własne</h2>');
  expect(page.replaceAll('\u00a0', ' ')).toContain(
    '<dt>Stawka godzinowa</dt><dd>1 250,50 zł</dd><dt>Pełnomocnik od</dt><dd>09.03.2026</dd><dt>Zakres</dt><dd>VAT, ZUS</dd>',
  );
  expect(data.custom).toMatchObject([
    { key: fee.key, value: 1250.5 },
    { key: since.key, value: '2026-03-09', text: '09.03.2026' },
    { key: scopes.key, text: 'VAT, ZUS' },
  ]);
  expect(page).not.toContain(empty.key);
  expect(page).not.toMatch(/Ocena zarządu|trudny rozmówca/);
  expect(JSON.stringify(data)).not.toMatch(/Ocena zarządu|trudny rozmówca/);
  expect(page).toContain('Część danych tej osoby widzi tylko administrator');

  const whole = await copyOf(contact, admin);
  expect(whole.page).toContain(`<dt>Ocena zarządu</dt><dd>${secret}</dd>`);
  const said = whole.data.mentions.map(({ text }: { text: string }) => text);
  expect(said).toContain(secret);
  expect(whole.page).not.toContain('widzi tylko administrator');
});

test('without own fields the copy has no such part [CUS-230]', async () => {
  const { page, data } = await copyOf(await ways.contact.make(), manager);
  expect(page).not.toContain('Pola własne');
  expect(data.custom).toEqual([]);
});

test('what a change of kind keeps of a person stands in their copy, for who sees the field as it is now [CUS-251]', async () => {
  const { id } = await field('text', { label: 'Dawna ocena' }, 'contact');
  const key = 'dawnaOcena';
  const secret = 'Jan Kowalski: płaci po terminie';
  const contact = await ways.contact.make({ [key]: secret });
  const changed = await it.call(contract.changeCustomKind, {
    ...{ as: admin, params: { id }, body: { kind: 'decimal' } },
  });
  await runChange(it.db, changed.data.change);
  const kept = await copyOf(contact, manager);
  expect(kept.data.mentions.map(({ text }: { text: string }) => text)).toContain(secret);
  const known = (await definitions()).find((one) => one.key === key);
  await change(known?.id ?? 0, { sees: 'admin', edits: 'admin' });
  expect(JSON.stringify((await copyOf(contact, manager)).data)).not.toContain(secret);
  expect(JSON.stringify((await copyOf(contact, admin)).data)).toContain(secret);
});

test('what changes of kind keep of a contact person stands under their own fields, a number and a choice too, for who sees the field as it is now [CUS-256]', async () => {
  const distance = await field('decimal', { label: 'Dojazd', unit: 'km' }, 'contact');
  const role = await field(
    'choices',
    { label: 'Rola', ...choices('Prezes', 'Prokurent') },
    'contact',
  );
  const contact = await ways.contact.make({
    [distance.key]: 12.5,
    [role.key]: [role.options.Prezes, role.options.Prokurent],
  });
  const turn = async (id: number, kind: 'text' | 'long') => {
    const body = { kind };
    const changed = await it.call(contract.changeCustomKind, { as: admin, params: { id }, body });
    await runChange(it.db, changed.data.change);
    return changed.data.change as number;
  };
  const standing = async (key: string) =>
    (await definitions()).find((one) => one.key === key)?.id ?? 0;
  await turn(distance.id, 'text');
  await ways.contact.save(contact, { [distance.key]: 'mieszka obok' });
  await turn(role.id, 'text');
  const again = await turn(await standing(role.key), 'long');
  const told = async (as: Someone) =>
    (await copyOf(contact, as)).data.custom.map(
      ({ label, text, former }: { label: string; text: string; former: string | null }) => [
        ...[label, text, former],
      ],
    );
  const ofDistance = [
    ['Dojazd', 'mieszka obok', null],
    ['Dojazd (dawniej „Liczba”)', '12,5 km', 'decimal'],
  ];
  const ofRole = [
    ['Rola', 'Prezes, Prokurent', null],
    ['Rola (dawniej „Tekst”)', 'Prezes, Prokurent', 'text'],
    ['Rola (dawniej „Kilka z listy”)', 'Prezes, Prokurent', 'choices'],
  ];
  const all = [ofDistance[0], ofRole[0], ofDistance[1], ...ofRole.slice(1)];
  expect(await told(manager)).toEqual(all);
  const { page } = await copyOf(contact, manager);
  expect(page.replaceAll('\u00a0', ' ')).toContain(
    '<dt>Dojazd (dawniej „Liczba”)</dt><dd>12,5 km</dd>',
  );
  expect(page).not.toContain('widzi tylko administrator');

  // A field whose value is kept alone is one that an administrator can give, too.
  await ways.contact.save(contact, { [distance.key]: null });
  await change(await standing(distance.key), { sees: 'admin', edits: 'admin' });
  expect(await told(manager)).toEqual([ofRole[0], ...ofRole.slice(1)]);
  expect((await copyOf(contact, manager)).page).toContain('widzi tylko administrator');
  expect(await told(admin)).toEqual([ofRole[0], ofDistance[1], ...ofRole.slice(1)]);

  // Taken back, nothing of it is kept.
  await it.call(contract.undoCustomChange, { as: admin, params: { id: again } });
  await runChange(it.db, again);
  expect(await told(manager)).toEqual([ofRole[0], ofRole[2]]);
});
