import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { commentIssue, createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { updateNotification } from '@zaplecze/contract/rooms/notifications/calls';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { directionIds } from '@zaplecze/contract/rooms/reception/lists';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Random } from '../../packages/server/src/demo/random.ts';
import { newClient, newIssue } from '../bodies.ts';
import { type Wire, wireOf } from '../requests.ts';
import type { OfficeCall } from './mix.ts';
import type { Person } from './people.ts';
import type { Records } from './records.ts';
import { pickWeighted } from './weighted.ts';

/** Nothing when there is no record left for it: each is changed once in the time that is measured. */
type Write = (person: Person, records: Records, chance: Random) => OfficeCall | undefined;

const writeCall = (kind: string, wire: Wire): OfficeCall => ({ kind, group: 'writes', ...wire });
const number = (chance: Random) => chance.between(1, 999_999_999);
const key = (chance: Random) => `bench-${number(chance)}-${number(chance)}`;

/** Its person takes a task up, or ends it; the next one in the procedure then gets its turn. */
const moveTask: Write = ({ id }, { own }) => {
  const task = own.get(id)?.turn.pop();
  if (!task) return undefined;
  const body =
    task.status === taskStatus.toDo
      ? { status: taskStatus.inProgress }
      : { status: taskStatus.done, dateEndJob: warsawDay() };
  return writeCall('Zadanie: status', wireOf(updateTask, { params: pathOf(task), body }, task));
};

const planTask: Write = ({ id, flags }, { own }, chance) => {
  const task = own.get(id)?.planned.pop();
  if (!task) return undefined;
  const day = addDays(warsawDay(), chance.between(1, 60));
  const body = {
    dateRealization: day,
    estimation: chance.between(1, 16),
    ...(flags.manager && { dateRealizationLimit: addDays(day, 7) }),
  };
  return writeCall('Zadanie: terminy', wireOf(updateTask, { params: pathOf(task), body }, task));
};

type TaskPath = { project: number; task: number; procedure: number; service: number };
const pathOf = ({ project, task, procedure, service }: TaskPath) => ({
  project,
  task,
  procedure,
  service,
});

const sayOnIssue: Write = ({ id }, { own }, chance) => {
  const issue = own.get(id)?.issues.pop();
  if (!issue) return undefined;
  const body = { text: `Dzwoniłem do klienta, sprawa nr ${number(chance)} w toku.` };
  const wire = wireOf(commentIssue, { params: { id: issue.id }, body }, { key: key(chance) });
  return writeCall('Zgłoszenie: komentarz', wire);
};

const carryIssueOn: Write = ({ id }, { own }) => {
  const issue = own.get(id)?.open.pop();
  if (!issue) return undefined;
  const status = issue.status === issueStatus.toDo ? issueStatus.inProgress : issueStatus.done;
  const params = { id: issue.id };
  return writeCall('Zgłoszenie: status', wireOf(updateIssue, { params, body: { status } }, issue));
};

const addIssue: Write = (_, { people, clients }, chance) => {
  const body = newIssue(number(chance), {
    users: chance.some(people, chance.between(1, 2)),
    type: chance.pick(issueTypes).id,
    client: chance.next() < 0.5 ? chance.pick(clients).id : null,
    dateRealization: addDays(warsawDay(), chance.between(1, 30)),
  });
  return writeCall('Nowe zgłoszenie', wireOf(createIssue, { body }, { key: key(chance) }));
};

const addClient: Write = ({ id }, _, chance) => {
  const body = newClient(number(chance), id);
  return writeCall('Nowy klient', wireOf(createClient, { body }, { key: key(chance) }));
};

const editClient: Write = (_, { clients }, chance) => {
  const client = clients.pop();
  if (!client) return undefined;
  const body = {
    phone: `600 ${chance.between(100, 999)} ${chance.between(100, 999)}`,
    street: `Krótka ${chance.between(1, 200)}`,
  };
  return writeCall(
    'Klient: zmiana',
    wireOf(updateClient, { params: { id: client.id }, body }, client),
  );
};

const addParcel: Write = (_, { clients, companies, parcelTypes }, chance) => {
  const body = {
    category: 'parcel',
    description: `Pismo nr ${number(chance)}`,
    type: chance.pick(parcelTypes),
    direction: chance.pick(directionIds),
    company: chance.pick(companies),
    client: chance.pick(clients).id,
  } as const;
  return writeCall('Nowa przesyłka', wireOf(createReception, { body }, { key: key(chance) }));
};

const addGuest: Write = (_, { clients, people }, chance) => {
  const body = {
    category: 'guest',
    fullName: `Gość nr ${number(chance)}`,
    user: chance.pick(people),
    client: chance.pick(clients).id,
  } as const;
  return writeCall('Nowy gość', wireOf(createReception, { body }, { key: key(chance) }));
};

const readNotice: Write = ({ id }, { own }) => {
  const notice = own.get(id)?.unread.pop();
  if (notice === undefined) return undefined;
  const wire = wireOf(updateNotification, { params: { id: notice }, body: { status: 1 } });
  return writeCall('Powiadomienie przeczytane', wire);
};

const ofEverybody: [number, Write][] = [
  [18, moveTask],
  [18, planTask],
  [20, sayOnIssue],
  [10, carryIssueOn],
  [12, addIssue],
  [4, addClient],
  [9, editClient],
  [9, readNotice],
];
const ofReception: [number, Write][] = [
  [60, addParcel],
  [30, addGuest],
];

/** Something that the person may do and that has not been done yet. */
export const anyWrite: Write = (person, records, chance) =>
  pickWeighted(person.flags.reception ? [...ofEverybody, ...ofReception] : ofEverybody, chance)(
    person,
    records,
    chance,
  );
