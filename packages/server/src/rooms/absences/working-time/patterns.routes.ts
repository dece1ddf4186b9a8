import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/patterns/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { mayChange } from '../absences.rules.ts';
import { findPerson } from '../balances/balances.queries.ts';
import { keepingPastDays } from '../days/keep-past-days.ts';
import { mayKeepBooks } from '../requests/deciders.queries.ts';
import { findCurrentPattern } from './availability.queries.ts';
import { listPatterns, lockPattern, removePattern, savePattern } from './patterns.save.ts';

const company = 0;
const rowOf = (person: number) => (person === company ? null : person);
/** Whose days of work a roster says; of the company everybody's. */
const peopleOf = (person: number) => (person === company ? {} : { people: [person] });
const whatOf = (person: number) =>
  person === company ? 'Zmiana grafiku firmy' : 'Zmiana grafiku pracy';

/** The company's roster is the administrators'; nobody sets their own where somebody else could. */
async function mayWrite(db: Db, user: User, person: number): Promise<boolean> {
  if (person === company) return user.flags.admin;
  return await mayKeepBooks(db, user, person);
}

const whose = async ({ db, params: { person } }: { db: Db; params: { person: number } }) =>
  person === company ? {} : await findPerson(db, person);

export const patternRoutes = [
  on(contract.getPatterns, {
    record: whose,
    may: ({ user, params: { person } }) => person === company || mayChange(user, person),
    handle: async ({ db, user, params: { person } }) => ({
      list: await listPatterns(db, rowOf(person)),
      current: await findCurrentPattern(db, person, warsawDay()),
      may: { edit: await mayWrite(db, user, person) },
    }),
  }),
  on(contract.savePattern, {
    record: whose,
    may: ({ db, user, params: { person } }) => mayWrite(db, user, person),
    handle: async ({ db, user, params: { person, from }, body: { reason, ...pattern } }) => {
      const since = pattern.validFrom && pattern.validFrom < from ? pattern.validFrom : from;
      const change = { what: whatOf(person), since, reason, ...peopleOf(person) };
      const version = await keepingPastDays(db, user, change, () =>
        savePattern(db, { person: rowOf(person), validFrom: from }, pattern),
      );
      return { version };
    },
  }),
  on(contract.removePattern, {
    record: ({ db, params: { person, from } }) =>
      lockPattern(db, { person: rowOf(person), validFrom: from }),
    may: ({ db, user, params: { person } }) => mayWrite(db, user, person),
    handle: async ({ db, user, record, params: { person, from: since }, body: { reason } }) => {
      const change = { what: whatOf(person), since, reason, ...peopleOf(person) };
      await keepingPastDays(db, user, change, () => removePattern(db, record.id));
    },
  }),
];
