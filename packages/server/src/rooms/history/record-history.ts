import type { RecordField } from '@zaplecze/contract/rooms/fields';
import { type HistoryEndpoint, historyPage } from '@zaplecze/contract/rooms/history/calls';
import { codeSpecs, type FieldSpecs, fieldSpecs } from '../../kit/custom-fields/specs.ts';
import type { Db } from '../../kit/database/database.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { findNames } from '../changes/index.ts';
import { changedNames, describeChanges, wantedNames } from './describe.ts';
import { findChanges, type HistorySource } from './history.queries.ts';

type RecordHistory<R> = {
  source: HistorySource;
  /** As the record's own page finds it. */
  record: (one: { db: Db; user: User; params: { id: number } }) => Promise<R | undefined>;
  may?: (one: { db: Db; user: User; record: R }) => boolean | Promise<boolean>;
  /** Fields that this person is not told of; `custom`: none of the company's own. */
  hides?: (one: { user: User; record: R }) => readonly string[];
  /** Fields of the record that differ from record to record. */
  fields?: (record: R) => { readonly [field: string]: RecordField };
  /** Whose history it is, where the address may name a part of it. */
  of?: (record: R) => number;
};

/** The history of a record, readable by who may read the record itself: for the room that has such records. */
export function recordHistory<R>(
  endpoint: HistoryEndpoint,
  { source, record, may = () => true, hides = () => [], fields, of }: RecordHistory<R>,
): Route {
  return on(endpoint, {
    record,
    may,
    handle: async ({ db, user, record, params, query }) => {
      const most = historyPage;
      const found = await findChanges(db, {
        source: source,
        id: of ? of(record as R) : params.id,
        before: query.before,
        most,
      });
      const shown = found.slice(0, most);
      const hidden = hides({ user, record: record as R });
      const known = hidden.includes('custom')
        ? codeSpecs
        : await fieldSpecs(db, changedNames(shown), user.flags);
      const own = fields?.(record as R) ?? {};
      const specs: FieldSpecs = (entity, field, line) => own[field] ?? known(entity, field, line);
      const names = await findNames(db, wantedNames(shown, specs));
      const next = found.length > most ? (shown.at(-1)?.id ?? null) : null;
      const list = describeChanges(shown, names, {
        hidden,
        specs,
      });
      return { list, next };
    },
  });
}
