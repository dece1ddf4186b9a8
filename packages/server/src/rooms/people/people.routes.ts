import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/people/calls';
import { personCollections, personFormOf } from '@zaplecze/contract/rooms/people/forms';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onShortList } from '../../kit/lists/list-routes.ts';
import type { Config } from '../../kit/operations/config.ts';
import { mergeEdits } from '../changes/index.ts';
import { recordHistory } from '../history/index.ts';
import { setPushSettings } from '../notifications/index.ts';
import { type CalendarAddresses, invite } from '../session/index.ts';
import type { EmploymentEnd, EmploymentStart } from './employment.ts';
import { personHistory } from './history.queries.ts';
import { deactivate, handoverOf } from './leaving/handover.ts';
import { restore } from './leaving/restore.ts';
import type { AccountWork } from './leaving/work.ts';
import { passwordRoutes } from './passwords.routes.ts';
import * as queries from './people.queries.ts';
import {
  assertMayList,
  assertOwn,
  mayEdit,
  mayManage,
  mayRestore,
  maySeeHistory,
  seesContactData,
} from './people.rules.ts';
import * as save from './people.save.ts';
import { peopleSheet } from './people.sheet.ts';
import * as write from './people.write.queries.ts';
import type { SubstitutePresence } from './replacements/bounds.ts';
import { replacementRoutes } from './replacements/replacements.routes.ts';

const managed = ({ user, record }: { user: User; record: write.LockedPerson }) =>
  mayManage(user, record);

type Sent = Omit<Body<typeof contract.updatePerson>, 'pushSettings'>;

/** The changes of both editors; whom somebody looks after may come as additions and removals alone. */
async function joinEdits(
  db: Db,
  { user, request, person }: { user: User; request: FastifyRequest; person: write.LockedPerson },
  { clients, ...sent }: Sent,
) {
  const whole = await queries.getPerson(db, user, person.id);
  if (!whole) throw notFound();
  const { id, version } = person;
  const form = personFormOf(whole);
  const edited = { entity: 'person', id, version, form, collections: personCollections } as const;
  const list = Array.isArray(clients) ? { clients } : {};
  const joined = await mergeEdits(db, request, edited, { ...sent, ...list });
  if (clients === undefined || Array.isArray(clients)) return joined;
  const rest = form.clients.filter((one) => !clients.remove.includes(one));
  return { ...joined, clients: [...new Set([...rest, ...clients.add])] };
}

/** Fields of a profile that go out of sight when the person leaves. */
const contactData = ['phone', 'email', 'businessArea', 'custom'];

/** What other rooms do with a person: the work on their account (`work`), their views and drafts, their calendar addresses. */
type PersonServices = {
  work: AccountWork;
  employmentStart: EmploymentStart;
  employmentEnd: EmploymentEnd;
  menu: queries.OfMenu;
  addresses: CalendarAddresses;
  presence: SubstitutePresence;
};

/** Without a mail server letters lie in the server's folder. */
const staysHere = ({ smtpUrl }: Config) => smtpUrl === undefined;

export const peopleRoutes = ({
  work,
  employmentStart,
  employmentEnd,
  menu,
  addresses,
  presence,
}: PersonServices) => [
  on(contract.getMe, async ({ db, user, services: { config } }) => ({
    user: {
      ...(await queries.getMe(db, user, menu)),
      ...{ lists: config.lists, unused: config.unused },
    },
  })),
  on(contract.saveSetting, ({ db, user, params, body }) =>
    write.saveSetting(db, user.id, params.key, body.value),
  ),
  ...onShortList(contract.listPeople, {
    find: async ({ db, user, query }) => {
      assertMayList(user, query.inactive === true);
      const list = await queries.listPeople(db, user, query.search, !query.inactive);
      return list.filter((row) => !query.department || row.department?.id === query.department);
    },
    sheet: peopleSheet,
    custom: 'person',
  }),
  on(contract.getPerson, {
    record: ({ db, user, params }) => queries.getPerson(db, user, params.id),
    handle: async ({ record }) => ({ user: record }),
  }),
  on(contract.createPerson, async ({ db, user, request, body, services }) => ({
    id: await save.create({ db, user, services, work, presence, employmentStart, request }, body),
    stored: staysHere(services.config),
  })),
  on(contract.updatePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id, 'fields'),
    may: ({ user, record }) => mayEdit(user, record),
    handle: async ({ db, user, request, record, body, services }) => {
      const { pushSettings, password, code, ...sent } = body;
      if (pushSettings) {
        assertOwn(user, record);
        await setPushSettings(db, services, user.id, pushSettings);
        if (Object.keys(sent).length === 0) return { version: record.version };
      }
      const joined = await joinEdits(db, { user, request, person: record }, sent);
      const saving = { db, user, services, work, presence, request };
      return { version: await save.update(saving, record, joined, { password, code }) };
    },
  }),
  on(contract.fillPerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id, 'fields'),
    may: ({ user, record }) => mayEdit(user, record),
    handle: async ({ db, user, request, record, body, services }) => {
      const joined = await joinEdits(db, { user, request, person: record }, body);
      const saving = { db, user, services, work, presence, request };
      return { version: await save.update(saving, record, joined, {}) };
    },
  }),
  on(contract.removePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: async ({ db, user, record, query, body, services }) => {
      const { end: endCalendars } = addresses;
      const leaving = { db, user, work, config: services.config, endCalendars };
      const { rows, lastDay } = body;
      const outside = lastDay
        ? await employmentEnd.employment.end(db, user, record.id, lastDay)
        : [];
      await deactivate(leaving, record, query, rows);
      return { outside };
    },
  }),
  on(contract.getHandover, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: async ({ db, user, record }) => ({
      employment: await employmentEnd.employment.find(db, user, record.id),
      ...(await handoverOf(db, work, record)),
    }),
  }),
  on(contract.invitePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: async ({ db, user, record, services }) => {
      if (!record.awaiting) throw conflict('Ta osoba ma już hasło. Może ustawić nowe sama.');
      const link = await invite(db, services.config, record);
      const stored = staysHere(services.config);
      // The link opens the account: it is an administrator's to hand over.
      return { stored, link: stored && user.flags.admin ? link : null };
    },
  }),
  on(contract.restorePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: ({ user, record }) => record.active || mayRestore(user, record),
    handle: async ({ db, user, record, services }) => {
      if (record.active) throw conflict('To konto jest już czynne.');
      await restore(db, services.config, { person: record, by: user.id });
      const { lastDay = null } = (await employmentEnd.employment.find(db, user, record.id)) ?? {};
      const ended = lastDay !== null && lastDay <= warsawDay() ? lastDay : null;
      return { stored: staysHere(services.config), ended };
    },
  }),
  ...replacementRoutes(presence),
  ...passwordRoutes(addresses),
  recordHistory(profileHistory, {
    source: personHistory,
    record: ({ db, user, params }) => queries.getPerson(db, user, params.id),
    may: ({ user, record }) => maySeeHistory(user, record),
    hides: ({ user, record }) => (seesContactData(user, record) ? [] : contactData),
  }),
];
