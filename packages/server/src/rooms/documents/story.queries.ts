import { addressOf } from '@zaplecze/contract/addresses';
import { sql } from 'kysely';
import { fileJson, personTo } from '../../kit/database/refs.ts';
import { type StorySource, storyRows } from '../../kit/lists/story.ts';

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
