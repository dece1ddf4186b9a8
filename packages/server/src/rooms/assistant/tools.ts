import { listPresence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { getClient, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import {
  getIssue,
  listAssignedIssues,
  listClientIssues,
  listIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { activeIssueStatuses, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { getOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import {
  getProject,
  listProjects,
  listProjectsAtRisk,
} from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { clientGlance } from '@zaplecze/contract/rooms/story/calls';
import { getTask, listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import * as z from 'zod';
import type { Ask } from './calls.ts';
import {
  cursor,
  customAsked,
  id,
  listQuery,
  listWithIds,
  type Tool,
  taskNumbers,
  tool,
  words,
} from './tool.ts';

/** Work: clients, projects, tasks, issues, offers, and who does it. */

const status = (list: readonly { id: number; name: string }[]) =>
  z
    .array(
      z.literal(
        list.map(({ id: number }) => number),
        { error: 'Nie ma takiego statusu' },
      ),
    )
    .optional()
    .describe(`Statusy: ${listWithIds(list)}`);
type Filtered = { client?: number | undefined; status?: number[] | undefined };
const filterOf = ({ client, status: wanted }: Filtered) => ({
  ...(client && { client }),
  ...(wanted && { status: wanted }),
});

export const readTools: Tool[] = [
  tool({
    name: 'search',
    title: 'Wyszukiwarka',
    says: 'Szuka po wszystkich działach naraz: klienci, projekty, zadania, zgłoszenia, oferty, dokumenty, ludzie. Zacznij od tego, gdy znasz tylko nazwę.',
    input: z.object({ q: z.string().min(1).max(100).describe('Czego szukać') }),
    calls: [search],
    asks: ({ q }) => ({ found: { endpoint: search, query: { q } } }),
  }),
  tool({
    name: 'what_burns',
    title: 'Co się pali',
    says: 'Projekty zagrożone (z powodami, od największej szkody) i otwarte zgłoszenia; z numerem klienta tylko jego, z jego terminami i ostatnim kontaktem. Numer klienta znajdziesz przez search albo list_clients.',
    input: z.object({ client: z.int().min(1).optional().describe('Numer klienta') }),
    calls: [listProjectsAtRisk, listIssues, listClientIssues, listAssignedTasks],
    asks: ({ client }, me): Record<string, Ask> => {
      const soonest = {
        perPage: 20,
        sort: 'dateRealization',
        order: 'asc',
        filter: { status: activeIssueStatuses },
      };
      const risk = { perPage: 20, ...(client && { filter: { client } }) };
      const projects = { projectsAtRisk: { endpoint: listProjectsAtRisk, query: risk } };
      if (client) {
        return {
          glance: { endpoint: clientGlance, params: { id: client } },
          ...projects,
          openIssues: { endpoint: listClientIssues, params: { client }, query: soonest },
        };
      }
      return {
        ...projects,
        openIssues: { endpoint: listIssues, query: soonest },
        ownOpenIssues: { endpoint: listAssignedIssues, params: { user: me }, query: soonest },
      };
    },
  }),
  tool({
    name: 'my_day',
    title: 'Mój dzień',
    says: 'Co właściciel klucza ma dziś przed sobą: zaległe, dzisiejsze, jego kolej, na co czeka.',
    input: z.object({}),
    calls: [getDay],
    asks: () => ({ day: { endpoint: getDay } }),
  }),
  tool({
    name: 'list_clients',
    title: 'Klienci',
    says: 'Lista klientów po nazwie.',
    input: z.object({ search: words, ...customAsked, cursor }),
    calls: [listClients],
    asks: (input) => ({ clients: { endpoint: listClients, query: listQuery(input) } }),
  }),
  tool({
    name: 'get_client',
    title: 'Klient',
    says: 'Klient ze wszystkim, co jest na jego stronie, i w skrócie: terminy, wartość, ostatni kontakt.',
    input: z.object({ id: id('klient') }),
    calls: [getClient],
    asks: ({ id: client }) => ({
      client: { endpoint: getClient, params: { id: client } },
      glance: { endpoint: clientGlance, params: { id: client } },
    }),
  }),
  tool({
    name: 'list_projects',
    title: 'Projekty',
    says: 'Lista projektów, od najnowszego; dla kierowników.',
    input: z.object({
      search: words,
      client: z.int().min(1).optional(),
      status: status(projectStatuses),
      ...customAsked,
      cursor,
    }),
    calls: [listProjects],
    asks: (input) => ({
      projects: {
        endpoint: listProjects,
        query: listQuery(input, filterOf(input)),
      },
    }),
  }),
  tool({
    name: 'get_project',
    title: 'Projekt',
    says: 'Projekt z zadaniami; dla kierowników.',
    input: z.object({ id: id('projekt') }),
    calls: [getProject],
    asks: ({ id: project }) => ({ project: { endpoint: getProject, params: { id: project } } }),
  }),
  tool({
    name: 'list_tasks',
    title: 'Zadania osoby',
    says: 'Zadania właściciela klucza albo, dla kierowników, innej osoby (jej numer daje list_people).',
    input: z.object({
      user: z.int().min(1).optional(),
      search: words,
      status: status(taskStatuses),
      ...customAsked,
      cursor,
    }),
    calls: [listAssignedTasks],
    asks: (input, me) => ({
      tasks: {
        endpoint: listAssignedTasks,
        params: { user: input.user ?? me },
        query: listQuery(input, filterOf(input)),
      },
    }),
  }),
  tool({
    name: 'get_task',
    title: 'Zadanie',
    says: 'Zadanie z komentarzami; cztery numery podają list_tasks i search.',
    input: z.object(taskNumbers),
    calls: [getTask],
    asks: (params) => ({ task: { endpoint: getTask, params } }),
  }),
  tool({
    name: 'list_issues',
    title: 'Zgłoszenia',
    says: 'Zgłoszenia: wszystkie (kierownik), właściciela klucza (mine) albo jednego klienta.',
    input: z.object({
      mine: z.boolean().default(false),
      client: z.int().min(1).optional(),
      status: status(issueStatuses),
      search: words,
      ...customAsked,
      cursor,
    }),
    calls: [listIssues, listAssignedIssues],
    asks: (input, me): Record<string, Ask> => {
      const query = listQuery(input, filterOf({ status: input.status }));
      if (input.mine) {
        return { issues: { endpoint: listAssignedIssues, params: { user: me }, query } };
      }
      return input.client
        ? { issues: { endpoint: listClientIssues, params: { client: input.client }, query } }
        : { issues: { endpoint: listIssues, query } };
    },
  }),
  tool({
    name: 'get_issue',
    title: 'Zgłoszenie',
    says: 'Zgłoszenie z komentarzami i historią statusów.',
    input: z.object({ id: id('zgłoszenie') }),
    calls: [getIssue],
    asks: ({ id: issue }) => ({ issue: { endpoint: getIssue, params: { id: issue } } }),
  }),
  tool({
    name: 'list_offers',
    title: 'Oferty',
    says: 'Oferty od najnowszej.',
    input: z.object({
      search: words,
      client: z.int().min(1).optional(),
      status: status(offerStatuses),
      ...customAsked,
      cursor,
    }),
    calls: [listOffers],
    asks: (input) => ({
      offers: {
        endpoint: listOffers,
        query: listQuery(input, filterOf(input)),
      },
    }),
  }),
  tool({
    name: 'get_offer',
    title: 'Oferta',
    says: 'Oferta z komentarzami.',
    input: z.object({ id: id('oferta') }),
    calls: [getOffer],
    asks: ({ id: offer }) => ({ offer: { endpoint: getOffer, params: { id: offer } } }),
  }),
  tool({
    name: 'list_people',
    title: 'Zespół',
    says: 'Osoby z firmy po nazwisku, z działem, stanowiskiem, telefonem i numerami dla innych narzędzi.',
    input: z.object({ search: words, cursor }),
    calls: [listPeople],
    asks: ({ search: q }) => ({ people: { endpoint: listPeople, query: { search: q } } }),
    whole: true,
  }),
  tool({
    name: 'who_is_away',
    title: 'Kogo nie ma',
    says: 'Kto danego dnia (bez day: dziś) nie pracuje (away) albo pracuje gdzie indziej (elsewhere: zdalnie, w delegacji), do kiedy (until, włącznie) i kto zastępuje (standIns), z nazwiskami. Kogo tu nie ma, jest w pracy jak zwykle.',
    input: z.object({ day: z.iso.date().optional().describe('Dzień RRRR-MM-DD'), cursor }),
    calls: [listPresence],
    asks: ({ day }) => ({ presence: { endpoint: listPresence, query: { day } } }),
    whole: true,
  }),
];
