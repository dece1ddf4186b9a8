import { addressOf } from '@zaplecze/contract/addresses';
import { getDocument } from '@zaplecze/contract/rooms/documents/calls';
import { sql } from 'kysely';
import { fileJson, personTo } from '../../kit/database/refs.ts';
import { type StorySource, storyRows } from '../../kit/lists/story.ts';

import type { EventSource } from '../../kit/records/record-events.ts';

/** Documents everybody reads. */
export const documentStory = {
  document: {
    find: (request) =>
      storyRows(request, {
        kind: 'document',
        from: sql`document d join file f on f.id = d.file`,
        client: sql`d.client`,
        id: sql`d.id`,
        at: sql`d.created`,
        by: personTo('d.createdBy'),
        title: sql`d.filename`,
        notes: sql`array_remove(array[d."typeName", left(d.description, 200)], null)`,
        file: fileJson('f'),
        place: sql`jsonb_build_object('client', d.client)`,
      }),
    // Over the client's page, which its reader has open.
    address: ({ id, place }) =>
      addressOf('client', { id: Number(place?.client) }, { document: id }),
  },
} satisfies Record<string, StorySource>;

export const documentEvents: EventSource = {
  area: 'documents',
  allow: getDocument.allow,
  from: sql`document d`,
  id: sql`d.id`,
  name: sql`d.filename`,
  // Its name was its file's, which goes with it.
  goneName: sql`coalesce((select k.name from "documentType" k
    where k.id = (d.changes ->> 'type')::int), 'Dokument')`,
};
