import type { Body } from '@zaplecze/contract/kit/endpoint';
import * as contract from '@zaplecze/contract/people';
import { personCollections, personFormOf } from '@zaplecze/contract/people.forms';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database.ts';
import { conflict, forbidden, notFound } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { onShortList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { setPushSettings } from '../notifications/devices.ts';
import { invite } from '../session/invitation.ts';
import { deactivate, liveWorkOf } from './handover.ts';
import { passwordRoutes } from './passwords.routes.ts';
import * as queries from './people.queries.ts';
import { losesAdmin, mayEdit, mayManage, mayRestore } from './people.rules.ts';
import { changeEmail, saveHanging, savePerson } from './people.save.ts';
import { peopleSheet } from './people.sheet.ts';
import * as write from './people.write.queries.ts';
import { replacementRoutes } from './replacements.routes.ts';
import { restore } from './restore.ts';

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

export const peopleRoutes = [
  on(contract.getMe, async ({ db, user }) => ({ user: await queries.getMe(db, user) })),
  on(contract.saveSetting, async ({ db, user, params, body }) => {
    await write.saveSetting(db, user.id, params.key, body.value);
    return {};
  }),
  ...onShortList(contract.listPeople, {
    find: async ({ db, user, query }) => {
      if (query.inactive && !user.flags.manager) throw forbidden();
      const list = await queries.listPeople(db, user, query.search, !query.inactive);
      return list.filter((row) => !query.department || row.department?.id === query.department);
    },
    sheet: peopleSheet,
  }),
  on(contract.getPerson, {
    record: ({ db, user, params }) => queries.getPerson(db, user, params.id),
    handle: async ({ record }) => ({ user: record }),
  }),
  on(contract.createPerson, async ({ db, user, body, services }) => {
    const { clients, replacements, substitutes, picture, ...fields } = body;
    await write.assertPlace(db, fields);
    await write.assertEmailFree(db, fields.email);
    const id = await write.insertPerson(db, { ...fields, username: fields.email });
    const saving = { db, user, services };
    await saveHanging(saving, id, { clients, replacements, substitutes });
    if (picture) await savePerson(saving, { id, picture: null }, { picture });
    await invite(db, services.config, { id, ...fields });
    return { id };
  }),
  on(contract.updatePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: ({ user, record }) => mayEdit(user, record),
    handle: async ({ db, user, request, record, body, services }) => {
      const { pushSettings, password, code, ...sent } = body;
      if (pushSettings) {
        if (record.id !== user.id) throw forbidden();
        await setPushSettings(db, services, user.id, pushSettings);
        if (Object.keys(sent).length === 0) return { version: record.version };
      }
      const joined = await joinEdits(db, { user, request, person: record }, sent);
      const { roles, clients, replacements, substitutes, picture, email, ...fields } = joined;
      if (roles && losesAdmin(user, record, roles)) await write.assertAdminRemains(db, record.id);
      await write.assertPlace(db, fields, record);
      const saving = { db, user, services };
      const signingIn = email
        ? await changeEmail({ ...saving, request }, record, { email, password, code })
        : {};
      await saveHanging(saving, record.id, { clients, replacements, substitutes });
      const own = { ...fields, ...signingIn, roles, picture };
      return { version: await savePerson(saving, record, own) };
    },
  }),
  on(contract.removePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: async ({ db, user, record, query }) => {
      await deactivate(db, user, record, query);
      return {};
    },
  }),
  on(contract.getHandover, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: ({ db, record }) => liveWorkOf(db, record.id),
  }),
  on(contract.invitePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: managed,
    handle: async ({ db, record, services }) => {
      if (!record.awaiting) throw conflict('Ta osoba ma już hasło. Może ustawić nowe sama.');
      await invite(db, services.config, record);
      return {};
    },
  }),
  on(contract.restorePerson, {
    record: ({ db, params }) => write.lockPerson(db, params.id),
    may: ({ user, record }) => record.active || mayRestore(user, record),
    handle: async ({ db, record, services }) => {
      if (record.active) throw conflict('To konto jest już czynne.');
      await restore(db, services.config, record);
      return {};
    },
  }),
  ...replacementRoutes,
  ...passwordRoutes,
];
