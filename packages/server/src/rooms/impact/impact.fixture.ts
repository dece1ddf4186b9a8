import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/impact/calls';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { createLog } from '../../kit/operations/log.ts';
import { absencesApp } from '../absences/absences.fixture.ts';
import { house } from '../house.ts';
import { peopleTasks } from '../people/index.ts';

/** Monday to Wednesday of next week. */
const monday = addDays(mondayOf(warsawDay()), 7);
export const threeDays = { dateFrom: monday, dateTo: addDays(monday, 2) };
/** A day of that week at half past ten, as an instant. */
export const at = (days: number) => readInstant(`${addDays(monday, days)} 10:30:00`) ?? '';
export const dayAfterMonday = (days: number) => addDays(monday, days);

/** A department of people with work of theirs, and short ways to settle what an absence leaves behind. */
export async function impactApp() {
  const absences = await absencesApp();
  const { it } = absences;
  const department = await it.named('department', 'Kadry');
  const member = async (): Promise<Someone> => {
    const someone = await it.signIn();
    await it.db.updateTable('person').set({ department }).where('id', '=', someone.id).execute();
    return someone;
  };
  /** A task of a person with a limit, of a project of its own. */
  const task = async (who: Someone, limit: string | null, more: object = {}) => {
    const made = await it.task(who.id);
    const { version } = await it.db
      .updateTable('projectTask')
      .set({ dateRealizationLimit: limit, ...more })
      .where('id', '=', made.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return { ...made, version };
  };
  const issue = async (users: Someone[], orderer: Someone, more: object = {}) => {
    const row = await it.db
      .insertInto('issue')
      .values({
        ...{ name: `Zgłoszenie ${Math.random()}`, description: 'Opis', type: 1, status: 1 },
        orderedBy: orderer.id,
        ...more,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    if (users.length > 0) {
      await it.db
        .insertInto('issueUser')
        .values(users.map(({ id: user }) => ({ issue: row.id, user })))
        .execute();
    }
    return row.id;
  };
  const guest = async (who: Someone, operationDate: string): Promise<number> =>
    (
      await it.db
        .insertInto('reception')
        .values({ category: 'guest', fullName: 'Jan Gość', user: who.id, operationDate })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const client = async (...carers: Someone[]): Promise<number> => {
    const id = await insertClient(it.db, { name: `Klient ${Math.random()}` });
    await it.db
      .insertInto('clientService')
      .values(carers.map(({ id: user }) => ({ client: id, user })))
      .execute();
    return id;
  };
  const get = (as: Someone | null, id: number) =>
    it.call(contract.getImpact, { as, params: { id } });
  const impact = async (as: Someone, id: number): Promise<contract.Impact> =>
    (await get(as, id)).data.impact;
  const settle = (as: Someone | null, id: number, body: object) =>
    it.call(contract.settleImpact, { as, params: { id }, body });
  const away = (who: Someone, days: object = threeDays): Promise<number> =>
    absences.made(who, days);
  /** The row of a kind, or of a record, with what is chosen for it. */
  const choose = (
    { rows }: contract.Impact,
    { kind, id }: { kind: contract.ImpactRow['kind']; id: number },
    choice: object,
  ) => {
    const row = rows.find((one) => one.kind === kind && one.id === id);
    if (!row) throw new Error(`No ${kind} ${id}`);
    return { kind, id, version: row.version, ...choice };
  };
  const substitutions = (absence: number) =>
    it.db
      .selectFrom('replacement')
      .select(['id', 'user', 'replacedUser', 'dateFrom', 'dateTo'])
      .where('absence', '=', absence)
      .execute();
  /** Lets jobs of substitutions that wait happen, those whose day has not come too. */
  const work = async (name: string): Promise<void> => {
    const task = peopleTasks(it.db, house.presence).find((one) => one.name === name);
    const context = { attempt: 1, signal: new AbortController().signal, log: createLog('silent') };
    for (const job of await waitingJobs(it.db))
      if (job.task === name) await task?.run(job.payload, context);
  };
  const count = async (who: Someone) => (await it.told(who.id)).length;
  return {
    ...{ ...absences, member, task, issue, guest, client, get, impact, settle, away, choose },
    ...{ substitutions, work, count, department },
  };
}
