import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullAssistant } from './assistant.fixture.ts';
import { officeApp } from './office.fixture.ts';
import {
  type AnyValue,
  client,
  names,
  peopleQuestions,
  person,
  type Question,
  type Use,
} from './people-questions.fixture.ts';

/*
 * What an office asks, the tools that an assistant comes to by their descriptions, and the answer. Numbers of records
 * are found by tools as well, never known beforehand. What some of them write stands beside what others ask of.
 */

let office: Awaited<ReturnType<typeof officeApp>>;
let url: URL;

beforeAll(async () => {
  office = await officeApp();
  url = new URL('/api/mcp', await office.it.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => office.it.close());

const year = Number(warsawDay().slice(0, 4));
/** The first Monday of next March: a working day, whatever the day of the run. */
const eighth = new Date(`${year + 1}-03-08T12:00:00Z`);
const monday = addDays(`${year + 1}-03-08`, -((eighth.getUTCDay() + 6) % 7));
const about = async (use: Use) =>
  (await use('get_client', { id: await client(use) })).client.client;
const issueOf = async (use: Use): Promise<number> => {
  const { issues } = await use('list_issues', { client: await client(use), search: 'faktura' });
  return issues.list.list[0].id;
};
const taskOf = async (use: Use) => {
  const { tasks } = await use('list_tasks', { user: await person(use, 'Anna') });
  const { project, task, procedure, service } = tasks.list.list[0];
  return { project: project.id, task: task.id, procedure: procedure.id, service: service.id };
};
const questions: Question[] = [
  ...peopleQuestions,
  [
    'Co mam dziś do zrobienia?',
    async (use) => JSON.stringify((await use('my_day')).day),
    expect.stringContaining('Faktura z błędem'),
  ],
  [
    'Co jest spóźnione u klienta Żagiel i u kogo leży?',
    async (use) => {
      const { projectsAtRisk } = await use('what_burns', { client: await client(use) });
      return projectsAtRisk.list.list.map(({ danger }: AnyValue) => [
        danger.task.name,
        danger.user.name,
        danger.reasons[0].kind,
      ]);
    },
    [['Zaksięgować', 'Piotr Wójcik', 'late']],
  ],
  [
    'Co się dziś pali w firmie?',
    async (use) => {
      const { projectsAtRisk, openIssues } = await use('what_burns');
      return [projectsAtRisk.list.count, names(openIssues.list.list)];
    },
    [1, expect.arrayContaining(['Faktura z błędem'])],
  ],
  [
    'Jaki jest NIP i telefon Żagla?',
    async (use) => {
      const { nip, phone } = await about(use);
      return [nip, phone];
    },
    ['5260250995', '42 630 11 22'],
  ],
  [
    'Kto opiekuje się Żaglem?',
    async (use) => JSON.stringify(await about(use)),
    expect.stringContaining('Maria Kowalska'),
  ],
  [
    'Z kim rozmawiać w Żaglu i pod jakim numerem?',
    async (use) => {
      const { persons } = await about(use);
      return persons.map(({ firstName, lastName, phone }: AnyValue) => [
        firstName,
        lastName,
        phone,
      ]);
    },
    [['Jan', 'Bosman', '600 100 200']],
  ],
  [
    'Kiedy ostatnio ktoś rozmawiał z Żaglem?',
    async (use) =>
      (await use('get_client', { id: await client(use) })).glance.glance.lastContact.day,
    warsawDay(),
  ],
  [
    'Co się ostatnio działo z Żaglem?',
    async (use) => {
      const { story } = await use('client_story', { client: await client(use) });
      return story.list.map(({ kind, text }: AnyValue) => text ?? kind);
    },
    expect.arrayContaining(['Zadzwonić po świętach w sprawie umowy']),
  ],
  [
    'Kiedy mamy dzwonić do Żagla w sprawie umowy?',
    async (use) => {
      const { story } = await use('client_story', { client: await client(use), search: 'umowy' });
      return story.list[0].text;
    },
    'Zadzwonić po świętach w sprawie umowy',
  ],
  [
    'Jakie projekty prowadzimy dla Żagla?',
    async (use) =>
      names((await use('list_projects', { client: await client(use) })).projects.list.list),
    [expect.stringContaining('Pełna księgowość')],
  ],
  [
    'Na czym stoi projekt Żagla, czyja kolej?',
    async (use) => {
      const { projects } = await use('list_projects', { client: await client(use) });
      const { project } = await use('get_project', { id: projects.list.list[0].id });
      return JSON.stringify(project);
    },
    expect.stringMatching(/Zebrać dokumenty.*Anna Nowak/s),
  ],
  [
    'Jakie zadania ma Anna?',
    async (use) =>
      names((await use('list_tasks', { user: await person(use, 'Anna') })).tasks.list.list),
    ['Zebrać dokumenty'],
  ],
  [
    'Do kiedy Anna miała zebrać dokumenty?',
    async (use) => {
      const { tasks } = await use('list_tasks', { user: await person(use, 'Anna') });
      return tasks.list.list[0].dateRealizationLimit;
    },
    expect.stringMatching(/T12:00:00\+0[12]:00$/),
  ],
  [
    'Jakie zgłoszenia Żagla są otwarte?',
    async (use) => {
      const input = { client: await client(use), status: [1, 2] };
      return names((await use('list_issues', input)).issues.list.list);
    },
    expect.arrayContaining(['Faktura z błędem']),
  ],
  [
    'Ile zgłoszeń czeka na mnie?',
    async (use) => (await use('list_issues', { mine: true })).issues.list.count,
    1,
  ],
  [
    'O co chodzi w zgłoszeniu o fakturze i co napisano?',
    async (use) => JSON.stringify((await use('get_issue', { id: await issueOf(use) })).issue),
    expect.stringMatching(/Zła stawka VAT.*Klient prosi o korektę/s),
  ],
  [
    'Które oferty czekają na decyzję i ile są warte?',
    async (use) => {
      const { offers } = await use('list_offers', { status: [0] });
      return offers.list.list.map(({ name, value }: AnyValue) => [name, value]);
    },
    [['Audyt roczny', 12_000]],
  ],
  [
    'Kto prowadzi ofertę dla Żagla?',
    async (use) => {
      const { offers } = await use('list_offers', { client: await client(use) });
      return (await use('get_offer', { id: offers.list.list[0].id })).offer.offer.seller.name;
    },
    'Piotr Wójcik',
  ],
  [
    'Jak wystawia się korektę?',
    async (use) => {
      const { articles } = await use('search_knowledge', { search: 'korekte' });
      const [{ id }] = articles.list.list;
      return (await use('get_article', { id })).article.knowledgeBase.description;
    },
    expect.stringContaining('Najpierw sprawdź numer faktury.'),
  ],
  [
    'Jakie umowy mamy z Żaglem i kto je dodał?',
    async (use) => {
      const { documents } = await use('list_documents', { client: await client(use) });
      const { document } = (await use('get_document', { id: documents.list.list[0].id })).document;
      return [document.type.name, document.createdBy.name];
    },
    ['Umowa', 'Maria Kowalska'],
  ],
  [
    'Kto pracuje w księgowości?',
    async (use) => {
      const { people } = await use('list_people');
      return names(
        people.list.filter((one: AnyValue) => one.department?.name === 'Księgowość'),
      ).toSorted();
    },
    ['Anna Nowak', 'Ewa Lis', 'Maria Kowalska', 'Piotr Wójcik'],
  ],
  [
    'Dopisz Żaglowi notatkę: chcą płacić przelewem.',
    async (use) => {
      const input = { client: await client(use), text: 'Chcą płacić przelewem' };
      const { about: what, wouldDo } = await use('add_client_note', input);
      await use('add_client_note', { ...input, confirm: true });
      const { story } = await use('client_story', { client: input.client });
      return [wouldDo, what.client.name, story.list[0].text];
    },
    ['Notatka o kliencie', 'Żagiel sp. z o.o.', 'Chcą płacić przelewem'],
  ],
  [
    'Odpisz w zgłoszeniu, że korekta będzie jutro.',
    async (use) => {
      const input = { id: await issueOf(use), text: 'Korekta będzie jutro' };
      const { about: what } = await use('comment_issue', input);
      await use('comment_issue', { ...input, confirm: true });
      const { issue } = await use('get_issue', { id: input.id });
      return [what.issue.name, JSON.stringify(issue).includes('Korekta będzie jutro')];
    },
    ['Faktura z błędem', true],
  ],
  [
    'Weź zgłoszenie o fakturze do realizacji.',
    async (use) => {
      const input = { id: await issueOf(use), status: 2 };
      const { about: what } = await use('change_issue_status', input);
      await use('change_issue_status', { ...input, confirm: true });
      const { issue } = (await use('get_issue', { id: input.id })).issue;
      return [what.issue.status.name, issue.status.name];
    },
    ['Do realizacji', 'W realizacji'],
  ],
  [
    'Napisz Annie przy zadaniu, że Piotr już zaczął.',
    async (use) => {
      const input = { ...(await taskOf(use)), text: 'Piotr już zaczął' };
      const { about: what } = await use('comment_task', input);
      await use('comment_task', { ...input, confirm: true });
      const { text: _, ...which } = input;
      const { task } = await use('get_task', which);
      return [what.task.name, JSON.stringify(task).includes('Piotr już zaczął')];
    },
    ['Zebrać dokumenty', true],
  ],
  [
    'Zgłoś Piotrowi sprawę: oddzwonić do Żagla.',
    async (use) => {
      const input = {
        ...{ name: 'Oddzwonić', description: 'W sprawie korekty', type: 1 },
        ...{ users: [await person(use, 'Piotr')], client: await client(use) },
      };
      const { about: what } = await use('create_issue', input);
      await use('create_issue', { ...input, confirm: true });
      const { issues } = await use('list_issues', { search: 'oddzwonic' });
      return [what, names(issues.list.list)];
    },
    [{ users: ['Piotr Wójcik'], client: { name: 'Żagiel sp. z o.o.' } }, ['Oddzwonić']],
  ],
  [
    'Zgłoś mi urlop na pierwszy poniedziałek marca.',
    async (use) => {
      const { types } = await use('list_absence_types');
      const { id } = types.list.find(({ name }: AnyValue) => name === 'urlop wypoczynkowy');
      const input = { type: id, dateFrom: monday, dateTo: monday };
      const { about: what } = await use('request_absence', input);
      await use('request_absence', { ...input, confirm: true });
      const { calendar } = await use('list_absences', { dateFrom: monday, dateTo: monday });
      return [what.absence.workDays, calendar.list.map(({ user }: AnyValue) => user.name)];
    },
    [1, ['Maria Kowalska']],
  ],
];

test.each(questions)('„%s” is answered by the tools [MAC-175]', async (_, answer, expected) => {
  const { use } = await fullAssistant(office.it, url, office.manager);
  const told: Use = async (tool, input) => {
    const { data, text, isError } = await use(tool, input);
    if (isError) throw new Error(`${tool}: ${text}`);
    expect(text.length).toBeLessThan(20_000);
    return data;
  };
  expect(await answer(told)).toEqual(expected);
});
