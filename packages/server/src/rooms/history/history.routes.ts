import * as contract from '@zaplecze/contract/history';
import { listExports } from '@zaplecze/contract/list-exports';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { onList } from '../../kit/list-routes.ts';
import { on, type Route } from '../../kit/mount.ts';
import { namesOf } from '../changes/names.queries.ts';
import { getClient } from '../clients/clients.queries.ts';
import { findIssue } from '../issues/issues.queries.ts';
import { maySeeIssue } from '../issues/issues.rules.ts';
import { getOffer } from '../offers/offers.queries.ts';
import { getPerson } from '../people/people.queries.ts';
import { maySeeHistory, seesContactData } from '../people/people.rules.ts';
import { getProject } from '../projects/projects.queries.ts';
import { findExports } from './exports.queries.ts';
import { exportsSheet } from './exports.sheet.ts';
import { findChanges, type HistoryKind } from './history.queries.ts';
import { tellChanges, wantedNames } from './tell.ts';

/** Fields of a profile that go out of sight when the person leaves. */
const contactData = ['phone', 'email', 'businessArea'];

type One = { db: Db; user: User; params: { id: number } };

/** The history of a record, readable by who may read the record itself. */
function historyRoute<R>(
  endpoint: contract.HistoryEndpoint,
  kind: HistoryKind,
  record: (one: One) => Promise<R | undefined>,
  may: (one: { user: User; record: R }) => boolean = () => true,
  hides: (one: { user: User; record: R }) => readonly string[] = () => [],
): Route {
  return on(endpoint, {
    record,
    may,
    handle: async ({ db, user, record, params, query }) => {
      const most = contract.historyPage;
      const found = await findChanges(db, { kind, id: params.id, before: query.before, most });
      const shown = found.slice(0, most);
      const names = await namesOf(db, wantedNames(shown));
      const next = found.length > most ? (shown.at(-1)?.id ?? null) : null;
      const list = tellChanges(shown, names, hides({ user, record: record as R }));
      return { list, next };
    },
  });
}

export const historyRoutes = [
  ...onList(listExports, {
    find: ({ db, query }) => findExports(db, query),
    sheet: exportsSheet,
  }),
  historyRoute(contract.clientHistory, 'client', ({ db, user, params }) =>
    getClient(db, user, params.id),
  ),
  historyRoute(contract.projectHistory, 'project', ({ db, user, params }) =>
    getProject(db, user, params.id),
  ),
  historyRoute(contract.offerHistory, 'offer', ({ db, user, params }) =>
    getOffer(db, user, params.id),
  ),
  historyRoute(
    contract.issueHistory,
    'issue',
    ({ db, user, params }) => findIssue(db, user, params.id),
    ({ user, record }) => maySeeIssue(user, record),
  ),
  historyRoute(
    contract.profileHistory,
    'person',
    ({ db, user, params }) => getPerson(db, user, params.id),
    ({ user, record }) => maySeeHistory(user, record),
    ({ user, record }) => (seesContactData(user, record) ? [] : contactData),
  ),
];
