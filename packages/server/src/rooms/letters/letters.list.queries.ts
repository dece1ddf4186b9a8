import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { letterList, type listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList } from '../../kit/lists/paged-list.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { letterColumns, visibleLetter } from './letters.queries.ts';

type LetterQuery = Query<typeof listLetters>;

/** What everybody who handles letters sees; administrators see the refused ones too. */
const lettersOf = (admin: boolean) =>
  pagedList(letterList, {
    from: (db: Db) => {
      const all = db.selectFrom('incomingLetter as l');
      return admin ? all : all.where('l.status', '<>', letterStatus.refused);
    },
    id: 'l.id',
    search: { in: 'l.search', fragments: 'l.fragments' },
    sort: {
      received: 'l.received',
      from: asCounted('l.fromAddress'),
      subject: asCounted('l.subject'),
    },
    filters: { status: among('l.status') },
  });

const [forAdmins, forManagers] = [lettersOf(true), lettersOf(false)];

export const findLetters = (db: Db, user: User, query: LetterQuery) =>
  (user.flags.admin ? forAdmins : forManagers).pageOf(
    db,
    query,
    (wanted) => wanted.select(letterColumns),
    { row: (row) => visibleLetter(user, row) },
  );
