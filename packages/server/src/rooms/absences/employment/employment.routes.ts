import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/employment/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { isPublicFinances } from '../../organization/index.ts';
import { mayChange } from '../absences.rules.ts';
import { findPerson } from '../balances/balances.queries.ts';
import { keepingPastDays } from '../days/keep-past-days.ts';
import { leaveDaysFor, seniorityMonths } from '../leave/seniority.rules.ts';
import { mayKeepBooks } from '../requests/deciders.queries.ts';
import * as queries from './employment.queries.ts';
import { hasEnded, risesOn, seniorityOf, whileEmployed } from './employment.rules.ts';
import * as save from './employment.save.ts';
import { outsideOf } from './employment-end.ts';

type Of = { db: Db; user: User };
const whose = ({ db, params }: Of & { params: { person: number } }) =>
  findPerson(db, params.person);
const keeps = ({ db, user, params }: Of & { params: { person: number } }) =>
  mayKeepBooks(db, user, params.person);
const keepsRow = ({ db, user, record }: Of & { record: { person: number } }) =>
  mayKeepBooks(db, user, record.person);

const changeOf = (person: number, reason: string | null | undefined) => ({
  ...{ what: 'Zmiana zatrudnienia', people: [person], reason },
});

/** A person's employment as it stands today. */
async function employmentOf(db: Db, user: User, person: number): Promise<contract.Employment> {
  const [terms, periods, publicFinances, lacks, edit] = await Promise.all([
    queries.listTerms(db, [person]),
    queries.listPeriods(db, [person]),
    isPublicFinances(db),
    queries.findGaps(db, person),
    mayKeepBooks(db, user, person),
  ]);
  const facts = seniorityOf(terms, periods, publicFinances);
  const today = warsawDay();
  return {
    terms: terms.toReversed().map(({ person: _, ...term }) => term),
    periods: periods.map(({ person: _, ...period }) => period),
    seniority: facts && {
      months: seniorityMonths(facts, addDays(today, 1)),
      days: leaveDaysFor(facts, whileEmployed(terms, today)),
      risesOn: hasEnded(terms, today) ? null : risesOn(facts, today),
    },
    ...{ lacks, may: { edit } },
  };
}

export const employmentRoutes = [
  on(contract.getEmployment, {
    record: whose,
    may: ({ user, params: { person } }) => mayChange(user, person),
    handle: ({ db, user, params: { person } }) => employmentOf(db, user, person),
  }),
  on(contract.countGaps, async ({ db }) => ({ count: await queries.countGaps(db) })),
  on(contract.createTerm, {
    record: whose,
    may: keeps,
    handle: async ({ db, user, params: { person }, body: { reason, ...term } }) => ({
      id: await keepingPastDays(db, user, changeOf(person, reason), () =>
        save.createTerm(db, person, term),
      ),
      version: 1,
      outside: await outsideOf(db, person),
    }),
  }),
  on(contract.updateTerm, {
    record: ({ db, params }) => save.lockTerm(db, params.id),
    may: keepsRow,
    handle: async ({ db, user, record, body: { reason, ...term } }) => ({
      id: record.id,
      version: await keepingPastDays(db, user, changeOf(record.person, reason), () =>
        save.updateTerm(db, record, term),
      ),
      outside: await outsideOf(db, record.person),
    }),
  }),
  on(contract.removeTerm, {
    record: ({ db, params }) => save.lockTerm(db, params.id),
    may: keepsRow,
    handle: async ({ db, user, record, body: { reason } }) => {
      await keepingPastDays(db, user, changeOf(record.person, reason), () =>
        save.removeTerm(db, record),
      );
      return { outside: await outsideOf(db, record.person) };
    },
  }),
  on(contract.createPeriod, {
    record: whose,
    may: keeps,
    handle: async ({ db, params: { person }, body: { version: _, ...period } }) => ({
      id: await save.createPeriod(db, person, period),
      version: 1,
    }),
  }),
  on(contract.updatePeriod, {
    record: ({ db, params }) => save.lockPeriod(db, params.id),
    may: keepsRow,
    handle: async ({ db, record, body }) => ({
      id: record.id,
      version: await save.updatePeriod(db, record, body),
    }),
  }),
  on(contract.removePeriod, {
    record: ({ db, params }) => save.lockPeriod(db, params.id),
    may: keepsRow,
    handle: ({ db, record }) => save.removePeriod(db, record),
  }),
];
