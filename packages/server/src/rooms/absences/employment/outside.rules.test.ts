import { expect, test } from 'vitest';
import { outsideWords } from './outside.rules.ts';

const term = (firstDay: string, lastDay: string | null = null) => ({ firstDay, lastDay });
const days = (dateFrom: string, dateTo = dateFrom) => ({ dateFrom, dateTo });
const nowhere = { dateFrom: 'W tych dniach ta osoba tu nie pracuje' };
const march = term('2028-03-01', '2028-06-30');

test.each([
  ['nothing is known of the employment', [], days('2028-02-29'), null],
  ['all days are within', [march], days('2028-03-01', '2028-06-30'), null],
  ['employment has no end', [term('2028-02-29')], days('2028-02-29', '2031-12-31'), null],
  ['the day before the first one', [march], days('2028-02-29'), nowhere],
  ['the day after the last one', [march], days('2028-07-01'), nowhere],
  [
    'it begins before the first day',
    [march],
    days('2028-02-28', '2028-03-02'),
    { dateFrom: 'Zatrudnienie zaczyna się 01.03.2028. Zacznij od tego dnia' },
  ],
  [
    'it ends after the last day',
    [march],
    days('2028-06-30', '2028-07-01'),
    { dateTo: 'Zatrudnienie kończy się 30.06.2028. Skończ tego dnia' },
  ],
  [
    'one term follows the other without a day between',
    [term('2028-07-01'), march],
    days('2028-06-28', '2028-07-03'),
    null,
  ],
  [
    'days between two terms',
    [march, term('2028-09-01')],
    days('2028-06-30', '2028-09-04'),
    { dateTo: 'Zatrudnienie kończy się 30.06.2028. Skończ tego dnia' },
  ],
  [
    'it begins between two terms',
    [march, term('2028-09-01')],
    days('2028-08-31', '2028-09-04'),
    { dateFrom: 'Zatrudnienie zaczyna się 01.09.2028. Zacznij od tego dnia' },
  ],
  ['all of it between two terms', [march, term('2028-09-01')], days('2028-07-03'), nowhere],
])('an absence lies within employment: %s [ABS-330]', (_, terms, range, words) => {
  expect(outsideWords(terms, range)).toEqual(words);
});
