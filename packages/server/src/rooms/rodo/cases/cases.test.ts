import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import { answerBy, extendedMonths } from '@zaplecze/contract/rooms/rodo/deadline';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { remindHandlers } from '../rodo.jobs.ts';
import { casesApp } from './cases.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeAll(async () => {
  it = await casesApp();
});
afterAll(() => it.close());

describe('the last day for the answer', () => {
  test.each([
    ['an ordinary month', '2026-11-03', 1, '2026-12-03'],
    ['the last day of a shorter month, then a working day', '2026-01-31', 1, '2026-03-02'],
    ['a leap year', '2028-01-31', 1, '2028-02-29'],
    ['a Saturday moves to Monday', '2026-09-10', 1, '2026-10-12'],
    ['a Sunday moves to Monday', '2026-10-22', 1, '2026-11-23'],
    ['a holiday moves on', '2026-10-11', 1, '2026-11-12'],
    ['Christmas and the weekend after it', '2026-11-24', 1, '2026-12-28'],
    ['over the end of the year', '2026-12-15', 1, '2027-01-15'],
    ['with the extension', '2026-11-30', extendedMonths, '2027-03-01'],
  ])('%s: from %s, %i months, is %s [ROD-22]', (_, received, months, due) => {
    expect(answerBy(received, months)).toBe(due);
  });
});

test('a request has kind, day, channel and handler, and is refused with words on the fields [ROD-22]', async () => {
  const received = addDays(warsawDay(), -10);
  const id = await it.request({ kind: 'access', name: 'Łucja Dąb', received, email: 'l@dab.pl' });
  expect(await it.read(id)).toMatchObject({
    ...{ kind: 'access', received, due: answerBy(received), extended: false, status: 'open' },
    ...{ handler: { id: it.admin.id }, may: { edit: true } },
  });
  const wrong = await it.call(cases.createCase, {
    as: it.admin,
    body: { kind: 'x', name: ' ', channel: 'email', received: '2090-01-01', handler: it.admin.id },
  });
  expect(wrong.errors).toMatchObject({
    kind: 'Wybierz, czego żąda osoba',
    name: 'Podaj imię i nazwisko osoby',
  });
  const stranger = await it.call(cases.updateCase, {
    ...{ as: it.admin, params: { id } },
    body: { handler: it.user.id },
  });
  expect(stranger.errors).toEqual({ handler: 'Sprawę może prowadzić pracujący administrator' });
  const earlier = addDays(received, -2);
  const body = { received: earlier };
  await it.call(cases.updateCase, { as: it.admin, params: { id }, body });
  const after = await it.read(id);
  expect(after.due).toBe(answerBy(earlier));
  expect(after.steps.at(-1)?.text).toContain('Dzień wpływu');
});

test('it is extended once, with the reason, within the first month alone [ROD-23]', async () => {
  const extend = (id: number, reason = 'Wiele żądań naraz') =>
    it.call(cases.extendCase, { as: it.admin, params: { id }, body: { reason } });
  const id = await it.request({});
  expect((await extend(id, ' ')).errors).toEqual({ reason: 'Podaj powód: osoba ma go usłyszeć' });
  expect((await extend(id)).status).toBe(200);
  const { due, received, extended, extensionReason } = await it.read(id);
  expect({ due, extended, extensionReason }).toEqual({
    due: answerBy(received, extendedMonths),
    extended: true,
    extensionReason: 'Wiele żądań naraz',
  });
  expect((await extend(id)).message).toBe('Termin tej sprawy przedłużono już raz.');
  const old = await it.request({ received: addDays(warsawDay(), -60) });
  const late = await extend(old);
  expect([late.status, late.message]).toEqual([
    409,
    'Minął pierwszy miesiąc. O przedłużeniu trzeba było powiadomić osobę przed jego końcem.',
  ]);
});

