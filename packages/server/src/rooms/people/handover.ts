import { counted } from '@zaplecze/contract/kit/words';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { countClientsOf, handOverClients, leaveClients } from '../clients/carers.queries.ts';
import { handOverIssues, openIssuesOf } from '../issues/handover.queries.ts';
import { aboutScreen, notify } from '../notifications/notify.ts';
import { handOverOffers, openOffersOf } from '../offers/handover.queries.ts';
import { countRepeatingTasksOf } from '../projects/recurring.queries.ts';
import { forgetDevicesOf } from '../session/devices.queries.ts';
import { endSessionsOf } from '../session/session.queries.ts';
import { countOpenTasksOf, handOverTasks } from '../tasks/tasks.write.queries.ts';
import { shownDay } from './people.jobs.ts';
import {
  assertAdminRemains,
  changePerson,
  isActive,
  type LockedPerson,
  setSuccessor,
} from './people.write.queries.ts';
import { openReplacements, removeReplacement } from './replacements.queries.ts';

type Kind = 'clients' | 'tasks' | 'issues' | 'offers';
type Heirs = Partial<Record<Kind, number>>;

/** What would be left on the account of somebody who leaves; see the contract, `getHandover`. */
export async function liveWorkOf(db: Db, person: number) {
  return {
    ...(await countClientsOf(db, person)),
    tasks: await countOpenTasksOf(db, person),
    repeating: await countRepeatingTasksOf(db, person),
    issues: await openIssuesOf(db, person),
    offers: await openOffersOf(db, person),
  };
}

const missing: Record<Kind, string> = {
  clients: 'Wskaż, kto przejmie klientów',
  tasks: 'Wskaż, kto przejmie zadania',
  issues: 'Wskaż, kto przejmie zgłoszenia',
  offers: 'Wskaż, kto przejmie oferty',
};

/** @throws HttpError 400 on each kind of work that nobody takes over, or somebody who cannot */
async function assertHeirs(db: Db, person: LockedPerson, heirs: Heirs): Promise<void> {
  const work = await liveWorkOf(db, person.id);
  const left: Record<Kind, number> = {
    clients: work.onlyCarer,
    tasks: work.tasks + work.repeating,
    issues: work.issues,
    offers: work.offers,
  };
  const errors: Record<string, string> = {};
  for (const kind of Object.keys(missing) as Kind[]) {
    const heir = heirs[kind];
    if (heir === undefined) {
      if (left[kind] > 0) errors[kind] = missing[kind];
    } else if (heir === person.id || !(await isActive(db, heir))) {
      errors[kind] = 'Wybierz kogoś, kto nadal pracuje';
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Deactivates a person: they are signed out, links mailed to them open nothing, records go on
 * naming them. No work stays on the account: what there is goes to those named, who are told;
 * clients whom others look after too may do without. Whom they were to stand in for is told to find
 * somebody else.
 *
 * @throws HttpError 409 for the last administrator, 400 on the kinds of work that nobody takes over
 */
export async function deactivate(
  db: Db,
  user: User,
  person: LockedPerson,
  heirs: Heirs,
): Promise<void> {
  if (person.roles.includes('ROLE_ADMIN')) await assertAdminRemains(db, person.id);
  await assertHeirs(db, person, heirs);
  for (const { of, take, kind, address, words } of inheritances) {
    const heir = heirs[of];
    const count = heir === undefined ? 0 : await take(db, person.id, heir);
    if (heir === undefined || count === 0) continue;
    const name = `${person.firstName} ${person.lastName}`;
    await notify(db, {
      kind,
      to: [heir],
      by: user.id,
      about: aboutScreen({ id: person.id, name, address: address(heir) }),
      more: words(count),
      personal: true,
    });
  }
  if (heirs.clients === undefined) await leaveClients(db, person.id);
  await endStandingIn(db, user, person);
  await setSuccessor(db, person.id, heirs.tasks ?? null);
  await changePerson(db, person.id, { active: false });
  await endSessionsOf(db, person.id);
  await forgetDevicesOf(db, person.id);
}

type Inheritance = {
  of: Kind;
  /** Gives all of one person's to another; gives how many they were. */
  take: (db: Db, from: number, to: number) => Promise<number>;
  kind: 'tasksTaken' | 'clientsTaken' | 'issuesTaken' | 'offersTaken';
  /** Where the heir sees them. */
  address: (heir: number) => string;
  words: (count: number) => string;
};

const inheritances: Inheritance[] = [
  {
    of: 'tasks',
    take: handOverTasks,
    kind: 'tasksTaken',
    address: () => '/task',
    words: (count) => counted(count, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań'),
  },
  {
    of: 'issues',
    take: handOverIssues,
    kind: 'issuesTaken',
    address: () => '/yourIssues',
    words: (count) => counted(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'),
  },
  {
    of: 'offers',
    take: handOverOffers,
    kind: 'offersTaken',
    address: (heir) => `/offer?filter[seller]=${heir}`,
    words: (count) => counted(count, 'otwartą ofertę', 'otwarte oferty', 'otwartych ofert'),
  },
  {
    of: 'clients',
    take: handOverClients,
    kind: 'clientsTaken',
    address: (heir) => `/client?filter[persons]=${heir}`,
    words: (count) => counted(count, 'klienta', 'klientów', 'klientów'),
  },
];

async function endStandingIn(db: Db, user: User, person: LockedPerson): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  for (const gone of await openReplacements(db, 'user', person.id)) {
    await removeReplacement(db, gone.id);
    await notify(db, {
      kind: 'substituteLeft',
      to: [gone.replacedUser],
      by: user.id,
      about: aboutScreen({ id: person.id, name, address: `/profile/edit/${gone.replacedUser}` }),
      more: `od ${shownDay(gone.dateFrom)} do ${shownDay(gone.dateTo)}`,
      personal: true,
    });
  }
}
