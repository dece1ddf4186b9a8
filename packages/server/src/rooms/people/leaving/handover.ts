import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { removePerson } from '@zaplecze/contract/rooms/people/calls';
import type { HandoverKind } from '@zaplecze/contract/rooms/people/leaving';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { aboutScreen, notify } from '../../notifications/index.ts';
import {
  endSessionsOf,
  forgetDevicesOf,
  notifyOfAccountEvent,
  revokeTokensOf,
} from '../../session/index.ts';
import { shownRange } from '../people.jobs.ts';
import {
  assertAdminRemains,
  changePerson,
  isActive,
  type LockedPerson,
  setSuccessor,
} from '../people.write.queries.ts';
import { openReplacements, removeReplacement } from '../replacements/replacements.queries.ts';
import { colleaguesOf, otherCarers, piecesOf } from './leaving-rows.queries.ts';
import { proposeHeirs } from './proposals.rules.ts';
import type { AccountWork } from './work.ts';

type Kind = HandoverKind;
type Heirs = Partial<Record<Kind, number>>;
type Deactivation = {
  db: Db;
  user: User;
  work: AccountWork;
  config: Config;
  /** The private addresses of their calendars open nothing any more. */
  endCalendars: (db: Db, person: number) => Promise<void>;
};

/** What would be left on the account of somebody who leaves, and who is proposed for it; see the contract, `getHandover`. */
export async function handoverOf(db: Db, work: AccountWork, person: LockedPerson) {
  const [pieces, colleagues] = await Promise.all([
    piecesOf(db, person.id),
    colleaguesOf(db, person.id),
  ]);
  const clients = [...new Set(pieces.flatMap(({ client }) => client ?? []))];
  const carers = await otherCarers(db, person.id, clients);
  const { department } = person;
  const { rows, kinds } = proposeHeirs({ pieces, colleagues, carers, department });
  return {
    ...(await liveWorkOf(db, work, person.id)),
    rows: rows.map(({ piece: { kind, id, name, place }, proposed }) => ({
      ...{ kind, id, name, place, proposed },
    })),
    proposed: kinds,
  };
}

/** How much of each kind there is. */
async function liveWorkOf(db: Db, work: AccountWork, person: number) {
  return {
    ...(await work.clients.count(db, person)),
    tasks: await work.tasks.count(db, person),
    repeating: await work.repeating.count(db, person),
    issues: await work.issues.count(db, person),
    offers: await work.offers.count(db, person),
    projects: await work.projects.count(db, person),
    articles: await work.articles.count(db, person),
    articleNames: await work.articles.names(db, person),
    departments: await work.departments.count(db, person),
    visits: await work.visits.count(db, person),
    cases: await work.cases.count(db, person),
    rules: await work.rules.count(db, person),
    checklists: await work.checklists.count(db, person),
  };
}

const missing: Record<Kind, string> = {
  clients: 'Wskaż, kto przejmie klientów',
  tasks: 'Wskaż, kto przejmie zadania',
  issues: 'Wskaż, kto przejmie zgłoszenia',
  offers: 'Wskaż, kto przejmie oferty',
  projects: 'Wskaż, kto będzie sprzedawcą trwających projektów',
  articles: 'Wskaż, kto przejmie wpisy bazy wiedzy',
  departments: 'Wskaż, kto przejmie dział',
  visits: 'Wskaż, kto przyjmie gości i przesyłki',
  cases: 'Wskaż, kto przejmie sprawy RODO',
};

