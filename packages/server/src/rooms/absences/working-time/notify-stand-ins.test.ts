import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { notifyStandIns } from './notify-stand-ins.ts';

const { it, made } = await absencesApp();
afterAll(() => it.close());

const today = warsawDay();
let [anna, piotr, ewa, jan] = [] as unknown as [Someone, Someone, Someone, Someone];
const standsIn = (user: Someone, replaced: Someone) =>
  it.call(createReplacement, {
    as: it.manager,
    body: {
      ...{ user: user.id, replacedUser: replaced.id },
      ...{ dateFrom: addDays(today, -3), dateTo: addDays(today, 30) },
    },
  });
const away = (person: Someone) =>
  made(person, { dateFrom: addDays(today, -1), dateTo: addDays(today, 6) });
const remind = () => it.db.transaction().execute((tx) => notifyStandIns(tx, new Date()));
const told = (person: Someone): Promise<string[]> => it.told(person.id);

beforeEach(async () => {
  [anna, piotr, ewa, jan] = await Promise.all([it.signIn(), it.signIn(), it.signIn(), it.signIn()]);
  await standsIn(piotr, anna);
  await standsIn(ewa, piotr);
});

test('who comes to do somebody’s work since a substitute is away hears it once [PEO-134]', async () => {
  await remind();
  expect(await told(ewa)).toEqual([]);
  await away(piotr);
  await Promise.all([remind(), remind()]);
  await remind();
  const [words, ...more] = await told(ewa);
  expect(words).toContain(anna.name);
  expect(words).toContain(`w miejsce nieobecnej osoby: ${piotr.name}`);
  expect(more).toEqual([]);
  expect(await told(anna)).toEqual([]);
  // Another absence is another time.
  await it.db.deleteFrom('calendarEntry').execute();
  await made(piotr, { dateFrom: today, dateTo: today });
  await remind();
  expect(await told(ewa)).toHaveLength(2);
});

test('along the chain the last one hears of each whose work comes to them, and nobody who did it before [PEO-134]', async () => {
  await standsIn(jan, anna);
  await standsIn(jan, ewa);
  await away(piotr);
  await away(ewa);
  await remind();
  expect(await told(ewa)).toEqual([]);
  // Jan does Anna's work anyway; since Ewa is away, Piotr's comes to him.
  const notices = await told(jan);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain(piotr.name);
  expect(notices[0]).toContain(`w miejsce nieobecnej osoby: ${ewa.name}`);
});
