import type { FastifyInstance } from 'fastify';
import type { Route, Services } from '../http/calls/mount.ts';
import type { TaskHandler } from '../jobs/jobs.ts';
import type { Concerns, House, Room, Workplace } from './room.ts';

/** The kinds of a concern that one of these rooms speaks for. */
type KindsOf<R, K extends keyof Concerns> = R extends { [P in K]: infer S }
  ? S extends (house: House) => infer T
    ? keyof T
    : keyof S
  : never;

/** What these rooms say together; lacks what none of them speaks for, and then is no `House`. */
export type HouseOf<R> = {
  [K in keyof Concerns]: Pick<Concerns[K], KindsOf<R, K> & keyof Concerns[K]>;
} & {
  calls: Route[];
  /** Every call the server answers, room by room; those that lead to others come last. */
  routes: Route[];
  /** Lines for the clock of the queue. */
  crontab: string;
  jobs: (place: Workplace) => TaskHandler[];
  serve: (app: FastifyInstance, services: Services) => void;
};

const parts = new Set(['routes', 'compoundRoutes', 'serve', 'jobs', 'clock']);

type Spoken = Record<string, unknown>;

function joined(rooms: [name: string, room: Room][], concern: string, house: House): Spoken {
  const all: Spoken = {};
  for (const [name, room] of rooms) {
    const declared = (room as Spoken)[concern];
    const kinds = typeof declared === 'function' ? declared(house) : declared;
    for (const [kind, word] of Object.entries((kinds ?? {}) as Spoken)) {
      if (Object.hasOwn(all, kind)) throw new Error(`${name}: ${concern}.${kind} is said twice`);
      all[kind] = word;
    }
  }
  return all;
}

/**
 * Joins what all rooms say, each concern in one record. In which order the rooms stand does not matter.
 *
 * @param rooms by their names, for messages
 * @throws Error when two rooms speak for the same kind, or two concerns wait for one another
 */
export function gather<const Rooms extends Record<string, Room>>(
  rooms: Rooms,
): HouseOf<Rooms[keyof Rooms]> {
  const all = Object.entries<Room>(rooms);
  const house = {} as House & Spoken;
  const known = new Map<string, unknown>();

  /** Found when it is first asked for, since a room may need what others say of another concern. */
  const define = (name: string, find: () => unknown) =>
    Object.defineProperty(house, name, {
      enumerable: true,
      get: () => {
        if (!known.has(name)) {
          known.set(name, undefined);
          known.set(name, find());
        }
        const found = known.get(name);
        if (found === undefined) throw new Error(`${name} needs itself`);
        return found;
      },
    });

  const concerns = new Set(all.flatMap(([, room]) => Object.keys(room)));
  for (const concern of concerns) {
    if (!parts.has(concern)) define(concern, () => joined(all, concern, house));
  }
  define('calls', () =>
    all.flatMap(([, { routes = [] }]) => (typeof routes === 'function' ? routes(house) : routes)),
  );
  define('routes', () => [
    ...house.calls,
    ...all.flatMap(([, room]) => room.compoundRoutes?.(house) ?? []),
  ]);
  define('crontab', () => all.flatMap(([, { clock = [] }]) => clock).join('\n'));
  define('jobs', () => (place: Workplace) => all.flatMap(([, r]) => r.jobs?.(place, house) ?? []));
  define('serve', () => (app: FastifyInstance, services: Services) => {
    for (const [, room] of all) room.serve?.(app, services, house);
  });
  // At the start, so that what is said twice is not found by whoever needs it first.
  for (const name of Object.keys(house)) void house[name];
  return house as unknown as HouseOf<Rooms[keyof Rooms]>;
}
