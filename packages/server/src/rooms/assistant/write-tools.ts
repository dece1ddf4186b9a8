import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import {
  commentIssue,
  createIssue,
  getIssue,
  updateIssue,
} from '@zaplecze/contract/rooms/issues/calls';
import { issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { commentTask, getTask, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import * as z from 'zod';
import { type About, listWithIds, type Tool, taskNumbers, tool } from './tool.ts';

/** Nothing is written until somebody has said yes to just this. */
const confirm = z
  .boolean()
  .default(false)
  .describe('true dopiero wtedy, gdy użytkownik zgodził się na dokładnie ten zapis');
const text = z.string().min(1).max(4000);

/** A record by its name, with what it is now. */
const ofIssue = (id: number): About => ({
  issue: {
    ask: { endpoint: getIssue, params: { id } },
    says: ({ issue: { name, status, client } }: Answer<typeof getIssue>) => ({
      name,
      status,
      client,
    }),
  },
});
const ofTask = (params: Record<keyof typeof taskNumbers, number>): About => ({
  task: {
    ask: { endpoint: getTask, params },
    says: ({ task: { name, status, client } }: Answer<typeof getTask>) => ({
      name,
      status,
      client,
    }),
  },
});
const ofClient = (id: number): About => ({
  client: {
    ask: { endpoint: getClient, params: { id } },
    says: ({ client: { name } }: Answer<typeof getClient>) => ({ name }),
  },
});
const ofPeople = (users: number[]): About => ({
  users: {
    ask: { endpoint: listPeople },
    says: ({ list }: Answer<typeof listPeople>) =>
      list.filter(({ id }) => users.includes(id)).map(({ name }) => name),
  },
});

export const writeTools: Tool[] = [
  tool({
    name: 'comment_issue',
    title: 'Skomentuj zgłoszenie',
    says: 'Dodaje komentarz do zgłoszenia w imieniu właściciela klucza; zobaczą go osoby ze zgłoszenia. Zapisuje po zgodzie (confirm).',
    input: z.object({ id: z.int().min(1), text, confirm }),
    calls: [commentIssue],
    asks: ({ id, text: comment }) => ({
      comment: { endpoint: commentIssue, params: { id }, body: { text: comment } },
    }),
    write: { changes: false, about: ({ id }) => ofIssue(id) },
  }),
  tool({
    name: 'comment_task',
    title: 'Skomentuj zadanie',
    says: 'Dodaje komentarz do zadania w imieniu właściciela klucza; zobaczą go osoby z projektu. Zapisuje po zgodzie (confirm).',
    input: z.object({ ...taskNumbers, text, confirm }),
    calls: [commentTask],
    asks: ({ text: comment, confirm: _, ...params }) => ({
      comment: { endpoint: commentTask, params, body: { text: comment } },
    }),
    write: { changes: false, about: ({ text: _, confirm: __, ...params }) => ofTask(params) },
  }),
  tool({
    name: 'create_issue',
    title: 'Nowe zgłoszenie',
    says: `Tworzy zgłoszenie i powiadamia wskazane osoby (numery daje list_people). Zapisuje po zgodzie (confirm). Typy: ${listWithIds(issueTypes)}.`,
    input: z.object({
      name: z.string().min(1).max(200),
      description: text,
      users: z.array(z.int().min(1)).min(1).max(20),
      type: z.literal(issueTypes.map(({ id }) => id)).describe(listWithIds(issueTypes)),
      client: z.int().min(1).optional(),
      dateRealization: z.string().optional().describe('Termin: RRRR-MM-DD albo RRRR-MM-DD GG:mm'),
      confirm,
    }),
    calls: [createIssue],
    asks: ({ confirm: _, ...body }) => ({ issue: { endpoint: createIssue, body } }),
    write: {
      changes: false,
      about: ({ users, client }) => ({ ...ofPeople(users), ...(client && ofClient(client)) }),
    },
  }),
  tool({
    name: 'change_issue_status',
    title: 'Zmień status zgłoszenia',
    says: `Zmienia status zgłoszenia i powiadamia jego osoby; zapisuje po zgodzie (confirm). Statusy: ${listWithIds(issueStatuses)}. Zwrot do poprawy (z 9 na 2) wymaga komentarza; akceptuje zlecający.`,
    input: z.object({
      id: z.int().min(1),
      status: z.literal(issueStatuses.map(({ id }) => id)),
      comment: z.string().max(4000).optional(),
      confirm,
    }),
    calls: [updateIssue],
    asks: ({ id, status, comment }) => ({
      change: {
        endpoint: updateIssue,
        params: { id },
        body: { status, ...(comment && { comment }) },
      },
    }),
    write: { changes: true, about: ({ id }) => ofIssue(id) },
  }),
  tool({
    name: 'change_task_status',
    title: 'Zmień status zadania',
    says: `Zmienia status zadania; zapisuje po zgodzie (confirm). Statusy: ${listWithIds(taskStatuses)}. Po 9 i 10 kolej przechodzi na następne zadanie procedury.`,
    input: z.object({
      ...taskNumbers,
      status: z.literal(taskStatuses.map(({ id }) => id)),
      confirm,
    }),
    calls: [updateTask],
    asks: ({ status, confirm: _, ...params }) => ({
      change: { endpoint: updateTask, params, body: { status } },
    }),
    write: {
      changes: true,
      about: ({ status: _, confirm: __, ...params }) => ofTask(params),
    },
  }),
  tool({
    name: 'add_client_note',
    title: 'Notatka o kliencie',
    says: 'Dodaje notatkę na osi czasu klienta w imieniu właściciela klucza; contact: true, gdy mówi o rozmowie z klientem. Zapisuje po zgodzie (confirm).',
    input: z.object({
      client: z.int().min(1).describe('Numer klienta'),
      text,
      contact: z.boolean().default(false),
      confirm,
    }),
    calls: [createClientNote],
    asks: ({ client, text: note, contact }) => ({
      note: { endpoint: createClientNote, params: { id: client }, body: { text: note, contact } },
    }),
    write: {
      changes: false,
      about: ({ client }) => ofClient(client),
    },
  }),
  tool({
    name: 'request_absence',
    title: 'Zgłoś nieobecność',
    says: 'Zgłasza nieobecność właściciela klucza na dni od–do (oba włącznie); idzie do decyzji tak, jak z programu, i powiadamia decydującego. Numery typów daje list_absence_types. Zapisuje po zgodzie (confirm).',
    input: z.object({
      type: z.int().min(1).describe('Numer typu nieobecności'),
      dateFrom: z.iso.date().describe('Pierwszy dzień RRRR-MM-DD'),
      dateTo: z.iso.date().describe('Ostatni dzień RRRR-MM-DD'),
      confirm,
    }),
    calls: [createAbsence],
    asks: ({ confirm: _, ...body }, me) => ({
      absence: { endpoint: createAbsence, body: { ...body, owner: me } },
    }),
    write: {
      changes: false,
      about: ({ confirm: _, ...query }, me) => ({
        absence: {
          ask: { endpoint: checkAbsence, query: { ...query, owner: me } },
          says: ({
            workDays,
            asks,
            needsDecision,
            refusal,
            overlaps,
          }: Answer<typeof checkAbsence>) => ({
            workDays,
            ...(needsDecision && { decides: asks }),
            refusal,
            overlaps,
          }),
        },
      }),
    },
  }),
];
