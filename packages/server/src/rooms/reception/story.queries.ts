import { addressOf } from '@zaplecze/contract/addresses';
import { sql } from 'kysely';
import { type StoryRequest, type StorySource, storyRows } from '../../kit/lists/story.ts';

/** As `mayReadReception`: the registers are the reception's, others read what concerns them. */
const seen = ({ user }: StoryRequest) =>
  user.flags.reception ? sql`true` : sql`r."user" = ${user.id}`;

const base = {
  from: sql`reception r`,
  client: sql`r.client`,
  id: sql`r.id`,
  at: sql`r."operationDate"`,
  planned: true,
  search: sql`r.search`,
};

const parcel = (kind: 'parcelIn' | 'parcelOut', direction: string): StorySource => ({
  find: (request) =>
    storyRows(request, {
      ...base,
      kind,
      where: sql`r.category = 'parcel' and r.direction = ${direction} and ${seen(request)}`,
      title: sql`r."sysNumber"`,
      notes: sql`array_remove(array[nullif(left(r.description, 200), ''), nullif(r."userName", '')], null)`,
    }),
  address: ({ id }) => addressOf('parcel', { id }),
});

export const receptionStory = {
  guest: {
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'guest',
        where: sql`r.category = 'guest' and ${seen(request)}`,
        title: sql`r."fullName"`,
        notes: sql`array_remove(array[nullif(left(r.description, 200), ''), nullif(r."userName", '')], null)`,
      }),
    address: ({ id }) => addressOf('guest', { id }),
  },
  parcelIn: parcel('parcelIn', 'inbound'),
  parcelOut: parcel('parcelOut', 'outbound'),
} satisfies Record<string, StorySource>;