/** @throws HttpError 400 on each kind of work that nobody takes over, or somebody who cannot */
async function assertHeirs(
  { db, work }: Deactivation,
  person: LockedPerson,
  heirs: Heirs,
): Promise<void> {
  const live = await liveWorkOf(db, work, person.id);
  const left: Record<Kind, number> = {
    clients: live.onlyCarer,
    tasks: live.tasks + live.repeating + live.rules,
    issues: live.issues,
    offers: live.offers,
    projects: live.projects,
    articles: live.articles,
    departments: live.departments,
    visits: live.visits,
    cases: live.cases,
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

type SpreadRow = Body<typeof removePerson>['rows'][number];

/** @throws HttpError 400 on `rows` for a piece that goes to somebody who cannot take it */
async function assertSpread(db: Db, person: LockedPerson, rows: SpreadRow[]): Promise<void> {
  for (const user of new Set(rows.map((row) => row.user))) {
    if (user === person.id || !(await isActive(db, user)))
      throw invalid({ rows: 'Wybierz kogoś, kto nadal pracuje' });
  }
}

/** Who gets what: first the pieces that go to people of their own, then of each kind the rest. */
function partsOf(heirs: Heirs, rows: SpreadRow[]): [Inheritance, number, number[] | undefined][] {
  return inheritances.flatMap((one) => {
    const own = Map.groupBy(
      rows.filter((row) => row.kind === one.of),
      (row) => row.user,
    );
    const pieces = [...own].map(([user, some]): [Inheritance, number, number[]] => [
      one,
      user,
      some.map(({ id }) => id),
    ]);
    const heir = heirs[one.of];
    return heir === undefined ? pieces : [...pieces, [one, heir, undefined]];
  });
}

/** To whom work comes back that was over when they left: who takes their tasks, else most of what they had. */
function successorOf(heirs: Heirs, rows: SpreadRow[]): number | null {
  const order: Kind[] = ['tasks', 'issues', 'offers', 'projects', 'clients'];
  const named = [...order, ...(Object.keys(heirs) as Kind[])].map((kind) => heirs[kind]);
  const pieces = Map.groupBy(rows, ({ user }) => user);
  const [most] = [...pieces].sort(([, one], [, other]) => other.length - one.length);
  return named.find((heir) => heir !== undefined) ?? most?.[0] ?? null;
}

/**
 * Deactivates a person: they are signed out, links mailed to them no longer work, records go on naming them. No work
 * stays on the account: it goes to the people named, who are notified; clients with another carer may do without.
 * People whom the person was to substitute are notified to find another substitute.
 *
 * @throws HttpError 409 for the last administrator, 400 on the kinds of work that nobody takes over
 */
export async function deactivate(
  leaving: Deactivation,
  person: LockedPerson,
  heirs: Heirs,
  rows: SpreadRow[] = [],
): Promise<void> {
  const { db, user, work, config, endCalendars } = leaving;
  if (person.roles.includes('ROLE_ADMIN')) await assertAdminRemains(db, person.id);
  await assertHeirs(leaving, person, heirs);
  await assertSpread(db, person, rows);
  for (const [inheritance, heir, only] of partsOf(heirs, rows)) {
    const { of, kind, address, words } = inheritance;
    const count = await work[of].handOver(db, person.id, heir, only);
    if (count === 0) continue;
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
  if (heirs.tasks !== undefined) await work.rules.handOver(db, person.id, heirs.tasks);
  if (heirs.clients === undefined) await work.clients.leave(db, person.id);
  await work.checklists.leave(db, person.id);
  await endStandingIn(db, user, person);
  await setSuccessor(db, person.id, successorOf(heirs, rows));
  await changePerson(db, person.id, { active: false });
  await endSessionsOf(db, person.id);
  await revokeTokensOf(db, person.id, user.id);
  await forgetDevicesOf(db, person.id);
  await endCalendars(db, person.id);
  await notifyOfAccountEvent(db, config, { person: person.id, event: 'deactivated', by: user.id });
}

type Inheritance = {
  of: Kind;
  kind: 'tasksTaken' | 'clientsTaken' | 'issuesTaken' | 'offersTaken' | 'articlesTaken';
  /** Where the heir sees them. */
  address: (heir: number) => Address;
  words: (count: number) => string;
};

const inheritances: Inheritance[] = [
  {
    of: 'tasks',
    kind: 'tasksTaken',
    address: () => addressOf('tasks'),
    words: (count) => countWords(count, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań'),
  },
  {
    of: 'issues',
    kind: 'issuesTaken',
    address: () => addressOf('yourIssues'),
    words: (count) => countWords(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'),
  },
  {
    of: 'offers',
    kind: 'offersTaken',
    address: (heir) => addressOf('offers', { filter: { seller: heir } }),
    words: (count) => countWords(count, 'ofertę', 'oferty', 'ofert'),
  },
  {
    of: 'projects',
    kind: 'offersTaken',
    // Their offers: the list of projects is the managers' alone.
    address: (heir) => addressOf('offers', { filter: { seller: heir } }),
    words: (count) =>
      countWords(count, 'trwający projekt', 'trwające projekty', 'trwających projektów'),
  },
  {
    of: 'articles',
    kind: 'articlesTaken',
    address: (heir) => addressOf('knowledge', { filter: { owner: heir } }),
    words: (count) =>
      countWords(count, 'wpis bazy wiedzy', 'wpisy bazy wiedzy', 'wpisów bazy wiedzy'),
  },
  {
    of: 'clients',
    kind: 'clientsTaken',
    address: (heir) => addressOf('clients', { filter: { persons: heir } }),
    words: (count) => countWords(count, 'klienta', 'klientów', 'klientów'),
  },
  {
    of: 'departments',
    kind: 'tasksTaken',
    address: () => addressOf('structure'),
    words: (count) => `kierowanie: ${countWords(count, 'dział', 'działy', 'działów')}`,
  },
  {
    of: 'visits',
    kind: 'tasksTaken',
    address: () => addressOf('day'),
    words: (count) =>
      countWords(count, 'wizytę albo przesyłkę', 'wizyty i przesyłki', 'wizyt i przesyłek'),
  },
  {
    of: 'cases',
    kind: 'tasksTaken',
    address: () => addressOf('personalCases'),
    words: (count) => countWords(count, 'sprawę RODO', 'sprawy RODO', 'spraw RODO'),
  },
];

async function endStandingIn(db: Db, user: User, person: LockedPerson): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  // Nobody needs to stand in for who is here no more.
  for (const replacement of await openReplacements(db, 'replacedUser', person.id)) {
    await removeReplacement(db, replacement.id);
  }
  for (const replacement of await openReplacements(db, 'user', person.id)) {
    await removeReplacement(db, replacement.id);
    await notify(db, {
      kind: 'substituteLeft',
      to: [replacement.replacedUser],
      by: user.id,
      about: aboutScreen({
        id: person.id,
        name,
        address: addressOf('profileEdit', { id: replacement.replacedUser }),
      }),
      more: shownRange(replacement),
      personal: true,
    });
  }
}
