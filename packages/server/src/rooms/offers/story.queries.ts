import { addressOf } from '@zaplecze/contract/addresses';
import { getOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import { personTo } from '../../kit/database/refs.ts';
import { type StorySource, storyRows } from '../../kit/lists/story.ts';
import type { EventSource } from '../../kit/records/record-events.ts';
import { talkOf } from '../comments/index.ts';

const base = {
  from: sql`offer o`,
  client: sql`o.client`,
  id: sql`o.id`,
  title: sql`o.name`,
  status: sql`o.status`,
  search: sql`o.search`,
};
const common = {
  statuses: offerStatuses,
  address: ({ id }: { id: number }) => addressOf('offer', { id }),
};
const { mentions, called } = talkOf('offer', 'c.id');

/** Offers and what is said of them everybody reads. */
export const offerStory = {
  offerMade: {
    ...common,
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'offerMade',
        at: sql`o.created`,
        by: personTo('o.createdBy'),
      }),
  },
  offerDecided: {
    ...common,
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'offerDecided',
        at: sql`o.decided`,
        where: sql`o.decided is not null`,
        by: sql`(select ${personTo('k.createdBy')} from "offerComment" k
          where k.offer = o.id and k.status = o.status order by k.id desc limit 1)`,
      }),
  },
  offerComment: {
    find: (request) =>
      storyRows(request, {
        kind: 'offerComment',
        from: sql`"clientEvent" e join "offerComment" c on c.id = e.record join offer o on o.id = c.offer`,
        client: sql`e.client`,
        id: sql`e.record`,
        at: sql`e.at`,
        where: sql`e.kind = 'offerComment'`,
        by: personTo('c.createdBy'),
        title: sql`o.name`,
        text: sql`c.comment`,
        mentions,
        called,
        place: sql`jsonb_build_object('offer', o.id)`,
      }),
    address: ({ place }) => addressOf('offer', { id: Number(place?.offer) }),
  },
} satisfies Record<string, StorySource>;

export const offerEvents: EventSource = {
  area: 'offers',
  allow: getOffer.allow,
  from: sql`offer o`,
  id: sql`o.id`,
  name: sql`o.name`,
};
