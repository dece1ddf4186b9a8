import { procedureCollections, serviceCollections } from '@zaplecze/contract/rooms/catalog/forms';
import { clientCollections } from '@zaplecze/contract/rooms/clients/forms';
import { dictionaryCollections } from '@zaplecze/contract/rooms/dictionaries/forms';
import { issueCollections } from '@zaplecze/contract/rooms/issues/forms';
import { articleCollections } from '@zaplecze/contract/rooms/knowledge/forms';
import { offerCollections } from '@zaplecze/contract/rooms/offers/forms';
import { personCollections } from '@zaplecze/contract/rooms/people/forms';
import { projectCollections } from '@zaplecze/contract/rooms/projects/forms';
import { receptionCollections } from '@zaplecze/contract/rooms/reception/forms';
import type { TwoEditors } from './two-editors.fixture.ts';

/** Every form that has a list in it. */
export const formsWithLists = {
  client: clientCollections,
  project: projectCollections,
  procedure: procedureCollections,
  service: serviceCollections,
  company: dictionaryCollections,
  knowledge: articleCollections,
  offer: offerCollections,
  issue: issueCollections,
  person: personCollections,
  reception: receptionCollections,
};
export type FormName = keyof typeof formsWithLists;

/** What a list is tried with: two elements that stand in it, and two that may be added. */
export type Elements = {
  standing: [unknown, unknown];
  added?: [unknown, unknown];
  /** A field of an element of a list of records, and two values for it. */
  part?: { name: string; values: [unknown, unknown] };
  /** The element's name in messages. */
  subject?: string;
};

const two = (list: unknown[]): [unknown, unknown] => [list[0], list[1]];
const four = (list: unknown[]): Elements => ({
  standing: two(list),
  added: [list[2], list[3]],
});

/** What each list of each form is tried with. */
export function elementsOf({
  anna,
  third,
  fourth,
  files,
  tags,
  types,
  consents,
  departments,
  staff,
  house,
  tasks,
  procedures,
  services,
  ownClients,
}: TwoEditors) {
  const contact = (lastName: string) => ({ firstName: 'Jan', lastName, phone: '600700800' });
  const absence = (from: string, to: string) => ({
    dateFrom: `2099-${from} 12:00`,
    dateTo: `2099-${to} 12:00`,
  });
  const assignment = (task: number, user: number) => ({
    procedure: house.procedure,
    task,
    user,
    finalDate: false,
    dateRealizationLimit: '2099-01-10T22:59:00.000Z',
  });

  const cases: Record<FormName, Record<string, () => Elements | Promise<Elements>>> = {
    client: {
      tags: () => four(tags),
      projectTypes: () => four(types),
      clientService: () => four(staff),
      persons: () => ({
        standing: [contact('Pierwszy'), contact('Drugi')],
        added: [contact('Trzeci'), contact('Czwarty')],
        part: { name: 'phone', values: ['601601601', '602602602'] },
        subject: 'Jan Pierwszy',
      }),
      agreements: async () => {
        const of = await files();
        const consent = (at: number) => ({ type: consents[at], file: of[at], given: '2026-01-02' });
        return {
          standing: [consent(0), consent(1)],
          added: [consent(2), consent(3)],
          part: { name: 'withdrawn', values: ['2026-02-03', '2026-02-04'] },
          subject: 'agreementType A',
        };
      },
    },
    project: {
      services: () => ({ standing: [house.service, services[0]] }),
      tasks: () => ({
        standing: [assignment(house.first, third.id), assignment(house.second, third.id)],
        part: { name: 'user', values: [fourth.id, anna.id] },
        subject: 'Zebrać dokumenty',
      }),
    },
    procedure: {
      tasks: () => four(tasks),
      services: () => four(services),
      steps: () => ({
        standing: [{ task: tasks[0] }, { task: tasks[1] }],
        part: { name: 'estimation', values: [3, 5] },
        subject: 'E',
      }),
    },
    service: { procedures: () => four(procedures) },
    company: { departments: () => four(departments) },
    knowledge: { files: async () => four(await files()), issueTypes: () => four([1, 5, 6, 0]) },
    offer: { projectTypes: () => four(types), files: async () => four(await files()) },
    issue: { users: () => four(staff) },
    person: {
      roles: () => four(['ROLE_USER', 'ROLE_RECEPTION', 'ROLE_MANAGER', 'ROLE_ADMIN']),
      clients: () => four(ownClients),
      replacements: () => ({
        standing: [
          { replacedUser: third.id, ...absence('01-01', '01-09') },
          { replacedUser: third.id, ...absence('02-01', '02-09') },
        ],
        added: [
          { replacedUser: third.id, ...absence('03-01', '03-09') },
          { replacedUser: third.id, ...absence('04-01', '04-09') },
        ],
        part: {
          name: 'dateFrom',
          values: ['2099-01-02T10:00:00.000Z', '2099-01-03T10:00:00.000Z'],
        },
        subject: third.name,
      }),
      substitutes: () => ({
        standing: [
          { user: fourth.id, ...absence('05-01', '05-09') },
          { user: fourth.id, ...absence('06-01', '06-09') },
        ],
        added: [
          { user: fourth.id, ...absence('07-01', '07-09') },
          { user: fourth.id, ...absence('08-01', '08-09') },
        ],
        part: {
          name: 'dateFrom',
          values: ['2099-05-02T10:00:00.000Z', '2099-05-03T10:00:00.000Z'],
        },
        subject: fourth.name,
      }),
    },
    reception: { files: async () => four(await files()) },
  };
  return cases;
}
