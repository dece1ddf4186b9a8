import * as contract from '@zaplecze/contract/rooms/absences/calls';
import type { Someone } from '../../../test/http.ts';
import { peopleApp } from '../people/people.fixture.ts';

/** Three days of November, and the whole of it. */
export const days = { dateFrom: '2037-11-23', dateTo: '2037-11-25' };
export const november = { dateFrom: '2037-11-01', dateTo: '2037-11-30' };

/** People with a vacation, a private and a working kind of absence, and short ways to enter and read them. */
export async function absencesApp() {
  const it = await peopleApp();
  const type = async (name: string, more: object) =>
    (
      await it.db
        .insertInto('calendarType')
        .values({ name, color: '#2F9E44', ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const vacation = await type('urlop wypoczynkowy', {});
  const secret = await type('zwolnienie lekarskie', { isPrivate: true });
  const remote = await type('praca zdalna', { isVacation: false });
  const create = (as: Someone | null, body: object) =>
    it.call(contract.createAbsence, { as, body: { type: vacation, ...days, ...body } });
  const patch = (as: Someone | null, id: number, body: object, headers = {}) =>
    it.call(contract.updateAbsence, { as, params: { id }, body, headers });
  const remove = (as: Someone | null, id: number) =>
    it.call(contract.removeAbsence, { as, params: { id } });
  const made = async (owner: Someone, body: object = {}): Promise<number> =>
    (await create(it.manager, { owner: owner.id, ...body })).data.id;
  const list = async (as: Someone, query: object = november): Promise<contract.CalendarEntry[]> =>
    (await it.call(contract.listCalendar, { as, query: query as never })).data.list;
  const of = async (owner: Someone, as: Someone, query: object = november) =>
    (await list(as, query)).filter((entry) => entry.owner === owner.id);
  return { it, vacation, secret, remote, create, patch, remove, made, list, of };
}
