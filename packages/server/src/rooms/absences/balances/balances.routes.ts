import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/balances/calls';
import { balanceFilters } from '@zaplecze/contract/rooms/absences/filters';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import { notFound } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { mergeEdits } from '../../changes/index.ts';
import { assertMayChange, mayChange } from '../absences.rules.ts';
import { assertChoosable, findEntry, rulesOf } from '../absences.write.queries.ts';
import { withoutIdlePast } from '../days/idle-past.ts';
import { keepingPastDays } from '../days/keep-past-days.ts';
import { findRosters } from '../days/norms.queries.ts';
import { findFitting, listOverlaps } from '../days/overlaps.queries.ts';
import { findOutside } from '../employment/employment.queries.ts';
import { findDeciders, mayKeepBooks, standingOf } from '../requests/deciders.queries.ts';
import { enteredOutcome, outcomeOf } from '../requests/requests.rules.ts';
import { nothingTaken } from './assert-limits.ts';
import { listLimited, thisYear } from './balance-facts.queries.ts';
import {
  checkBalances,
  findPerson,
  findPersonBalances,
  listPeopleBalances,
} from './balances.queries.ts';
import { lockBalance, lockEmployment, saveEmployed, saveWritten } from './balances.save.ts';
import { type BalanceRow, balanceRows, balanceSheet } from './balances.sheet.ts';
import { owedHolidays } from './yearly-limits.rules.ts';

/** A year that no balances are kept for names no record. */
const isKept = (year: number) =>
  year >= contract.balanceYears.min && year <= contract.balanceYears.max;

type Checked = {
  owner: number;
  type: number;
  dateFrom: string;
  dateTo: string;
  hours?: number | undefined;
  hoursFrom?: string | null | undefined;
  except?: number | undefined;
};

/**
 * What saving an absence would do, and what cancelling the one that is changed.
 *
 * @throws HttpError 400 for a type or a person that nobody may choose, 403 for an entry of somebody who is none of the person's business
 */
async function outcomesFor(db: Db, user: User, { except, ...after }: Checked) {
  const before = except === undefined ? undefined : await findEntry(db, except);
  await assertChoosable(db, after, before);
  const { needsApproval } = await rulesOf(db, after.type);
  if (!before) {
    const by = await standingOf(db, user, after.owner);
    const asking = { by, needsApproval, today: warsawDay() };
    const outcome = enteredOutcome(after, asking);
    const splits = outcome === 'split' && (await withoutIdlePast(db, after)) === after;
    return { outcome: outcome === 'split' && !splits ? ('saved' as const) : outcome, ending: null };
  }
  assertMayChange(user, before.owner);
  const by = await standingOf(db, user, before.owner);
  const today = warsawDay();
  const stood = (await rulesOf(db, before.type)).needsApproval;
  const accepted = before.status === absenceStatus.accepted;
  const either = needsApproval || (accepted && stood);
  const whole = { hoursFrom: before.hoursFrom, ...after };
  return {
    outcome: outcomeOf(before, whole, { by, needsApproval: either, today }),
    ending: outcomeOf(before, null, { by, needsApproval: stood, today }),
  };
}

/** Nobody writes their own while somebody else could. */
const keeps = ({ db, user, params: { id } }: { db: Db; user: User; params: { id: number } }) =>
  mayKeepBooks(db, user, id);

export const balanceRoutes = [
  ...onList<typeof contract.listBalances, undefined, BalanceRow>(contract.listBalances, {
    find: ({ db, user, query }) => listPeopleBalances(db, user, query),
    whole: async ({ db, user, query }) => {
      const { list, count } = await listPeopleBalances(db, user, query);
      return { list: list.flatMap(balanceRows), count };
    },
    filters: balanceFilters,
    sheet: balanceSheet,
  }),
  on(contract.getBalances, {
    record: ({ db, params }) => findPerson(db, params.id),
    may: ({ user, params }) => mayChange(user, params.id),
    handle: async ({ db, user, params, query }) => {
      const year = query.year ?? thisYear();
      const person = await findPersonBalances(db, user, params.id, year);
      if (!person) throw notFound();
      const range = { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` };
      const roster = (await findRosters(db, [params.id], range))(params.id);
      return {
        person,
        owed: owedHolidays(year, (day) => roster(day).owes),
      };
    },
  }),
  on(contract.saveEmployment, {
    may: keeps,
    record: async ({ db, params: { id, year } }) =>
      isKept(year) && (await findPerson(db, id)) ? lockEmployment(db, id, year) : undefined,
    handle: async ({ db, user, request, record, params, body: { reason, ...fields } }) => {
      const { id, version, ...form } = record;
      const edited = { entity: 'employment', id, version, form } as const;
      const changes = await mergeEdits(db, request, edited, fields);
      const past = { what: 'Zmiana etatu', people: [params.id], since: `${params.year}-01-01` };
      return {
        version: await keepingPastDays(db, user, { ...past, reason }, () =>
          saveEmployed(db, id, changes),
        ),
      };
    },
  }),
  on(contract.saveBalance, {
    may: keeps,
    record: async ({ db, params: { id: person, type, year } }) => {
      const known = isKept(year) && (await listLimited(db)).some(({ id }) => id === type);
      return known && (await findPerson(db, person))
        ? lockBalance(db, { person, type, year })
        : undefined;
    },
    handle: async ({ db, request, record, body }) => {
      const { id, version, ...form } = record;
      const edited = { entity: 'absenceBalance', id, version, form } as const;
      return { version: await saveWritten(db, id, await mergeEdits(db, request, edited, body)) };
    },
  }),
  on(contract.checkAbsence, async ({ db, user, query }) => {
    const { owner, hours = null, ...entry } = query;
    assertMayChange(user, owner);
    const outcomes = await outcomesFor(db, user, query);
    const { outcome } = outcomes;
    const absence = { owner, hours, ...entry };
    const overlaps = await listOverlaps(db, absence);
    const needsDecision = ['request', 'change', 'split'].includes(outcome);
    const checked = await checkBalances(db, absence);
    const [outside = null] = Object.values((await findOutside(db, absence)) ?? {});
    const nothing = nothingTaken(checked, await rulesOf(db, entry.type));
    return {
      ...checked,
      // Days that another absence has are told as such.
      refusal: outside ?? (overlaps.length > 0 ? null : nothing),
      overlaps,
      fitting: await findFitting(db, absence, overlaps),
      ...outcomes,
      needsDecision,
      asks: needsDecision ? await findDeciders(db, owner) : [],
    };
  }),
];
