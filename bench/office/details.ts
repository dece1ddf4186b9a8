import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { getProject, listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import type { Random } from '../../packages/server/src/demo/random.ts';
import { type Wire, wireOf } from '../requests.ts';
import type { OfficeCall } from './mix.ts';
import type { Person } from './people.ts';
import type { Records } from './records.ts';
import { pickWeighted } from './weighted.ts';

const detailCall = (kind: string, wire: Wire): OfficeCall => ({ kind, group: 'details', ...wire });

type Screen = (person: Person, records: Records, chance: Random) => OfficeCall[];

/** The page of a client asks for what stands on it beside the client (client-view.page.tsx). */
const client: Screen = ({ flags }, { clients }, chance) => {
  const { id } = chance.pick(clients);
  const query = { page: 1, perPage: 10, filter: { client: String(id) } };
  const newest = { ...query, sort: 'modifiedDate', order: 'desc' } as const;
  return [
    detailCall('Klient', wireOf(getClient, { params: { id } })),
    detailCall('Klient: dokumenty', wireOf(listDocuments, { query: newest })),
    detailCall('Klient: oferty', wireOf(listOffers, { query })),
    detailCall('Klient: województwa', wireOf(listProvinces, {})),
    ...(flags.manager ? [detailCall('Klient: projekty', wireOf(listProjects, { query }))] : []),
  ];
};

const project: Screen = (_, { projects }, chance) => [
  detailCall('Projekt', wireOf(getProject, { params: { id: chance.pick(projects) } })),
];

const offer: Screen = (_, { offers }, chance) => [
  detailCall('Oferta', wireOf(getOffer, { params: { id: chance.pick(offers) } })),
];

/** Managers open any issue, others those they take part in. */
const issue: Screen = ({ id, flags }, { own, issues }, chance) => {
  const mine = own.get(id);
  const part = [...(mine?.open ?? []), ...(mine?.issues ?? [])].map((one) => one.id);
  const known = flags.manager ? issues : part;
  if (known.length === 0) return [];
  return [detailCall('Zgłoszenie', wireOf(getIssue, { params: { id: chance.pick(known) } }))];
};

const task: Screen = ({ id }, { own }, chance) => {
  const mine = own.get(id);
  const known = chance.next() < 0.5 && mine?.turn.length ? mine.turn : (mine?.planned ?? []);
  if (known.length === 0) return [];
  return [detailCall('Zadanie', wireOf(getTask, { params: chance.pick(known) }))];
};

const screens: [number, Screen][] = [
  [30, client],
  [30, task],
  [20, issue],
  [8, offer],
];
const ofManagers: [number, Screen] = [15, project];

/** A record that the person opens: every call its screen makes at once. Empty: there is none of theirs. */
export const anyScreen: Screen = (person, records, chance) =>
  pickWeighted(person.flags.manager ? [...screens, ofManagers] : screens, chance)(
    person,
    records,
    chance,
  );
