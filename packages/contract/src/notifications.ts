import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { idsFilter, list } from './kit/list.ts';
import { byId } from './kit/records.ts';

/** Notifications of the signed-in person (document 002, section 2.8). 0 unread, 1 read. */

export const notification = z.object({
  id: z.int(),
  /** HTML composed on the server from escaped values. */
  content: z.string(),
  status: z.object({ id: z.int(), name: z.string() }),
  params: z.object({
    name: z.string().nullable(),
    id: z.int().nullable(),
    project: z.int().nullable(),
    task: z.int().nullable(),
    procedure: z.int().nullable(),
    service: z.int().nullable(),
  }),
  created: z.string(),
});

const notificationList = list({
  sort: ['created'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { status: idsFilter() },
  row: notification,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification/list',
  allow: 'everyone',
  summary: 'Powiadomienia zalogowanej osoby, od najnowszych',
  query: notificationList.query,
  answer: notificationList.answer,
});

export const updateNotification = endpoint({
  method: 'PATCH',
  path: '/notification/:id',
  allow: 'everyone',
  row: 'adresat',
  summary: 'Oznaczenie jako przeczytane (1) albo nieprzeczytane (0)',
  params: byId,
  body: z.strictObject({ status: z.union([z.literal(0), z.literal(1)]) }),
  answer: done,
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notification/readAll',
  allow: 'everyone',
  summary: 'Oznaczenie wszystkich jako przeczytane',
  answer: z.object({ read: z.int() }),
});

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/notification/:id',
  allow: 'everyone',
  row: 'adresat',
  summary: 'Usunięcie powiadomienia',
  params: byId,
  answer: done,
});

/**
 * Kinds of notifications as people choose channels for them (decisions, "What notifies whom").
 * In the product every kind is always shown; `push` and `mail` are what holds until chosen.
 */
export const notificationKinds = [
  { kind: 'taskAssigned', name: 'Nowe zadanie dla Ciebie', push: true, mail: false },
  { kind: 'yourTurn', name: 'Twoja kolej', push: true, mail: false },
  { kind: 'deadline', name: 'Zbliżający się termin', push: true, mail: false },
  { kind: 'overdue', name: 'Przekroczony termin', push: true, mail: true },
  { kind: 'taskComment', name: 'Komentarz do zadania', push: true, mail: false },
  { kind: 'offerDecision', name: 'Decyzja w sprawie oferty', push: true, mail: false },
  { kind: 'issueAssigned', name: 'Nowe zgłoszenie dla Ciebie', push: true, mail: false },
  { kind: 'issueStatus', name: 'Zmiana statusu zgłoszenia', push: true, mail: false },
  { kind: 'issueAcceptance', name: 'Zgłoszenie do akceptacji', push: true, mail: false },
  { kind: 'issueComment', name: 'Komentarz do zgłoszenia', push: true, mail: false },
  { kind: 'guestForYou', name: 'Gość do Ciebie', push: true, mail: false },
  { kind: 'parcelForYou', name: 'Przesyłka do Ciebie', push: true, mail: false },
  { kind: 'periodCreated', name: 'Nowy okres projektu', push: true, mail: false },
  { kind: 'substitutionBegins', name: 'Zaczyna się Twoje zastępstwo', push: true, mail: true },
  { kind: 'substituteLeft', name: 'Odejście osoby, która ma Cię zastąpić', push: true, mail: true },
  { kind: 'replacedFromNow', name: 'Ktoś Cię zastępuje', push: true, mail: false },
  { kind: 'tasksTaken', name: 'Przejęte zadania', push: true, mail: true },
  { kind: 'clientsTaken', name: 'Przejęci klienci', push: true, mail: true },
  { kind: 'unassigned', name: 'Zadania bez osoby', push: true, mail: true },
] as const;

const channel = { push: z.boolean(), mail: z.boolean() };

export const getChannels = endpoint({
  method: 'GET',
  path: '/notification/channels',
  allow: 'everyone',
  summary: 'Kanały powiadomień zalogowanej osoby',
  answer: z.object({
    kinds: z.array(z.object({ kind: z.string(), name: z.string(), ...channel })),
    /** One letter a day with what is unread. */
    digest: z.boolean(),
    /** Where letters go. */
    email: z.string(),
  }),
});

export const saveChannels = endpoint({
  method: 'PUT',
  path: '/notification/channels',
  allow: 'everyone',
  summary: 'Zapisanie kanałów powiadomień',
  body: z.strictObject({
    kinds: z
      .array(
        z.strictObject({
          kind: z.string().refine((value) => notificationKinds.some((one) => one.kind === value), {
            error: 'Nie ma takiego rodzaju powiadomień',
          }),
          ...channel,
        }),
      )
      .max(100),
    digest: z.boolean(),
  }),
  answer: done,
});

/** News for open pages, as server-sent events; the token stays in the header. */
export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  allow: 'everyone',
  summary: 'Strumień zdarzeń (text/event-stream): „notifications”, gdy zmieniły się powiadomienia',
  answer: done,
});
