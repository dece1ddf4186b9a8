import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import type { Random } from '../../packages/server/src/demo/random.ts';
import type { PlannedCall } from '../office/mix.ts';

/* The office's calls with own fields in them: what is written fills some, what is listed is ordered by them. */

/** Changes of clients and tasks: what these kinds of write are called in the mix (bench/office/writes.ts). */
const fillsOwn = ['Klient: zmiana', 'Nowy klient', 'Zadanie: terminy'];
const pathOf = ({ path }: { path: string }) => `/api${path.split(':')[0]}`;
const lists = [pathOf(listClients), pathOf(listAssignedTasks)];

/** A third of the lists of clients and tasks in the order of an own field, and every change of them fills three. */
export const withOwn = (plan: PlannedCall[], chance: Random): PlannedCall[] =>
  plan.map((call) => {
    if (call.method === 'GET' && lists.some((one) => call.path.startsWith(one))) {
      if (chance.next() > 1 / 3) return call;
      const [address = '', query = ''] = call.path.split('?');
      const parameters = new URLSearchParams(query);
      parameters.set('sort', `custom.${chance.pick(['number1', 'day1', 'text1', 'choice1'])}`);
      return { ...call, path: `${address}?${parameters}` };
    }
    if (call.body === undefined || !fillsOwn.includes(call.kind)) return call;
    const custom = {
      number1: chance.between(1, 100_000),
      day1: `2027-0${chance.between(1, 9)}-15`,
      text1: `UM/${chance.between(1, 999_999)}/2027`,
    };
    return { ...call, body: JSON.stringify({ ...JSON.parse(call.body), custom }) };
  });
