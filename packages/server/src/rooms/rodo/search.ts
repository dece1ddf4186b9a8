import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { FoundGroup, PersonalCase } from '@zaplecze/contract/rooms/rodo/cases/calls';
import type { Db } from '../../kit/database/database.ts';
import {
  type PersonQuery,
  parsePersonQuery,
  personQueryPatterns,
} from '../../kit/records/person-query.ts';
import type { PersonalTexts } from '../../kit/records/personal.ts';
import { numbersIn, patternsOf } from '../../kit/records/personal-patterns.ts';
import { foldText } from '../../kit/records/spelling.ts';
import * as places from './places.queries.ts';
import { alone } from './rodo.queries.ts';

type Place = FoundGroup['places'][number];

/** Who a request is about, as it was written down. */
export const personOfCase = ({ name, email, phone }: PersonalCase): PersonQuery => {
  const { words, emails, phones } = parsePersonQuery(name);
  return {
    words,
    emails: [...emails, ...(email ? [email] : [])],
    phones: [...phones, ...(phone ? numbersIn(phone) : [])],
  };
};

/** Patterns of a person: certain ones, doubtful ones, and those that belong to nobody else in the database. */
export async function soughtOf(db: Db, person: PersonQuery): Promise<places.PersonPatterns> {
  const firstNames = await places.firstNamesAmong(db, person.words);
  const { known, certain, doubtful } = personQueryPatterns(person, firstNames);
  const own = await alone(db, {}, known);
  return {
    certain,
    doubtful,
    sure: patternsOf(own),
    own,
    wholeNames: own.names.flatMap(({ first, last }) => [
      foldText(`${first} ${last}`),
      foldText(`${last} ${first}`),
    ]),
  };
}

const humanKinds = {
  contact: 'Osoby kontaktowe',
  staff: 'Pracownicy',
  client: 'Klienci i ich dane kontaktowe',
} as const;

type Owner = { kind: string; id: number };
type Needed = Awaited<ReturnType<typeof places.placesOf>>;

/** Where a record is shown; null for what has no page of its own. */
function shownAt({ kind, id }: Owner, { projectOf, categoryOf }: Needed): Address | null {
  if (kind === 'projectTask') {
    const project = projectOf.get(id);
    return project === undefined ? null : addressOf('project', { id: project });
  }
  if (kind === 'reception') {
    return addressOf(categoryOf.get(id) === 'guest' ? 'guest' : 'parcel', { id });
  }
  const pages: Record<string, () => Address> = {
    client: () => addressOf('client', { id }),
    issue: () => addressOf('issue', { id }),
    offer: () => addressOf('offer', { id }),
    project: () => addressOf('project', { id }),
    person: () => addressOf('profile', { id }),
    document: () => addressOf('documents', { item: id }),
    knowledgeBase: () => addressOf('knowledge', { item: id }),
    personalCase: () => addressOf('personalCase', { id }),
    listExport: () => addressOf('exports'),
    disclosure: () => addressOf('disclosures'),
    processingActivity: () => addressOf('activities'),
  };
  return pages[kind]?.() ?? null;
}

/** The kind of group and its words; a register's entries are told apart by what they are. */
function groupOf(place: places.TextPlace, { categoryOf }: Needed): { kind: string; label: string } {
  if (place.table === 'file') return { kind: 'file', label: 'Nazwy plików' };
  if (place.table !== 'reception') return { kind: place.table, label: place.label };
  return categoryOf.get(place.id) === 'guest'
    ? { kind: 'guest', label: 'Goście' }
    : { kind: 'parcel', label: 'Nadawcy i odbiorcy przesyłek' };
}

/** More of a kind are not told at once. */
const mostShown = 50;

const human = (place: places.HumanPlace): Place => ({
  key: `${place.kind}/${place.id}`,
  title: place.title,
  excerpt: place.excerpt,
  certain: place.certain,
  goes: false,
  address:
    place.kind === 'staff'
      ? addressOf('profile', { id: place.id })
      : addressOf('client', { id: place.client ?? place.id }),
  contact:
    place.kind === 'contact' && place.client !== null
      ? {
          id: place.id,
          client: place.client,
          restricted: place.restricted,
          objected: place.objected,
        }
      : null,
});

/**
 * Every place that names a person, by kinds of place: records of people first, then every text that the rooms have
 * registered (rooms/house.ts), names of files among them, then the history.
 *
 * @param asking.except the request that the search is made for: it is left out of the results
 */
export async function findEverywhere(
  db: Db,
  {
    texts,
    person,
    except = 0,
    most = mostShown,
  }: { texts: PersonalTexts[]; person: PersonQuery; except?: number; most?: number },
): Promise<{ groups: FoundGroup[]; sought: places.PersonPatterns }> {
  const sought = await soughtOf(db, person);
  const asking = { sought, most: most + 1, except };
  const [humans, found, history] = await Promise.all([
    places.findHumans(db, asking),
    places.findTextPlaces(db, { texts, ...asking }),
    places.findHistoryPlaces(db, asking),
  ]);
  const of = (kind: string) => found.flatMap(({ onKind, onId }) => (onKind === kind ? [onId] : []));
  const needed = await places.placesOf(db, of('projectTask'), of('reception'));
  const groups = new Map<string, FoundGroup>();
  const add = (kind: string, label: string, place: Place) => {
    const group = groups.get(kind) ?? { kind, label, places: [], more: false };
    groups.set(kind, group);
    if (group.places.length < most) group.places.push(place);
    else group.more = true;
  };
  for (const one of humans) add(one.kind, humanKinds[one.kind], human(one));
  const listedRecords = new Set(humans.map(({ kind, id }) => `${tables[kind]}/${id}`));
  for (const one of found) {
    const { kind, label } = groupOf(one, needed);
    listedRecords.add(`${one.table}/${one.id}`);
    add(kind, label, {
      key: `${one.table}/${one.id}/${one.field}`,
      title: `${one.label} nr ${one.id}`,
      excerpt: one.excerpt.trim(),
      certain: one.certain,
      goes: one.goes,
      address: shownAt({ kind: one.onKind, id: one.onId }, needed),
      contact: null,
    });
  }
  for (const one of history) {
    if (listedRecords.has(`${one.entity}/${one.id}`)) continue;
    add('history', 'Historia zmian', {
      key: `history/${one.entity}/${one.id}`,
      title: `Historia: ${labelOf(texts, one.entity)} nr ${one.id}`,
      excerpt: one.excerpt.replaceAll(/\s+/g, ' ').trim(),
      certain: one.certain,
      goes: false,
      address: null,
      contact: null,
    });
  }
  return { groups: [...groups.values()], sought };
}

const tables = { contact: 'clientPerson', staff: 'person', client: 'client' } as const;
const records: Record<string, string> = {
  clientPerson: 'osoba kontaktowa',
  person: 'pracownik',
  client: 'klient',
};
const labelOf = (texts: PersonalTexts[], entity: string) =>
  records[entity] ??
  texts.findLast(({ table }) => table === entity)?.label.toLowerCase() ??
  'zapis';
