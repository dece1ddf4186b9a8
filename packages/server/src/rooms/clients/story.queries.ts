import { addressOf } from '@zaplecze/contract/addresses';
import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { sql } from 'kysely';
import { personTo } from '../../kit/database/refs.ts';
import { type StoryRow, type StorySource, storyRows } from '../../kit/lists/story.ts';

import type { EventSource } from '../../kit/records/record-events.ts';

/** A consent's day as a moment: that of writing it down, if that was the same day. */
const moment = (day: string, written: string) => sql`case
  when a.${sql.ref(day)} is null or a.${sql.ref(day)} = (a.${sql.ref(written)} at time zone 'Europe/Warsaw')::date
  then a.${sql.ref(written)} else a.${sql.ref(day)}::timestamp at time zone 'Europe/Warsaw' end`;
const otherDay = (day: string, written: string) => sql`coalesce(a.${sql.ref(day)}
  <> (a.${sql.ref(written)} at time zone 'Europe/Warsaw')::date, false)`;

const consent = {
  from: sql`"clientAgreement" a join "agreementType" t on t.id = a.type`,
  client: sql`a.client`,
  id: sql`a.id`,
  planned: true,
  title: sql`t.name`,
  notes: sql`array(select p."firstName" || ' ' || p."lastName" from "clientPerson" p where p.id = a.person)`,
  place: sql`jsonb_build_object('client', a.client)`,
};
const ofClient = ({ place, id }: StoryRow) =>
  addressOf('client', { id: Number(place?.client) }, { consent: id });

/** What of a client's own data is worth telling: called otherwise, another status, other carers. */
const shownFields = ['name', 'nip', 'status', 'carer'] as const;
type ShownChanges = Partial<Record<(typeof shownFields)[number], [unknown, unknown]>>;

const labels = { name: 'Nazwa', nip: 'NIP', status: 'Status', carer: 'Opiekun' };
const wordOf = (field: string, value: unknown) =>
  field === 'status'
    ? (clientStatuses.find(({ id }) => id === value)?.name ?? '')
    : String(value ?? '');

function tellChange({ place }: StoryRow): Pick<StoryRow, 'title' | 'notes'> {
  const changes = (place?.changes ?? {}) as ShownChanges;
  const words = shownFields.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const [before, now] = change.map((value) => wordOf(field, value));
    if (field !== 'carer') return [`${labels[field]}: ${before} → ${now}`];
    return [now ? `Nowy opiekun: ${now}` : `Już nie opiekun: ${before}`];
  });
  const [title = '', ...notes] = words;
  return { title, notes };
}

const carerAt = (at: number) => sql`(select u."firstName" || ' ' || u."lastName" from person u
  where u.id = (h.changes #>> array['clientService', ${String(at)}])::int)`;

/** What everybody who opens a client reads on its page. */
export const clientStory = {
  consentGiven: {
    find: (request) =>
      storyRows(request, {
        ...consent,
        kind: 'consentGiven',
        at: moment('given', 'created'),
        day: otherDay('given', 'created'),
        by: personTo('a.createdBy'),
      }),
    address: ofClient,
  },
  consentWithdrawn: {
    find: (request) =>
      storyRows(request, {
        ...consent,
        kind: 'consentWithdrawn',
        at: moment('withdrawn', 'modified'),
        day: otherDay('withdrawn', 'modified'),
        where: sql`a.withdrawn is not null and a."endReason" is null`,
        by: personTo('a.userModified'),
      }),
    address: ofClient,
  },
  // Nobody withdrew it, so it is told of nobody.
  consentEnded: {
    find: (request) =>
      storyRows(request, {
        ...consent,
        kind: 'consentEnded',
        at: moment('withdrawn', 'modified'),
        day: otherDay('withdrawn', 'modified'),
        where: sql`a."endReason" is not null`,
      }),
    address: ofClient,
  },
  clientAdded: {
    find: (request) =>
      storyRows(request, {
        kind: 'clientAdded',
        from: sql`client c`,
        client: sql`c.id`,
        id: sql`c.id`,
        at: sql`c.created`,
        by: personTo('c.createdBy'),
        title: sql`c.name`,
      }),
    address: () => null,
  },
  contactAdded: {
    find: (request) =>
      storyRows(request, {
        kind: 'contactAdded',
        from: sql`"clientPerson" p`,
        client: sql`p.client`,
        id: sql`p.id`,
        at: sql`p.created`,
        // Not those whom the client came with.
        where: sql`p.created > (select c.created from client c where c.id = p.client)`,
        by: personTo('p.createdBy'),
        title: sql`p."firstName" || ' ' || p."lastName"`,
        notes: sql`array(select o.name from position o where o.id = p.position)`,
      }),
    address: () => null,
  },
  change: {
    find: (request) =>
      storyRows(request, {
        kind: 'change',
        from: sql`history h`,
        client: sql`h."entityId"`,
        id: sql`h.id`,
        at: sql`h.at`,
        where: sql`h.entity = 'client' and (h.action = 'update' and h.changes ?| '{name,nip,status}'::text[]
          or h.action = 'link' and h.changes ? 'clientService' and h.at > (select c.created from client c where c.id = h."entityId"))`,
        by: personTo('h.who'),
        title: sql`concat_ws(' ', h.changes #>> '{name,0}', h.changes #>> '{name,1}', h.changes #>> '{nip,0}',
          h.changes #>> '{nip,1}', ${carerAt(0)}, ${carerAt(1)})`,
        place: sql`jsonb_build_object('changes', (h.changes - 'clientService') || case
          when h.changes ? 'clientService'
          then jsonb_build_object('carer', jsonb_build_array(${carerAt(0)}, ${carerAt(1)})) else '{}' end)`,
      }),
    describe: tellChange,
    address: () => null,
  },
} satisfies Record<string, StorySource>;

const clientEvent = { area: 'clients', allow: getClient.allow } as const;

/** Everybody reads clients. Of a contact person whose data may only be stored nothing is passed on. */
export const clientEvents = {
  client: {
    ...clientEvent,
    from: sql`client c`,
    id: sql`c.id`,
    name: sql`c.name`,
    goneName: sql`d.changes ->> 'name'`,
  },
  contact: {
    ...clientEvent,
    from: sql`"clientPerson" p`,
    id: sql`p.id`,
    name: sql`p."firstName" || ' ' || p."lastName"`,
    client: sql`p.client`,
    goneClient: sql`(d.changes ->> 'client')::int`,
    where: () => sql`p.restricted is null`,
    goneName: sql`case when not d.changes ? 'restricted'
      then concat_ws(' ', d.changes ->> 'firstName', d.changes ->> 'lastName') end`,
  },
} satisfies Record<string, EventSource>;
