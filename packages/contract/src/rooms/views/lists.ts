import type { PlainPage } from '../../addresses.ts';
import { encodeQuery } from '../../kit/calls/query.ts';
import type { CustomRecord } from '../../kit/fields/custom-fields.ts';
import { tables } from '../tables.ts';

/** What pages and server both know of saved views, free of schemas. */

/** Screens with a list of which views can be saved and columns chosen; every screen with a paged list is one. */
export const viewLists = [
  'tasks',
  'issues',
  'yourIssues',
  'letters',
  'clients',
  'projects',
  'offers',
  'guests',
  'ownGuests',
  'parcels',
  'absenceRequests',
  'balances',
  'documents',
  'knowledge',
  'serviceDefinitions',
  'procedureDefinitions',
  'taskDefinitions',
  'personalCases',
  'consents',
  'disclosures',
  'dashboardTasks',
  ...(Object.keys(tables) as (keyof typeof tables)[]),
] as const satisfies readonly PlainPage[];
export type ViewList = (typeof viewLists)[number];

/** The lists of each kind of record that has own fields. */
export const customViewLists: { readonly [K in CustomRecord]?: readonly ViewList[] } = {
  client: ['clients'],
  project: ['projects'],
  issue: ['issues', 'yourIssues'],
  offer: ['offers'],
  document: ['documents'],
  task: ['tasks', 'dashboardTasks'],
  guest: ['guests', 'ownGuests'],
  parcel: ['parcels'],
};

/** With whom a view is shared. */
export const viewShares = ['nobody', 'department', 'everybody'] as const;
export type ViewShare = (typeof viewShares)[number];

/** As many views a person may have in the menu: each is counted there. */
export const mostPinned = 12;

/**
 * The parts of an address that a view keeps: filter, order, rows a page, columns, look and by what a board has its columns, and which half of a list
 * it is. Words that are searched for and the page are of the moment.
 */
const storedKeys = [
  ...['filter', 'sort', 'order', 'perPage', 'columns', 'look', 'by'],
  ...['reported', 'history'],
];

/**
 * The part of an address that a view stores, as the address has it behind its `?`, in a fixed order: two views can be
 * compared.
 */
export function viewState(search: Record<string, unknown>): string {
  const { filter } = search;
  const named = Object.entries(typeof filter === 'object' && filter !== null ? filter : {});
  const sorted = Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
  return encodeQuery(
    Object.fromEntries(storedKeys.map((key) => [key, key === 'filter' ? sorted : search[key]])),
  );
}

export const viewNeeded = 'Podaj nazwę widoku';
