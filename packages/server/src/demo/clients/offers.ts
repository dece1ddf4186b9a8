import { Readable } from 'node:stream';
import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { copySuffix, offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import type { Db } from '../../kit/database/database.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import { type DemoOffer, demoOffers, offerReplies, refusals } from '../content/offer-data.ts';
import { pdfOf } from '../content/sample-files.ts';
import { atHour } from '../people/calendar.ts';
import type { Staff } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoProject } from '../work/projects.ts';
import type { DemoClient } from './clients.ts';

const dayLength = 86_400_000;
const { awaiting, refused, accepted, completing, submittedAnew } = offerStatus;

/** Who writes offers, by place in the staff; the employee's account sells, too, who is no manager. */
const sellers = [10, 10, 18, 26, 34, 1, 2];

type World = {
  storage: Storage;
  projectType: number[];
  refusalReason: number[];
  clients: DemoClient[];
  staff: Staff[];
  projects: DemoProject[];
  now: number;
};

type Planned = {
  name: string;
  type: number;
  client: number;
  seller: number;
  author: number;
  description: string;
  value: number | null;
  reason: number | null;
  status: number;
  created: number;
  decided: number;
  validFor: number;
  words: string | null;
  previous?: number;
};

/**
 * A year's offers: those that projects came of, those that were refused and why, those that wait, some
 * for too long, and those that were submitted anew.
 *
 * @returns the offers that projects came of
 */
export async function fillOffers(
  db: Db,
  random: Random,
  world: World,
): Promise<Map<DemoProject, number>> {
  const offerOf = new Map<DemoProject, number>();
  const plans: [Planned, DemoProject?][] = sold(random, world);
  for (const one of demoOffers) {
    const won = plans.filter(([{ type }]) => type === one.type).length;
    plans.push(...sent(random, world, one, won));
  }
  plans.sort(([a], [b]) => a.created - b.created);
  for (const [plan, project] of plans) {
    const id = await insert(db, world, plan);
    if (project) offerOf.set(project, id);
    if (plan.status === submittedAnew) await insert(db, world, anew(random, world, plan, id));
  }
  return offerOf;
}

/** Trainings, by place among the types of projects: the one service that loses its offers. */
const losing = 6;

/** More than every other project that was sold once, and each series that began meanwhile, came of an offer. */
function sold(random: Random, world: World): [Planned, DemoProject?][] {
  const firsts = world.projects.filter(
    ({ created, period }) =>
      created > world.now - 345 * dayLength && (period ? period.at === 0 : random.next() < 0.62),
  );
  return firsts.flatMap((project): [Planned, DemoProject?][] => {
    const at = world.projectType.indexOf(project.service.type);
    const what = demoOffers.find(({ type }) => type === at);
    // Trainings are sold in passing; hardly any offer of them is accepted.
    if (!what || (at === losing && random.next() < 0.75)) return [];
    const decided = project.created - random.between(1, 6) * dayLength;
    const created = onWorkingDay(random, decided - random.between(4, 20) * dayLength);
    const seller = world.staff[project.seller]?.id ?? 0;
    const plan = planned(random, world, what, { status: accepted, created });
    const own = { client: project.client.id, seller, value: project.value };
    return [[{ ...plan, ...own, decided: onWorkingDay(random, decided) }, project]];
  });
}

/** `won`: how many of its offers became projects. */
function sent(
  random: Random,
  world: World,
  what: DemoOffer,
  won: number,
): [Planned, DemoProject?][] {
  const { now } = world;
  // Right after its season most offers of a service that were accepted are more than a year old.
  const refusals =
    what.type === losing ? what.refused : Math.min(what.refused, Math.floor(won * 0.7));
  const plan = (status: number, age: number, at = 0): [Planned] => {
    const created = onWorkingDay(random, now - age * dayLength);
    return [planned(random, world, what, { status, created, at })];
  };
  return [
    ...Array.from({ length: refusals }, (_, at) => plan(refused, random.between(25, 330), at)),
    // One of each kind has waited for so long that its validity is over.
    ...Array.from({ length: what.open }, (_, at) =>
      plan(at % 4 === 1 ? completing : awaiting, at === 0 ? random.between(64, 95) : at * 9 + 1),
    ),
    // Accepted, and nobody has made its project yet.
    ...(what.type % 3 === 0 ? [plan(accepted, random.between(9, 14))] : []),
    plan(submittedAnew, random.between(30, 200)),
  ];
}

