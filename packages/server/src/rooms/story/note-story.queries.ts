import { addressOf } from '@zaplecze/contract/addresses';
import { sql } from 'kysely';
import { filesOf, personTo } from '../../kit/database/refs.ts';
import { type StorySource, storyRows } from '../../kit/lists/story.ts';
import { talkOf } from '../comments/index.ts';
import { noteEdit } from './notes.queries.ts';

const { mentions, called } = talkOf('client', 'n.id');

/** Notes, read by everybody who opens the client. */
export const noteStory = {
  note: {
    find: (request) =>
      storyRows(request, {
        kind: 'note',
        from: sql`"clientNote" n`,
        client: sql`n.client`,
        id: sql`n.id`,
        at: sql`n.created`,
        by: personTo('n.createdBy'),
        title: sql`''`,
        text: sql`n.text`,
        mentions,
        called,
        note: sql`json_build_object('contact', n.contact, 'version', n.version,
          'files', ${filesOf('clientNote', 'n.id')}, 'edited', ${noteEdit})`,
        place: sql`jsonb_build_object('client', n.client)`,
      }),
    address: ({ place }) => addressOf('client', { id: Number(place?.client) }),
  },
} satisfies Record<string, StorySource>;
