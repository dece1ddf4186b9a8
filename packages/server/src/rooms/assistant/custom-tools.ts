import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type CustomRecord,
  customRecordNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { maxId } from '@zaplecze/contract/kit/fields/fields';
import {
  getClient,
  listClients,
  updateClient,
  updateContact,
} from '@zaplecze/contract/rooms/clients/calls';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { getDocument, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { fillPerson, getPerson, listPeople } from '@zaplecze/contract/rooms/people/calls';
import { getProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { getReception, updateReception } from '@zaplecze/contract/rooms/reception/calls';
import { getTask, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import * as z from 'zod';
import type { Ask } from './calls.ts';
import { type About, type Tool, tool } from './tool.ts';

/** Fields that the company added itself: which there are, and what a record has in them. */

/** Numbers that an assistant gives of a record: of a contact person and a task its own says not enough. */
type Numbers = {
  id: number;
  client?: number | undefined;
  project?: number | undefined;
  procedure?: number | undefined;
  service?: number | undefined;
};

/** What a record has now: by what it is called, and its own fields. */
type Now = { name: string | undefined; custom: object | undefined };

type Way = {
  read: Ask;
  /** What the answer of `read` says of it. */
  says: (answer: never) => Now;
  update: Ask;
};

/** A kind of record whose number alone names it. */
const byId = <E extends Endpoint>(
  read: E,
  update: Endpoint,
  says: (answer: Answer<E>) => Now,
): { update: Endpoint; of: (numbers: Numbers) => Way } => ({
  update,
  of: ({ id }) => ({
    read: { endpoint: read, params: { id } },
    ...{ says, update: { endpoint: update, params: { id } } },
  }),
});

/** @throws Error in words for the assistant */
function numbersOf(numbers: Numbers, names: readonly Exclude<keyof Numbers, 'id'>[]) {
  const lacking = names.filter((name) => numbers[name] === undefined);
  if (lacking.length > 0) throw new Error(`Podaj też: ${lacking.join(', ')}`);
  return numbers as Required<Numbers>;
}

const reception = byId(getReception, updateReception, ({ reception: one }) => ({
  name: one.fullName ?? one.sysNumber ?? undefined,
  custom: one.custom,
}));

/** The calls that read and change a record, by its kind. */
const ways: Record<CustomRecord, { update: Endpoint; of: (numbers: Numbers) => Way }> = {
  client: byId(getClient, updateClient, ({ client }) => client),
  contact: {
    update: updateContact,
    of: (numbers) => {
      const { id, client } = numbersOf(numbers, ['client']);
      return {
        read: { endpoint: getClient, params: { id: client } },
        says: ({ client: { persons } }: Answer<typeof getClient>) => {
          const one = persons.find((person) => person.id === id);
          if (!one) throw new Error('Ten klient nie ma takiej osoby kontaktowej');
          return { name: `${one.firstName} ${one.lastName}`, custom: one.custom };
        },
        update: { endpoint: updateContact, params: { id } },
      };
    },
  },
  project: byId(getProject, updateProject, ({ project }) => project),
  task: {
    update: updateTask,
    of: (numbers) => {
      const {
        id: task,
        project,
        procedure,
        service,
      } = numbersOf(numbers, [...(['project', 'procedure', 'service'] as const)]);
      const params = { project, task, procedure, service };
      return {
        read: { endpoint: getTask, params },
        says: ({ task: one }: Answer<typeof getTask>) => one,
        update: { endpoint: updateTask, params },
      };
    },
  },
  issue: byId(getIssue, updateIssue, ({ issue }) => issue),
  offer: byId(getOffer, updateOffer, ({ offer }) => offer),
  document: byId(getDocument, updateDocument, ({ document }) => ({
    name: document.file?.fileName,
    custom: document.custom,
  })),
  person: byId(getPerson, fillPerson, ({ user }) => ({
    name: `${user.firstName} ${user.lastName}`,
    custom: user.custom,
  })),
  guest: reception,
  parcel: reception,
};
const kindWords = customRecords
  .map((kind) => `${kind} (${customRecordNames[kind].toLowerCase()})`)
  .join(', ');
const more = (what: string) => z.int().min(1).optional().describe(what);

const value = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.int().min(1)).max(300),
  z.null(),
]);

type Values = Record<string, z.output<typeof value>>;
type Named = { id: number; name: string };

