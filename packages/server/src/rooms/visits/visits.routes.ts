import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as announcing from '@zaplecze/contract/rooms/visits/announced/calls';
import {
  announcedColumns,
  announcedFilters,
} from '@zaplecze/contract/rooms/visits/announced/columns';
import { comingFilter } from '@zaplecze/contract/rooms/visits/announced/fields';
import { announcedFormOf } from '@zaplecze/contract/rooms/visits/announced/forms';
import * as contract from '@zaplecze/contract/rooms/visits/calls';
import { conflict, notFound } from '../../kit/http/calls/errors.ts';
import { type Before, on } from '../../kit/http/calls/mount.ts';
import { signAddress, ticketReader } from '../../kit/http/ticket.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { readNoticesOf } from '../notifications/index.ts';
import { findLetterhead } from '../organization/index.ts';
import { replacedBy } from '../people/index.ts';
import { noteExit } from '../reception/index.ts';
import * as announced from './announced/announced.list.queries.ts';
import * as save from './announced/announced.save.ts';
import { announcedSheet } from './announced/announced.sheet.ts';
import * as queries from './visits.queries.ts';
import { mayAnswer, mayKeep } from './visits.rules.ts';
import * as visit from './visits.save.ts';

type Keyed = Before<typeof announcing.updateAnnounced>;
const locked = ({ db, user, params }: Pick<Keyed, 'db' | 'user' | 'params'>) =>
  announced.lockAnnounced(db, user, params.id);

const entered = () => conflict('Ten gość już wszedł. Zmień jego wpis w rejestrze gości.');

const guestOf = ({ db, params }: Pick<Keyed, 'db' | 'params'>) => queries.getVisit(db, params.id);

export const visitRoutes = [
  ...onList(announcing.listAnnounced, {
    find: ({ db, user, query }) => announced.findAnnounced(db, user, query),
    fields: announcedColumns,
    filters: { ...announcedFilters, ...comingFilter },
    sheet: announcedSheet,
  }),
  on(announcing.getAnnounced, {
    record: ({ db, user, params }) => announced.getAnnounced(db, user, params.id),
    may: ({ user, record }) => mayKeep(user, record),
    handle: async ({ record }) => ({ announced: record }),
  }),
  on(announcing.announceGuest, async ({ db, user, body }) => ({
    id: await save.announce(db, user, body),
  })),
  on(announcing.updateAnnounced, {
    record: locked,
    may: ({ user, record }) => mayKeep(user, record),
    handle: async ({ db, user, request, record, body }) => {
      if (record.entered !== null) throw entered();
      const { id, version } = record;
      const form = announcedFormOf(record);
      const edited = { entity: 'announcedGuest', id, version, form } as const;
      const changes = await mergeEdits(db, request, edited, body);
      return { version: await save.update(db, user, record, changes) };
    },
  }),
  on(announcing.removeAnnounced, {
    record: locked,
    may: ({ user, record }) => mayKeep(user, record),
    handle: async ({ db, record }) => {
      if (record.entered !== null) throw entered();
      await save.remove(db, record.id);
    },
  }),
  on(contract.letIn, {
    record: locked,
    handle: async ({ db, user, record }) => ({ id: await save.letIn(db, user, record) }),
  }),
  on(contract.getFrontDoor, async ({ db, user, query }) => {
    const day = query.day ?? warsawDay();
    const [expected, guests] = await Promise.all([
      announced.expectedOn(db, user, day),
      queries.visitsOn(db, day),
    ]);
    return { day, expected, guests };
  }),
  on(contract.getVisit, {
    record: guestOf,
    may: async ({ db, user, record }) =>
      user.flags.reception || mayAnswer(user, await replacedBy(db, user.id), record),
    handle: async ({ db, user, record }) => ({
      visit: {
        ...record,
        may: {
          answer: record.left === null && mayAnswer(user, await replacedBy(db, user.id), record),
        },
      },
    }),
  }),
  on(contract.answerVisit, {
    record: guestOf,
    may: async ({ db, user, record }) => mayAnswer(user, await replacedBy(db, user.id), record),
    handle: async ({ db, user, record, body }) => {
      if (record.left !== null) throw conflict('Ten gość już wyszedł.');
      await visit.keepAnswer(db, record.id, { ...body, by: user.id });
      await readNoticesOf(db, { kind: 'guestForYou', id: record.id, host: record.user?.id ?? 0 });
    },
  }),
  on(contract.leaveByBadge, async ({ db, body }) => {
    const found = await queries.lockByBadge(db, body.badge);
    if (!found) throw notFound();
    if (found.left === null) await noteExit(db, found.id);
    return { fullName: found.fullName, already: found.left !== null };
  }),
  on(contract.signBadge, {
    record: guestOf,
    handle: async ({ db, request, record }) => {
      await visit.keepVisit(db, record.id);
      return { path: await signAddress(db, request, `/api/visit/badge/${record.id}`) };
    },
  }),
  on(contract.getBadge, {
    reader: ticketReader,
    record: guestOf,
    handle: async ({ db, reply, record }) => {
      const [{ badgePdf }, badge, letterhead] = await Promise.all([
        // Its fonts and its writer are 20 MB that most servers need a few times a day.
        import('./badge.pdf.ts'),
        queries.badgeOf(db, record.id),
        findLetterhead(db, ''),
      ]);
      if (!badge) throw notFound();
      reply.type('application/pdf');
      reply.header('content-disposition', 'inline; filename="identyfikator.pdf"');
      reply.header('cache-control', 'private, no-store');
      return badgePdf({
        letterhead,
        fullName: record.fullName ?? '',
        party: record.party,
        host: record.user?.name ?? '',
        day: warsawDay(Date.parse(record.entered)).split('-').reverse().join('.'),
        people: record.people,
        code: badge,
      });
    },
  }),
  on(contract.getInside, async ({ db }) => await queries.findInside(db)),
  on(contract.startEvacuation, ({ db, user }) => visit.startEvacuation(db, user.id)),
  on(contract.endEvacuation, ({ db, user }) => visit.endEvacuation(db, user.id)),
  on(contract.tickEvacuated, async ({ db, user, body }) => {
    const open = await queries.findEvacuation(db);
    if (!open) throw conflict('Sprawdzanie obecności jest skończone.');
    if (!(await queries.isKnown(db, body.kind, body.id))) throw notFound();
    await visit.tick(db, open.id, { ...body, by: user.id });
  }),
];
