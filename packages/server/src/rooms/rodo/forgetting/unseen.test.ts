import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { anonymizePerson } from '@zaplecze/contract/rooms/rodo/calls';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doubtfulPatternsOf } from '../../../kit/records/personal-doubts.ts';
import { type Pattern, patternsOf } from '../../../kit/records/personal-patterns.ts';
import { historyApp } from '../../history/history.fixture.ts';
import { rowsWith } from '../rodo.fixture.ts';

let it: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  it = await historyApp();
});
afterAll(() => it.close());

const gone = '[dane usunięte]';
const scrub = async (text: string, patterns: Pattern[]) => {
  const { rows } = await sql<{
    rest: string;
  }>`select scrub(${text}, ${patterns.map(({ exact }) => exact)}::text[]) as rest`.execute(it.db);
  return rows[0]?.rest;
};

const known = {
  names: [{ first: 'Świętopełk', last: 'Brzęczychwost' }],
  phones: ['600 100 277'],
  emails: ['s.brzecz@poczta.example'],
};

test.each([
  ['Świę\u00adtopełk Brzęczy\u00adchwost', gone],
  ['Świętopełk\u200b Brzęczychwost\u2060 prosi', `${gone} prosi`],
  ['s.brz\u200becz@poczta.example', gone],
  ['600\u200b100\u200b277', gone],
  ['Świętopełk | Brzęczychwost | 600 100 277', `${gone} | ${gone}`],
  ['Brzęczychwost (Świętopełk)', `${gone})`],
  ['„Świętopełk” Brzęczychwost', `„${gone}`],
  ['Brzęczychwost / Świętopełk', gone],
  ['Świętopełk – Brzęczychwost', gone],
  ['s.brzecz+faktury@poczta.example', gone],
  ['s.brzecz (at) poczta.example', gone],
  ['600_100_277 albo 600*100*277', `${gone} albo ${gone}`],
  // Somebody else's mailbox.
  ['xs.brzecz@poczta.example', 'xs.brzecz@poczta.example'],
])('%j of a text from before becomes %j [ROD-46]', async (text, rest) => {
  expect(await scrub(text, patternsOf(known))).toBe(rest);
});

test.each([
  ['Świętopełkiem Janem Brzęczychwostem', `${gone} Janem ${gone}`],
  ['Pan Brzęczychwost, imię Świętopełk', `Pan ${gone}, imię ${gone}`],
  ['Świętopełk dzwonił w innej sprawie', 'Świętopełk dzwonił w innej sprawie'],
])(
  'where a surname is confirmed, the first name near it goes too: %j becomes %j [ROD-46]',
  async (text, rest) => {
    expect(await scrub(text, doubtfulPatternsOf(known))).toBe(rest);
  },
);

test('signs that nobody sees hide nobody: they are not kept, and the car of a guest goes with the name [ROD-46, ROD-47]', async () => {
  const [person] = known.names;
  const contact = {
    ...{ firstName: person?.first, lastName: person?.last },
    ...{ phone: '600100277', email: known.emails[0] },
  };
  const client = await it.createClient({ name: 'Firma gościa', persons: [contact] });
  const id = (await it.readClient(client)).persons[0]?.id ?? 0;
  const written = 'Świę\u00adtopełk Brzęczy\u00adchwost s.brz\u200becz@poczta.example';
  const noted = { as: it.manager, params: { id: client }, body: { text: written } };
  expect((await it.call(createClientNote, noted)).status).toBe(200);
  const described = {
    ...{ name: 'Sprawa gościa', client, type: 1, users: [it.manager.id], dateRealization: null },
    description: { html: `<p><b>${written}</b> albo Świętopełk Brzęczy&shy;chwost</p>` },
  };
  expect((await it.call(createIssue, { as: it.user, body: described })).status).toBe(200);
  const { rows: texts } = await sql<{ text: string }>`select text from "clientNote"
    union all select description from issue union all select "descriptionHtml" from issue`.execute(
    it.db,
  );
  expect(texts.filter(({ text }) => /Brzęczychwost/.test(text))).toHaveLength(3);
  expect(texts.filter(({ text }) => /[\u00ad\u200b]|&shy;/.test(text))).toEqual([]);
  const guest = {
    ...{ fullName: 'Świętopełk Brzęczychwost', client, user: it.manager.id, car: 'EL 4SWIE' },
    expected: `${addDays(warsawDay(), 2)} 10:00`,
  };
  const announced = await it.call(announceGuest, { as: it.manager, body: guest });
  expect(announced.errors).toBeUndefined();
  const body = { confirmed: [] };
  expect((await it.call(anonymizePerson, { as: it.manager, params: { id }, body })).status).toBe(
    200,
  );
  const left = await rowsWith(it.db, ['brzeczychwost', 's.brzecz', '4SWIE']);
  expect(left.filter((row) => !row.includes('graphile'))).toEqual([]);
});