test('what was done, when and by whom is its protocol, printed as PDF [ROD-24]', async () => {
  const id = await it.request({ kind: 'correction', name: 'Łucja Żółć' });
  const body = { text: 'Poprawiono nazwisko na stronie klienta' };
  await it.call(cases.noteCase, { as: it.admin, params: { id }, body });
  await it.call(cases.closeCase, {
    ...{ as: it.admin, params: { id } },
    body: { status: 'done', outcome: 'Wysłano potwierdzenie' },
  });
  const { steps } = await it.read(id);
  expect(steps.map(({ by, text }) => [by?.id, text.slice(0, 20)])).toEqual([
    [it.admin.id, 'Zarejestrowano żądan'],
    [it.admin.id, 'Poprawiono nazwisko '],
    [it.admin.id, 'Zakończono: Załatwio'],
  ]);
  const pdf = await it.open(`/api/personalCase/protocol/${id}/export?format=pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const text = await pdfWords(pdf.rawPayload);
  for (const words of [`nr ${id}`, 'Łucja Żółć', 'Poprawiono nazwisko', 'art. 16', it.admin.name]) {
    expect(text).toContain(words);
  }
});

test('its handler is reminded before the last day and once after, without a name [ROD-25]', async () => {
  const id = await it.request({ name: 'Wanda Niejawna' });
  const { due } = await it.read(id);
  const told = async () => {
    const { rows } = await sql<{ content: string }>`select content from notification
      where "user" = ${it.admin.id} and content like ${`%nr ${id}:%`} order by id`.execute(it.db);
    return rows.map(({ content }) => content);
  };
  const at = (day: string) => new Date(`${day}T07:00:00Z`);
  await remindHandlers(it.db, at(addDays(due, -20)));
  expect(await told()).toHaveLength(0);
  for (const day of [due, due, addDays(due, 1), addDays(due, 2)]) {
    await remindHandlers(it.db, at(day));
  }
  const all = await told();
  expect(all).toHaveLength(2);
  expect(all[0]).toContain(`href="/admin/personal/case/${id}"`);
  expect(all[1]).toContain('Minął termin');
  expect(all.join()).not.toContain('Niejawna');
});

test('a closed request changes only when it is taken back [ROD-29]', async () => {
  const id = await it.request({ kind: 'access' });
  const as = it.admin;
  const params = { id };
  const end = { status: 'refused', outcome: 'Nie ustalono tożsamości' };
  await it.call(cases.closeCase, { as, params, body: end });
  const change = await it.call(cases.updateCase, { as, params, body: { name: 'Inny Ktoś' } });
  expect(change.status).toBe(409);
  expect((await it.erase(id)).status).toBe(409);
  expect((await it.call(cases.reopenCase, { as, params })).status).toBe(200);
  expect(await it.read(id)).toMatchObject({ status: 'open', closed: null, outcome: null });
});

test('the copy of data has every certain place and the archive of each record as a contact [ROD-26]', async () => {
  await it.createClient({
    persons: [{ firstName: 'Grażyna', lastName: 'Chrząszcz', phone: '600111222', email: null }],
  });
  await it.guest('Grażyna Chrząszcz');
  await it.guest('Jerzy Chrząszcz');
  const id = await it.request({ kind: 'access', name: 'Chrząszcz Grażyna' });
  const file = await it.open(`/api/personalCase/${id}/export?format=zip`);
  const files = unzipSync(file.rawPayload);
  expect(Object.keys(files)).toEqual([
    'dane-osobowe.html',
    'dane-osobowe.json',
    expect.stringMatching(/^osoba-\d+\/dane-osobowe.html$/),
    expect.stringMatching(/^osoba-\d+\/dane-osobowe.json$/),
  ]);
  const page = strFromU8(files['dane-osobowe.html'] as Uint8Array);
  expect(page).toContain('Goście');
  expect(page).not.toContain('Jerzy');
  expect((await it.read(id)).steps.at(-1)?.text).toBe('Przygotowano kopię danych (archiwum ZIP).');
});
