import { counted } from '@zaplecze/contract/kit/words';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { handOverClients, leaveClients } from '../clients/carers.queries.ts';
import { aboutScreen, notify } from '../notifications/notify.ts';
import { forgetDevicesOf } from '../session/devices.queries.ts';
import { endSessionsOf } from '../session/session.queries.ts';
import { handOverTasks } from '../tasks/tasks.write.queries.ts';
import { shownDay } from './people.jobs.ts';
import {
  assertAdminRemains,
  changePerson,
  isActive,
  type LockedPerson,
} from './people.write.queries.ts';
import { openReplacements, removeReplacement } from './replacements.queries.ts';

type Heirs = { clients?: number; tasks?: number };

/** @throws HttpError 400 on `clients` or `tasks` for somebody who cannot take over */
async function assertHeirs(db: Db, person: LockedPerson, heirs: Heirs): Promise<void> {
  for (const field of ['clients', 'tasks'] as const) {
    const heir = heirs[field];
    if (heir === undefined) continue;
    if (heir === person.id || !(await isActive(db, heir))) {
      throw invalid({ [field]: 'Wybierz kogoś, kto nadal pracuje' });
    }
  }
}

/**
 * Deactivates a person: they are signed out, links mailed to them open nothing, records go on
 * naming them. Clients and open tasks go to those named, who are told. Without a named heir the
 * open tasks stay as they are, and so do clients whom nobody else looks after: a client always
 * has a carer. Whom they were to stand in for is told to find somebody else.
 *
 * @throws HttpError 409 for the last administrator, 400 on `clients` or `tasks`
 */
export async function deactivate(
  db: Db,
  user: User,
  person: LockedPerson,
  heirs: Heirs,
): Promise<void> {
  if (person.roles.includes('ROLE_ADMIN')) await assertAdminRemains(db, person.id);
  await assertHeirs(db, person, heirs);
  const about = (address: string) =>
    aboutScreen({ id: person.id, name: `${person.firstName} ${person.lastName}`, address });
  const tell = (kind: 'tasksTaken' | 'clientsTaken', to: number, address: string, more: string) =>
    notify(db, {
      kind,
      to: [to],
      by: user.id,
      about: about(address),
      more,
      personal: true,
    });
  if (heirs.tasks !== undefined) {
    const count = await handOverTasks(db, person.id, heirs.tasks);
    const taken = counted(count, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań');
    if (count > 0) await tell('tasksTaken', heirs.tasks, '/task', taken);
  }
  if (heirs.clients === undefined) await leaveClients(db, person.id);
  else {
    const count = await handOverClients(db, person.id, heirs.clients);
    const address = `/client?filter[persons]=${heirs.clients}`;
    const taken = counted(count, 'klienta', 'klientów', 'klientów');
    if (count > 0) await tell('clientsTaken', heirs.clients, address, taken);
  }
  await endStandingIn(db, user, person);
  await changePerson(db, person.id, { active: false });
  await endSessionsOf(db, person.id);
  await forgetDevicesOf(db, person.id);
}

async function endStandingIn(db: Db, user: User, person: LockedPerson): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  for (const gone of await openReplacements(db, 'user', person.id)) {
    await removeReplacement(db, gone.id);
    await notify(db, {
      kind: 'substituteLeft',
      to: [gone.replacedUser],
      by: user.id,
      about: aboutScreen({ id: person.id, name, address: `/profile/edit/${gone.replacedUser}` }),
      more: `od ${shownDay(gone.dateFrom)} do ${shownDay(gone.dateTo)}`,
      personal: true,
    });
  }
}
