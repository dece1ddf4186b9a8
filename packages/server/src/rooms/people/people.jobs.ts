import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database, Db } from '../../kit/database/database.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { aboutPerson, type NotificationKind, notify } from '../notifications/index.ts';
import type { SubstitutePresence } from './replacements/bounds.ts';
import {
  findBothNames,
  type NamedReplacement,
  replacedWithNames,
  takeBeginning,
  takeEnd,
} from './replacements/replacements.queries.ts';

/** A substitution begins: the two are told. Waits in the queue from the day it was agreed. */
const replacementBegins = defineTask<{ id: number }>('people.replacementBegins');
/** It is over. */
const replacementEnds = defineTask<{ id: number }>('people.replacementEnds');
/** It went along with an absence that was moved or taken back (0019_impact.sql). */
type Change = {
  user: number;
  replacedUser: number;
  dateFrom: string;
  dateTo: string;
  dropped: boolean;
  by: number | null;
};
const replacementChanged = defineTask<Change>('people.replacementChanged');

/** The Warsaw day of an instant as people write it: 24.11.2026. */
const shownDay = (instant: string) => warsawDay(Date.parse(instant)).split('-').reverse().join('.');

/** 'od 24.11.2026 do 26.11.2026' */
export const shownRange = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) =>
  `od ${shownDay(dateFrom)} do ${shownDay(dateTo)}`;

/** Lets the two be told when their substitution begins and ends; dates that move take the notices along. */
export async function announceLater(
  db: Db,
  { id, dateFrom, dateTo }: { id: number; dateFrom: string; dateTo: string },
): Promise<void> {
  const begins = { runAt: new Date(dateFrom), jobKey: `replacement-begins:${id}` };
  const ends = { runAt: new Date(Date.parse(dateTo) + 1_000), jobKey: `replacement-ends:${id}` };
  await enqueue(db, replacementBegins, { id }, begins);
  await enqueue(db, replacementEnds, { id }, ends);
}

/** Lets the two be told that it will not be, or ends before its time; not who took it back. */
export async function notifyOfCancelledReplacement(
  db: Db,
  { user, replacedUser, dateFrom, dateTo }: Omit<Change, 'dropped' | 'by'>,
  by: number,
): Promise<void> {
  if (Date.parse(dateTo) <= Date.now()) return;
  await enqueue(db, replacementChanged, {
    ...{ user, replacedUser, dateFrom, dateTo, by },
    dropped: true,
  });
}

type Telling = { kind: NotificationKind; more: string };

/** Tells both of a substitution, each about the other. */
async function tellBoth(
  db: Db,
  { user, replacedUser, userName, replacedName }: NamedReplacement,
  words: { substitute: Telling; replaced: Telling; by?: number | null },
): Promise<void> {
  const { substitute, replaced, by = null } = words;
  await notify(db, {
    ...{ ...substitute, by, personal: true, to: [user] },
    about: aboutPerson({ id: replacedUser, name: replacedName }),
  });
  await notify(db, {
    ...{ ...replaced, by, personal: true, to: [replacedUser] },
    about: aboutPerson({ id: user, name: userName }),
  });
}

/**
 * Tells whoever finally stands in, of a substitution that begins: those who are there for a substitute who is not, and
 * the substitute of the people whom the replaced one stands in for.
 */
async function tellChain(
  db: Db,
  { user, replacedUser, userName, replacedName, dateTo }: NamedReplacement & { dateTo: string },
  presence: SubstitutePresence,
): Promise<void> {
  const today = warsawDay();
  const kind = 'substitutionBegins' as const;
  for (const { id } of await presence.standInsOn(db, user, today)) {
    if (id === replacedUser) continue;
    await notify(db, {
      ...{ kind, by: null, personal: true, to: [id] },
      about: aboutPerson({ id: replacedUser, name: replacedName }),
      more: `do ${shownDay(dateTo)}, w miejsce nieobecnej osoby: ${userName}`,
    });
  }
  for (const replaced of await replacedWithNames(db, replacedUser)) {
    const standing = await presence.standInsOn(db, replaced.id, today);
    if (!standing.some(({ id }) => id === user)) continue;
    await notify(db, {
      ...{ kind, by: null, personal: true, to: [user] },
      about: aboutPerson(replaced),
      more: `w miejsce nieobecnej osoby: ${replacedName}`,
    });
  }
}

export const peopleTasks = (db: Database, presence: SubstitutePresence) => [
  handleTask(replacementBegins, async ({ id }) => {
    await db.transaction().execute(async (tx) => {
      const begun = await takeBeginning(tx, id);
      if (!begun) return;
      const more = `do ${shownDay(begun.dateTo)}`;
      await tellBoth(tx, begun, {
        substitute: { kind: 'substitutionBegins', more },
        replaced: { kind: 'replacedFromNow', more },
      });
      await tellChain(tx, begun, presence);
    });
  }),
  handleTask(replacementEnds, async ({ id }) => {
    await db.transaction().execute(async (tx) => {
      const ended = await takeEnd(tx, id);
      if (!ended) return;
      await tellBoth(tx, ended, {
        substitute: { kind: 'substitutionEnds', more: 'osoba zastępowana' },
        replaced: { kind: 'substitutionEnds', more: 'osoba zastępująca' },
      });
    });
  }),
  handleTask(replacementChanged, async ({ by, dropped, ...change }) => {
    await db.transaction().execute(async (tx) => {
      const range = shownRange(change);
      const more = dropped ? `odwołane (miało trwać ${range})` : range;
      const notice: Telling = { kind: 'substitutionChanged', more };
      const named = { ...change, ...(await findBothNames(tx, change)) };
      await tellBoth(tx, named, { substitute: notice, replaced: notice, by });
    });
  }),
];