function planned(
  random: Random,
  world: World,
  what: DemoOffer,
  { status, created, at = 0 }: { status: number; created: number; at?: number },
): Planned {
  const [least, most] = what.price;
  const day = warsawDay(created);
  // In turn, so that the first of them is the most frequent whatever day it is.
  const reason = status === refused ? (what.reasons[at % what.reasons.length] ?? null) : null;
  const lines = reason === null ? offerReplies[status] : refusals[reason];
  const client = random.pick(world.clients.filter((one) => one.created < created));
  const seller = world.staff[random.pick(sellers)]?.id ?? 0;
  return {
    name: `${what.name} – oferta ${day.slice(5, 7)}/${day.slice(0, 4)}`,
    ...{ type: what.type, client: client.id, seller, author: seller, status, created },
    description: what.scope,
    // Now and then the price hangs on what the client still has to tell.
    value:
      status !== accepted && random.next() < 0.12
        ? null
        : Math.round(random.between(least, most) / 50) * 50,
    reason: reason === null ? null : (world.refusalReason[reason] ?? null),
    decided: Math.min(
      onWorkingDay(random, created + random.between(2, 20) * dayLength),
      world.now - 3_600_000,
    ),
    validFor: random.pick([21, 30, 30, 45]),
    words: status === accepted && random.next() < 0.3 ? null : random.pick(lines ?? ['']),
  };
}

const onWorkingDay = (random: Random, instant: number): number =>
  atHour(workingDay(warsawDay(instant), -1), 8 + random.next() * 7.5);

function anew(random: Random, world: World, plan: Planned, previous: number): Planned {
  const status = random.pick([awaiting, accepted, accepted]);
  const created = Math.min(plan.decided + dayLength, world.now - 7_200_000);
  return {
    ...plan,
    ...{ previous, status, created, name: `${plan.name}${copySuffix}` },
    value: plan.value === null ? 4800 : Math.round((plan.value * 0.9) / 50) * 50,
    decided: Math.min(created + random.between(1, 8) * dayLength, world.now - 3_600_000),
    words: status === accepted ? random.pick(offerReplies[accepted] ?? ['']) : null,
  };
}

/** An offer as its client gets it. */
function documentOf({ clients }: World, offer: Planned): Buffer {
  const submission = warsawDay(offer.created);
  const plain = (day: string) => day.split('-').reverse().join('.');
  const price = offer.value === null ? 'do ustalenia po analizie dokumentów' : `${offer.value} zł`;
  return pdfOf(
    'Oferta współpracy',
    [
      `${offer.name}`,
      `Łódź, dnia ${plain(submission)}`,
      '',
      `Dla: ${clients.find(({ id }) => id === offer.client)?.name ?? ''}`,
      '',
      'Zakres:',
      offer.description,
      '',
      `Wynagrodzenie netto: ${price}`,
      `Oferta jest ważna do ${plain(addDays(submission, offer.validFor))}.`,
      '',
      'Do podanych kwot doliczamy podatek VAT według obowiązującej stawki. Pracę zaczynamy w ciągu ' +
        '10 dni roboczych od przyjęcia oferty. Chętnie odpowiemy na pytania i spotkamy się w sprawie szczegółów.',
      '',
      'Z poważaniem',
      'Dział obsługi klienta',
    ],
    { letter: true },
  );
}

async function insert(db: Db, world: World, offer: Planned): Promise<number> {
  const { type, reason, author, created, decided, status, words, validFor, ...fields } = offer;
  const submission = warsawDay(created);
  // Days off may have brought them together.
  const settled = new Date(Math.max(decided, created + 1_800_000));
  const { id } = await db
    .insertInto('offer')
    .values({
      ...{ ...fields, status, submission, refusalReason: reason },
      validTo: addDays(submission, validFor),
      created: new Date(created),
      modified: status === awaiting ? new Date(created) : settled,
      ...{ createdBy: author, userModified: author },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('offerProjectType')
    .values({ offer: id, projectType: world.projectType[type] ?? 0 })
    .execute();
  if (status !== awaiting) {
    const course = { offer: id, status, comment: words, created: settled };
    await db
      .insertInto('offerComment')
      .values({ ...course, createdBy: fields.seller })
      .execute();
  }
  const storageKey = newStorageKey();
  const contentType = 'application/pdf';
  const stored = await world.storage.put(storageKey, Readable.from([documentOf(world, offer)]), {
    contentType,
  });
  const fileName = `oferta-${id}.pdf`;
  await db
    .insertInto('file')
    .values({
      ...{ fileName, contentType, storageKey, ...stored, createdBy: author },
      ...{ created: new Date(created), attachedTo: 'offer', attachedId: id },
    })
    .execute();
  return id;
}
