import { allows } from '@zaplecze/contract/permissions';
import type { Random } from '../../packages/server/src/demo/random.ts';
import type { List } from '../lists/list.ts';
import { filtersOf, lists, sortsOf } from '../lists/lists.ts';
import type { Values } from '../lists/values.ts';
import { callAddress } from '../requests.ts';
import type { OfficeCall } from './mix.ts';
import type { Person } from './people.ts';
import { pickWeighted } from './weighted.ts';

/** How often people look at which list; the bell and the numbers in the menu are asked with every page. */
const weights: [number, List][] = [
  [18, lists.tasks],
  [14, lists.clients],
  [12, lists.projects],
  [10, lists.issues],
  [10, lists.assigned],
  [4, lists.reported],
  [8, lists.offers],
  [6, lists.documents],
  [20, lists.parcels],
  [20, lists.guests],
  [3, lists.articles],
  [1, lists.taskDefinitions],
  [1, lists.procedureDefinitions],
  [1, lists.serviceDefinitions],
];

/** What the menu asks beside: how much is still to be done (use-open-task-count.ts and its like). */
const counted = [lists.tasks, lists.assigned];

/** Letters that people have typed when they stop for long enough to be answered. */
const typed = [1, 2, 3, 4, 4, 5, 5, 5];

const listCall = (list: List, person: Person, query: object, kind = list.name): OfficeCall => ({
  kind,
  group: 'lists',
  method: 'GET',
  path: callAddress(list.endpoint, { user: person.id }, query),
});

/** One page of one list that the person may see: page, order, filters and search by chance. */
export function anyList(person: Person, values: Values, chance: Random): OfficeCall {
  if (chance.next() < 0.15) {
    const list = chance.pick(counted);
    const query = { perPage: 1, filter: list.usual };
    return listCall(list, person, query, `${list.name}: liczba w menu`);
  }
  const allowed = weights.filter(([, { endpoint }]) => allows(endpoint.allow, person.flags));
  const list = pickWeighted(allowed, chance);
  const chosen: Record<string, string | number> = { ...list.usual, ...list.fixed };
  const filters = chance.next() < 0.4 ? chance.some(filtersOf(list), chance.between(1, 2)) : [];
  for (const name of filters) chosen[name] = values.filter(list, name, chance, person.id).value;
  const narrow = filters.length > 0 || chance.next() < 0.25;
  const search = narrow && chance.next() < 0.6 ? wordOf(list, values, chance) : undefined;
  const order = chance.next() < 0.35 && {
    sort: chance.pick(sortsOf(list)),
    order: chance.pick(['asc', 'desc']),
  };
  const page = chance.next() < 0.6 ? 1 : chance.between(2, narrow ? 3 : (list.pages ?? 40));
  return listCall(list, person, { page, search, ...order, filter: inOrder(chosen) });
}

/** Some search by two words, most by the beginning of one. */
const wordOf = (list: List, values: Values, chance: Random) =>
  chance.next() < 0.1
    ? values.words(list, chance)
    : values.fragment(list, chance.pick(typed), chance);

/** Of two days the earlier one comes first: the contract refuses a range that runs backwards. */
function inOrder(chosen: Record<string, string | number>) {
  for (const name of Object.keys(chosen).filter((each) => each.endsWith('From'))) {
    const other = name.replace(/From$/, 'To');
    const [from, to] = [chosen[name], chosen[other]];
    if (from !== undefined && to !== undefined && from > to) {
      chosen[name] = to;
      chosen[other] = from;
    }
  }
  return chosen;
}
