import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { parsePersonQuery, personQueryPatterns } from './person-query.ts';
import { doubtfulPatternsOf } from './personal-doubts.ts';
import { type Pattern, patternsOf } from './personal-patterns.ts';

let own: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const scrub = async (text: string, patterns: Pattern[]) => {
  const { rows } = await sql<{
    rest: string;
  }>`select scrub(${text}, ${patterns.map(({ exact }) => exact)}::text[]) as rest`.execute(own.db);
  return rows[0]?.rest;
};

const gone = '[dane usunięte]';

describe('what names somebody for certain', () => {
  const known = {
    names: [{ first: 'Łucja', last: 'Żółkiewska-Dąb' }],
    phones: ['22 123 45 67', '+48 600-700-800', '+49 30 901820'],
    emails: ['lucja.z@poczta.example'],
  };
  test.each([
    ['ŁUCJA ŻÓŁKIEWSKA-DĄB prosi', `${gone} prosi`],
    ['lucja zolkiewska dab', gone],
    ['Żółkiewska - Dąb  Łucja', gone],
    ['Zolkiewska-Dab, Lucja', gone],
    ['umowa_Łucja_Żółkiewska-Dąb.pdf', `umowa_${gone}.pdf`],
    ['tel. (22) 123-45-67.', `tel. ${gone}.`],
    ['(0-22) 123 45 67', gone],
    ['221234567', gone],
    ['0048 22 123 45 67', gone],
    ['+48(22)1234567', gone],
    ['600.700.800 albo 600/700/800', `${gone} albo ${gone}`],
    ['+48 600-700-800', gone],
    ['48600700800', gone],
    ['0049 30 90 18 20', gone],
    ['Lucja.Z@poczta.EXAMPLE', gone],
    // Somebody or something else.
    ['16007008001', '16007008001'],
    ['Łucjan Żółkiewska-Dąbrowski', 'Łucjan Żółkiewska-Dąbrowski'],
    ['xlucja.z@poczta.example', 'xlucja.z@poczta.example'],
  ])('%j becomes %j [ROD-07]', async (text, rest) => {
    expect(await scrub(text, patternsOf(known))).toBe(rest);
  });

  test.each([
    ['pan Kowalski', true],
    ['dla Kowalskiego', true],
    ['z Kowalskimi', true],
    ['Jan K. dzwonił', true],
    ['kowalskie', true],
    ['Kowalczyk', false],
    ['Jan dzwonił', false],
  ])('of Jan Kowalski %j is perhaps a mention: %s [ROD-09]', async (text, is) => {
    const names = [{ first: 'Jan', last: 'Kowalski' }];
    expect((await scrub(text, doubtfulPatternsOf({ names }))) !== text).toBe(is);
  });
});

test.each([
  'Anna Maria Ewa Barbara Nowak',
  '<img src=x onerror=window.pwned=1>',
  '"><script>alert(document.cookie)</script>',
])(
  'what is asked of each text for %j grows with its words, not with their square [SEA-100]',
  (text) => {
    const asked = (typed: string) => {
      const { certain, doubtful } = personQueryPatterns(parsePersonQuery(typed), new Set());
      const length = doubtful.reduce((sum, { exact }) => sum + exact.length, 0);
      return { patterns: certain.length + doubtful.length, length };
    };
    const [few, many] = [asked('Anna Maria Nowak'), asked(text)];
    expect(many.patterns).toBeLessThanOrEqual(few.patterns);
    expect(many.length / 5).toBeLessThan((few.length / 3) * 1.2);
  },
);

test.each([
  ['Ewa Barbara Nowak Anna Maria', true],
  ['dla Anny Marii Ewy Barbary Nowak', true],
  ['Anna Maria Ewa', false],
])('of five names %j is perhaps a mention: %s [SEA-100]', async (text, is) => {
  const { words, ...rest } = parsePersonQuery('Anna Maria Ewa Barbara Nowak');
  const { doubtful } = personQueryPatterns({ words, ...rest }, new Set());
  const whole = doubtful.filter(({ exact }) => exact.includes('{4}'));
  expect(whole).toHaveLength(1);
  expect((await scrub(text, whole)) === text).toBe(!is);
});
