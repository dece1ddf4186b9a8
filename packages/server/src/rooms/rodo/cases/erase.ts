import type { FoundGroup, PersonalCase } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { restrictedPerson } from '@zaplecze/contract/rooms/rodo/lists';
import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import { forgetInHistory, scrubHistoryOf } from '../../../kit/records/history.ts';
import {
  type CopiesByTable,
  eraseCopies,
  eraseOne,
  type PersonalTexts,
} from '../../../kit/records/personal.ts';
import type { Pattern } from '../../../kit/records/personal-patterns.ts';
import { literal } from '../../../kit/records/spelling.ts';
import { findContact } from '../rodo.queries.ts';
import { contactFields } from '../rodo.ts';
import { findEverywhere, personOfCase, soughtOf } from '../search.ts';

/** More places than one person has. */
const mostErased = 2000;

/**
 * Erases the person of a request in texts: of visitors and senders, and of other people's texts. Certain places that
 * identify nobody else are erased where the text has no client; of all other places those that were looked at and
 * confirmed. People with a record of their own (contact persons, staff) are anonymized by that record, and not here.
 *
 * @param confirmed keys of places, as `findEverywhere` returned them
 * @returns how many places were cleaned
 */
export async function eraseFor(
  db: Db,
  {
    texts,
    copies,
    case: one,
    confirmed,
  }: { texts: PersonalTexts[]; copies: CopiesByTable; case: PersonalCase; confirmed: string[] },
): Promise<number> {
  const person = personOfCase(one);
  const asking = { texts, person, except: one.id, most: mostErased };
  const { groups, sought } = await findEverywhere(db, asking);
  if (one.kind !== 'erasure') assertFree(groups);
  const chosen = new Set(confirmed);
  const all = [...sought.certain, ...sought.doubtful];
  let erased = 0;
  for (const { key, goes } of groups.flatMap(({ places }) => places)) {
    if (!goes && !chosen.has(key)) continue;
    const [table = '', second = '', third = ''] = key.split('/');
    const patterns = chosen.has(key) ? all : sought.sure;
    if (table === 'history') {
      await forgetFormer(db, { entity: second, id: Number(third), patterns });
    } else {
      const text = texts.find(
        (own) => own.table === table && (own.columns.includes(third) || own.json?.includes(third)),
      );
      if (!text) continue;
      await eraseOne(db, { text, id: Number(second), patterns });
    }
    erased += 1;
  }
  await eraseCopies(db, copies, {
    identity: sought.own,
    patterns: sought.sure,
    doubtful: sought.doubtful,
  });
  return erased;
}

/** Erases a person from the history of a record; of a deleted contact person, their identity. */
async function forgetFormer(
  db: Db,
  { entity, id, patterns }: { entity: string; id: number; patterns: Pattern[] },
): Promise<void> {
  await scrubHistoryOf(db, { entity, id, patterns });
  if (entity !== 'clientPerson' || (await findContact(db, id))) return;
  await forgetInHistory(db, { entity, ids: [id], fields: contactFields });
}

/**
 * The texts of a restricted person go as their own request asks, and in no other's.
 *
 * @throws HttpError 409 naming the person
 */
function assertFree(groups: FoundGroup[]): void {
  const restricted = groups
    .flatMap(({ places }) => places)
    .find(({ contact, certain }) => certain && contact?.restricted);
  if (restricted) throw conflict(restrictedPerson(restricted.title));
}

/** Takes the person out of their own request and its protocol, once all is done. */
export async function eraseOwnCase(
  db: Db,
  { texts, case: one }: { texts: PersonalTexts[]; case: PersonalCase },
): Promise<void> {
  const sought = await soughtOf(db, personOfCase(one));
  const own = literal(one.name);
  const patterns = [...sought.certain, ...sought.doubtful, { exact: own, rough: own }];
  const cases = texts.filter(({ table }) => table === 'personalCase');
  for (const text of cases) await eraseOne(db, { text, id: one.id, patterns });
  const steps = texts.filter(({ table }) => table === 'personalCaseStep');
  for (const text of steps) {
    for (const { id } of one.steps) await eraseOne(db, { text, id, patterns });
  }
}
