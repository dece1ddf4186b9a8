import { Readable } from 'node:stream';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import type { Db } from '../../kit/database/database.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import * as data from '../content/company-data.ts';
import { pdfOf } from '../content/sample-files.ts';
import type { Staff } from '../people/people.ts';
import { atWork, type Random } from '../random.ts';
import { registeredAs } from './registries.ts';

/** A NIP whose tenth digit fits the weights of the tax office. */
function makeNip(random: Random): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  for (;;) {
    const digits = Array.from({ length: 9 }, (_, at) => random.between(at === 0 ? 1 : 0, 9));
    const check = weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11;
    if (check < 10) return [...digits, check].join('');
  }
}

/** 'https://jodla-biuro.example' of 'Biuro rachunkowe „Jodła” S.A.'; two firms of three have one. */
function websiteOf(name: string, at: number): string | null {
  if (at % 3 === 2) return null;
  const [, trade = '', firm = ''] = /^(\S+).* „(.*)”/.exec(name) ?? [];
  const letters = `${firm} ${trade}`.toLowerCase().replaceAll('ł', 'l').normalize('NFD');
  return `https://${letters.replace(/\p{M}/gu, '').replace(/[^a-z]+/g, '-')}.example`;
}

const mobile = (random: Random) =>
  `${random.pick(['501', '602', '693', '721', '794', '888'])} ${random.between(100, 999)} ${random.between(100, 999)}`;

type Ids = { projectType: number[]; tag: number[]; position: number[]; agreementType: number[] };
const ownerPositions = [13, 14, 15, 0];

const { inactive, active, potential, resigned } = clientStatus;
/** How the statuses are spread. */
const statuses = [
  ...[active, active, active, active, active],
  ...[potential, potential, inactive, resigned],
];

export type DemoClient = { id: number; name: string; created: number };

/** Clients by their place: those served for years, those that came meanwhile, and those whose carer has left. */
const [old, known] = [62, 101];
const uncared = [103, 117, 131, 146, 158];
/** Those who care for clients, by place in the staff: accountants, customer service, advisers. */
const carers = [1, 2, 4, 10, 12, 18, 20, 26, 28, 34, 36, 5, 14, 17];

