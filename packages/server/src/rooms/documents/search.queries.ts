import { addressOf } from '@zaplecze/contract/addresses';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { documents } from './documents.list.queries.ts';

export const documentSearch: SearchKind = {
  allow: listDocuments.allow,
  find: (db, question) =>
    documents
      .rowsOf(db, { filter: {} })
      .innerJoin(candidates(question, 'find_document', false), 'f.id', 'd.id')
      .select(
        foundColumns({
          title: sql`d.filename`,
          notes: sql`array[d."typeName", d."clientName"]`,
          more: sql`array[left(d.description, 120)]`,
        }),
      ),
  address: ({ id }) => addressOf('documents', { item: id }),
  whole: (search) => addressOf('documents', { search }),
};
