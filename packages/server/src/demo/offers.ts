import { Readable } from 'node:stream';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import { offerStatus } from '@zaplecze/contract/offers.lists';
import type { Db } from '../kit/database/database.ts';
import { newStorageKey, type Storage } from '../kit/files/storage.ts';
import { tinyPdf } from './clients.ts';
import * as data from './company-data.ts';
import type { Staff } from './people.ts';
import type { Random } from './random.ts';

const dayLength = 86_400_000;

const scopes = [
  'Zakres: prowadzenie ksiąg, deklaracje VAT i CIT, roczne sprawozdanie. Miesięczny raport do 20. dnia miesiąca.',
  'Przegląd rozliczeń za dwa lata wraz z rekomendacjami i spotkaniem podsumowującym.',
  'Stała opieka dwa razy w tygodniu i dyżur telefoniczny w dni robocze.',
  'Szkolenie dla dziesięciu osób w siedzibie klienta, z materiałami.',
];
const { awaiting, refused, accepted, completing, submittedAnew } = offerStatus;
const said: Record<number, string[]> = {
  [refused]: ['Za drogo, wybrali tańszą firmę.', 'Decyzja odłożona na przyszły rok.'],
  [accepted]: ['Podpisują od pierwszego.', 'Bez uwag, prosimy o umowę.'],
  [completing]: ['Proszą o rozbicie ceny na miesiące.', 'Brakuje zakresu dla drugiego oddziału.'],
  [submittedAnew]: [
    'Nowa wycena po rozmowie z zarządem.',
    'Zmienił się zakres, składamy ponownie.',
  ],
};
/** How the statuses are spread, in an order that repeats. */
const course = [
  awaiting,
  accepted,
  completing,
  awaiting,
  refused,
  accepted,
  submittedAnew,
  awaiting,
  accepted,
  refused,
];

type World = {
  storage: Storage;
  projectType: number[];
  refusalReason: number[];
  clients: number[];
  staff: Staff[];
  now: number;
};

/** About 90 offers in all states, each with its file; those submitted anew lead to the next one. */
export async function fillOffers(db: Db, random: Random, world: World): Promise<void> {
  for (let at = 0; at < 80; at += 1) {
    const offer = plan(random, world, course[at % course.length] ?? awaiting);
    const id = await insert(db, random, world, offer);
    if (offer.status !== submittedAnew) continue;
    const created = Math.min(offer.decided + dayLength, world.now - 3_600_000);
    const name = `${offer.name} - złożona ponownie`;
    const next = {
      ...offer,
      name,
      status: random.pick([awaiting, accepted]),
      created,
      previous: id,
    };
    await insert(db, random, world, { ...next, decided: Math.min(created + dayLength, world.now) });
  }
}

type Planned = ReturnType<typeof plan> & { previous?: number };

function plan(random: Random, world: World, status: number) {
  const type = random.between(0, world.projectType.length - 1);
  const day = Math.floor(world.now / dayLength) - random.between(1, 220);
  // By UTC, so within office hours all year.
  const created =
    day * dayLength + random.between(8, 13) * 3_600_000 + random.between(0, 59) * 60_000;
  return {
    name: `${data.serviceTypes[type]} – oferta ${new Date(created).getUTCFullYear()}`,
    types: [world.projectType[type] ?? 0],
    client: random.pick(world.clients),
    // The employee's account sells too, so that a seller who is no manager can be tried.
    seller: random.pick(world.staff.slice(0, 12)).id,
    author: random.pick(world.staff.slice(0, 2)).id,
    description: random.pick(scopes),
    // Now and then the price is not settled yet, or depends on the scope.
    value: random.next() < 0.15 ? null : random.between(8, 240) * 250,
    refusalReason: status === refused ? random.pick(world.refusalReason.slice(0, 3)) : null,
    status,
    created,
    decided: Math.min(created + random.between(1, 20) * dayLength, world.now - 3_600_000),
  };
}

async function insert(db: Db, random: Random, world: World, offer: Planned): Promise<number> {
  const { types, author, created, decided, status, ...fields } = offer;
  const submission = addDays(warsawDay(created), random.between(0, 6));
  const { id } = await db
    .insertInto('offer')
    .values({
      ...fields,
      status,
      submission,
      validTo: addDays(submission, random.pick([14, 30, 30, 60])),
      created: new Date(created),
      modified: new Date(status === awaiting ? created : decided),
      createdBy: author,
      userModified: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('offerProjectType')
    .values(types.map((projectType) => ({ offer: id, projectType })))
    .execute();
  if (status !== awaiting) {
    const comment = random.pick(said[status] ?? ['']);
    const course = { offer: id, status, comment, created: new Date(decided), createdBy: author };
    await db.insertInto('offerComment').values(course).execute();
  }
  const storageKey = newStorageKey();
  const contentType = 'application/pdf';
  const stored = await world.storage.put(storageKey, Readable.from([tinyPdf]), { contentType });
  const fileName = `oferta-${id}.pdf`;
  await db
    .insertInto('file')
    .values({
      ...{ fileName, contentType, storageKey, ...stored, createdBy: author },
      attachedTo: 'offer',
      attachedId: id,
    })
    .execute();
  return id;
}