/** About 180 clients with contact persons, carers, tags, services and some consents. */
export async function fillClients(
  db: Db,
  random: Random,
  storage: Storage,
  { ids, staff, now }: { ids: Ids; staff: Staff[]; now: number },
): Promise<DemoClient[]> {
  const names = new Set<string>();
  while (names.size < 180) {
    const kind = random.pick(data.trades);
    names.add(`${kind} „${random.pick(data.firmNames)}” ${random.pick(data.forms)}`.trim());
  }
  const rows = [...names].map((name, at) => {
    const [city, province, code] = random.pick(data.cities);
    const street = `${random.pick(data.streets)} ${random.between(1, 140)}`;
    const postalCode = `${code}-${String(random.between(1, 999)).padStart(3, '0')}`;
    const site = `firma${random.between(100, 999)}.example`;
    const phone = mobile(random);
    const age =
      at < old
        ? random.between(430, 1300)
        : random.between(at < known ? 380 : 5, at < known ? 900 : 420);
    const created = new Date(atWork(random, now - age * 86_400_000));
    return {
      name,
      phone,
      email: `biuro@${site}`,
      website: websiteOf(name, at),
      ...registeredAs(name, at),
      city,
      street,
      postalCode,
      province,
      fvName: name,
      fvPhone: phone,
      fvEmail: `faktury@${site}`,
      nip: makeNip(random),
      fvCity: city,
      fvStreet: street,
      fvPostalCode: postalCode,
      fvProvince: province,
      status: at < old || uncared.includes(at) ? active : random.pick(statuses),
      color: random.pick([
        '#0B6E75',
        '#B5541C',
        '#5B3FA8',
        '#2F9E44',
        '#E8590C',
        '#1971C2',
        '#C2255C',
        '#868E96',
      ]),
      created,
      modified: new Date(
        Math.max(
          created.getTime(),
          atWork(
            random,
            created.getTime() + random.next() * (now - 86_400_000 - created.getTime()),
          ),
        ),
      ),
      createdBy: staff[random.pick(carers)]?.id ?? null,
      userModified: staff[random.pick(carers)]?.id ?? null,
    };
  });
  const inserted = await db.insertInto('client').values(rows).returning('id').execute();
  const clients = inserted.map((row) => row.id);
  const links = <T>(make: (client: number) => T[]) => clients.flatMap(make);
  await db
    .insertInto('clientTag')
    .values(
      links((client) => random.some(ids.tag, random.between(0, 3)).map((tag) => ({ client, tag }))),
    )
    .execute();
  await db
    .insertInto('clientProjectType')
    .values(
      links((client) =>
        random
          .some(ids.projectType, random.between(1, 3))
          .map((projectType) => ({ client, projectType })),
      ),
    )
    .execute();
  await db
    .insertInto('clientService')
    .values(
      links((client) =>
        random
          .some(carers, uncared.includes(clients.indexOf(client)) ? 0 : random.between(1, 3))
          .map((place) => ({ client, user: staff[place]?.id ?? 0 })),
      ),
    )
    .execute();
  const cameOn = new Map(clients.map((id, at) => [id, rows[at]?.created ?? new Date(now)]));
  const contacts = await db
    .insertInto('clientPerson')
    .values(
      links((client) =>
        Array.from({ length: random.between(1, 4) }, () => {
          const woman = random.next() < 0.5;
          const [he, she] = random.pick(data.surnames);
          return {
            client,
            created: cameOn.get(client) ?? new Date(now),
            firstName: random.pick(woman ? data.women : data.men),
            lastName: woman ? she : he,
            phone: mobile(random),
            email: random.next() < 0.6 ? `kontakt${random.between(1, 999)}@firma.example` : null,
            position: ids.position[random.pick(ownerPositions)] ?? null,
          };
        }),
      ),
    )
    .returning(['id', 'client'])
    .execute();
  await fillConsents(db, random, storage, {
    contacts,
    types: ids.agreementType,
    author: staff[0]?.id ?? null,
    now,
  });
  return rows.map(({ name, created }, at) => ({
    ...{ name, id: clients[at] ?? 0, created: created.getTime() },
  }));
}

const consent = [
  'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu podanym w treści zgody.',
  'Zgodę mogę wycofać w każdej chwili; nie wpływa to na to, co zrobiono wcześniej.',
  '',
  'Data i podpis osoby: ................................',
];

async function fillConsents(
  db: Db,
  random: Random,
  storage: Storage,
  {
    contacts,
    types,
    author,
    now,
  }: {
    contacts: { id: number; client: number }[];
    types: number[];
    author: number | null;
    now: number;
  },
): Promise<void> {
  for (const [at, contact] of random.some(contacts, 40).entries()) {
    const storageKey = newStorageKey();
    const contentType = 'application/pdf';
    const stored = await storage.put(
      storageKey,
      Readable.from([pdfOf('Zgoda na przetwarzanie danych', consent, { letter: true })]),
      { contentType },
    );
    const file = await db
      .insertInto('file')
      .values({
        fileName: 'zgoda.pdf',
        contentType,
        storageKey,
        ...stored,
        createdBy: author,
        attachedTo: 'clientAgreement',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const type = random.pick(types);
    const agreement = await db
      .insertInto('clientAgreement')
      .values({
        client: contact.client,
        person: contact.id,
        type,
        file: file.id,
        given: warsawDay(now - random.between(60, 400) * 86_400_000),
        withdrawn: at % 6 === 5 ? warsawDay(now - random.between(1, 59) * 86_400_000) : null,
        wording: data.agreementTypes[types.indexOf(type)]?.description ?? null,
        channel: at % 5 === 4 ? null : (['form', 'email', 'phone', 'paper'] as const)[at % 4],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('file')
      .set({ attachedId: agreement.id })
      .where('id', '=', file.id)
      .execute();
  }
}
