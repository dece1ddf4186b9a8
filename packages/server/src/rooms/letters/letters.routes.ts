import * as contract from '@zaplecze/contract/rooms/letters/calls';
import { letterColumns, letterFilters } from '@zaplecze/contract/rooms/letters/columns';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { conflict } from '../../kit/http/calls/errors.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { parseCut } from '../../kit/parsing/parsing.ts';
import { type FileReader, passFiles } from '../files/index.ts';
import { commentFromLetter, createIssue } from '../issues/index.ts';
import { findLetters } from './letters.list.queries.ts';
import * as queries from './letters.queries.ts';
import { endLetter, noteComment } from './letters.save.ts';
import { longestDescription, shortenText } from './shorten.rules.ts';
import { longestComment, withFiles } from './store-files.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockLetter>>>;

/** @throws HttpError 409 when somebody was quicker */
function assertOpen(letter: Locked): void {
  if (!queries.isOpen(letter))
    throw conflict(
      'Ktoś już zajął się tym listem. Odśwież stronę, aby zobaczyć, co się z nim stało.',
    );
}

const wordsOf = ({ fromName, fromAddress }: Locked, text: string, most: number) => {
  const from = fromName ? `${fromName} <${fromAddress}>` : fromAddress;
  return shortenText(`List od: ${from}\n\n${text}`, most);
};

const leftOf = ({ leftFiles }: Locked) => (leftFiles === '' ? [] : [leftFiles]);

/** @param readsWhole whether a person may read a letter as it came, by its number */
export const letterRoutes = (readsWhole: FileReader): Route[] => [
  ...onList(contract.listLetters, {
    find: ({ db, user, query }) => findLetters(db, user, query),
    fields: letterColumns,
    filters: letterFilters,
    sheet: { title: 'Listy', but: { subject: { width: 50 }, reason: { width: 50 } } },
  }),
  on(contract.getMailbox, async ({ db, services }) => {
    const state = await queries.findMailbox(db);
    return {
      configured: services.config.imapUrl !== undefined,
      lastRead: state?.lastRead ?? null,
      problem: state?.problem ?? null,
    };
  }),
  on(contract.getLetter, {
    record: ({ db, params }) => queries.findLetter(db, params.id),
    may: ({ user, record }) => queries.maySee(user, record),
    handle: async ({ user, record }) => ({ letter: queries.visibleLetter(user, record) }),
  }),
  on(contract.getWholeLetter, {
    record: ({ db, params }) => queries.findWhole(db, params.id),
    may: ({ db, user, params }) => readsWhole({ db, user, id: params.id }),
    handle: async ({ record }) => ({ letter: record }),
  }),
  on(contract.assignLetter, {
    record: ({ db, params }) => queries.lockLetter(db, params.id),
    may: ({ user, record }) => queries.maySee(user, record),
    handle: async ({ db, user, record, body }) => {
      assertOpen(record);
      const cut = await parseCut(record.text, 'fresh');
      const words = withFiles(cut, { names: [], left: leftOf(record) });
      const description = wordsOf(record, words, longestDescription);
      const issue = await createIssue(db, user, { ...body, description });
      await passFiles(db, record.id, { to: 'issue', id: issue });
      await endLetter(db, record.id, {
        ...{ status: letterStatus.issue, by: user.id, reason: null, issue },
      });
      return { id: issue };
    },
  }),
  on(contract.joinLetter, {
    record: ({ db, params }) => queries.lockLetter(db, params.id),
    may: ({ user, record }) => queries.maySee(user, record),
    handle: async ({ db, user, record }) => {
      assertOpen(record);
      const { issue } = record;
      const own = (await parseCut(record.text, 'own')) || record.text;
      const files =
        issue === null ? [] : await passFiles(db, record.id, { to: 'issue', id: issue });
      const words = wordsOf(record, own, longestComment);
      const text = withFiles(words, { names: files, left: leftOf(record) });
      const from = record.fromName || record.fromAddress;
      const done = issue && (await commentFromLetter(db, { issue, text, from, by: user.id }));
      if (!done) throw conflict('Ten list nie należy do żadnego zgłoszenia.');
      await noteComment(db, record.id, {
        ...{ comment: done.comment, kind: 'issue', outsider: true },
      });
      await endLetter(db, record.id, {
        ...{ status: letterStatus.comment, by: user.id, reason: null, issue: done.record },
      });
      return { id: done.record };
    },
  }),
  on(contract.putAwayLetter, {
    record: ({ db, params }) => queries.lockLetter(db, params.id),
    may: ({ user, record }) => queries.maySee(user, record),
    handle: async ({ db, user, record, body }) => {
      assertOpen(record);
      await endLetter(db, record.id, {
        ...{ status: letterStatus.putAway, by: user.id, reason: body.reason },
      });
    },
  }),
];