/** What says the names of what values are numbers of: options, people, clients. */
const namesIn = (values: Values): About => {
  const ids = Object.values(values).filter(
    (one): one is number => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= maxId,
  );
  return {
    fields: { ask: { endpoint: listCustomFields } },
    ...(ids.length > 0 && {
      people: { ask: { endpoint: listPeople } },
      clients: { ask: { endpoint: listClients, query: { only: ids, perPage: 100 } } },
    }),
  };
};

/** Values under the labels of their fields, what they name by its name: what somebody consents to. */
function inNames(record: CustomRecord, values: Values, answers: object) {
  const { fields, people, clients } = answers as {
    fields?: Answer<typeof listCustomFields>;
    people?: Answer<typeof listPeople>;
    clients?: Answer<typeof listClients>;
  };
  const nameIn = (of: readonly Named[] = [], one: unknown) =>
    of.find(({ id }) => id === one)?.name ?? one;
  return Object.fromEntries(
    Object.entries(values).map(([key, one]) => {
      const field = fields?.list.find((field) => field.record === record && field.key === key);
      if (!field) return [key, one];
      const { kind, label, options } = field;
      const of = { person: people?.list, client: clients?.list.list }[kind as string] ?? options;
      const isNamed = ['choice', 'choices', 'person', 'client'].includes(kind);
      const names = Array.isArray(one) ? one.map((id) => nameIn(of, id)) : nameIn(of, one);
      return [label, isNamed ? names : one];
    }),
  );
}

export const customTools: Tool[] = [
  tool({
    name: 'list_custom_fields',
    title: 'Pola własne',
    says: 'Pola, które firma dodała do swoich rekordów (record: klienci, osoby kontaktowe, projekty, zadania, zgłoszenia, oferty, dokumenty, pracownicy, goście, przesyłki): klucz (key), nazwa, rodzaj, pozycje list z numerami; pole ze wzorem (formula) wylicza się samo i nie da się go wypełnić. Rekordy mają ich wartości w „custom” pod kluczami; puste pominięto. Listy przyjmują je w sortByCustom i w warunkach custom: klucz z numerami pozycji, osób albo klientów (0: bez wartości), przy tak-nie z true albo false; „klucz.from” i „klucz.to” liczb, kwot i dni; „klucz.has” z fragmentem tekstu; „klucz.empty” z true, gdy ma być puste.',
    input: z.object({}),
    calls: [listCustomFields],
    asks: () => ({ fields: { endpoint: listCustomFields } }),
  }),
  tool({
    name: 'set_custom_fields',
    title: 'Wypełnij pola własne',
    says: 'Zmienia podane pola własne rekordu, pozostałe zostawia; zapisuje po zgodzie (confirm). Klucze, rodzaje i numery pozycji list daje list_custom_fields.',
    input: z.object({
      record: z.enum(customRecords).describe(`Rodzaj rekordu: ${kindWords}`),
      id: z.int().min(1).describe('Numer rekordu; zadania: numer jego definicji (task)'),
      client: more('Przy osobie kontaktowej: numer klienta'),
      project: more('Przy zadaniu: projekt'),
      procedure: more('Przy zadaniu: procedura'),
      service: more('Przy zadaniu: usługa'),
      values: z
        .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), value)
        .describe(
          'Wartości po kluczach pól; null opróżnia. Tekst, liczba, dzień RRRR-MM-DD, chwila RRRR-MM-DD GG:mm, true albo false, numer pozycji listy, osoby albo klienta; przy wyborze kilku lista numerów',
        ),
      confirm: z
        .boolean()
        .default(false)
        .describe('true dopiero wtedy, gdy użytkownik zgodził się na dokładnie ten zapis'),
    }),
    calls: customRecords.map((kind) => ways[kind].update),
    asks: ({ record, values, confirm: _, ...numbers }) => ({
      change: { ...ways[record].of(numbers).update, body: { custom: values } },
    }),
    write: {
      changes: true,
      about: ({ record, values, confirm: _, ...numbers }) => {
        const { read, says } = ways[record].of(numbers);
        // What a record holds besides is no part of the question.
        const nameAndFields = (answer: never) => {
          const { name, custom } = says(answer);
          return { name, custom };
        };
        return { record: { ask: read, says: nameAndFields }, ...namesIn(values) };
      },
      words: ({ record, values, ...what }, answers) => ({
        ...what,
        record,
        values: inNames(record, values, answers),
      }),
    },
  }),
];
