import { addressOf } from '@zaplecze/contract/addresses';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { documents } from './documents.list.queries.ts';

export const documentSearch: SearchKind = {
  allow: listDocuments.allow,
  find: (db, question) =>
    documents
      .rowsOf(db, { filter: {} })
      .innerJoin(candidatesWithCustom('document', question, 'find_document', false), 'f.id', 'd.id')
      .select(
        foundColumns({
          title: sql`d.filename`,
          notes: sql`array[d."typeName", d."clientName"]`,
          more: sql`array[left(d.description, 120)] || ${customReasons('document', 'd.id', question.user.flags)}`,
        }),
      ),
  address: ({ id }) => addressOf('documents', { item: id }),
  whole: (search) => addressOf('documents', { search }),
};
