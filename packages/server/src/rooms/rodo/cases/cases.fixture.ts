import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import type { Someone } from '../../../../test/http.ts';
import { historyApp } from '../../history/history.fixture.ts';

type Place = cases.FoundGroup['places'][number];

/** A company with people of each right, and short ways to search, to register requests and guests. */
export async function casesApp() {
  const it = await historyApp();
  const { admin } = it;
  const find = async (text: string): Promise<cases.FoundGroup[]> => {
    const answer = await it.call(cases.findPersonal, { as: admin, body: { text } });
    return answer.data.groups;
  };
  return {
    ...it,
    find,
    kinds: async (text: string) => (await find(text)).map(({ kind }) => kind),
    /** Registers a request; gives its id. */
    request: async (body: object): Promise<number> => {
      const whole = {
        ...{ kind: 'erasure', name: 'Ktoś Nieznany', channel: 'email' },
        ...{ received: addDays(warsawDay(), -3), handler: admin.id, ...body },
      };
      return (await it.call(cases.createCase, { as: admin, body: whole })).data.id;
    },
    read: async (id: number): Promise<cases.PersonalCase> =>
      (await it.call(cases.getCase, { as: admin, params: { id } })).data.case,
    places: async (id: number): Promise<Place[]> => {
      const answer = await it.call(cases.casePlaces, { as: admin, params: { id } });
      return answer.data.groups.flatMap((group: cases.FoundGroup) => group.places);
    },
    erase: (id: number, confirmed: string[] = []) =>
      it.call(cases.eraseCase, { as: admin, params: { id }, body: { confirmed } }),
    guest: async (fullName: string, more: object = {}): Promise<number> => {
      const firm = 'client' in more ? {} : { clientName: 'Wolontariat' };
      const whole = { category: 'guest', fullName, user: it.manager.id, ...firm };
      const body = { ...whole, operationDate: '2026-11-20 10:00', ...more };
      return (await it.call(createReception, { as: admin, body })).data.id;
    },
    /** Opens a file by a signed address, as the pages do. */
    open: async (path: string, as: Someone = admin) => {
      const signed = await it.call(exportTicket, { as, body: { path } });
      return await it.app.inject({ method: 'GET', url: signed.data.path });
    },
  };
}
