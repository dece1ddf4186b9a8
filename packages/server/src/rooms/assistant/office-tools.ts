import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { getBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { getDocument, listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { getArticle, listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { categories } from '@zaplecze/contract/rooms/reception/lists';
import { clientStory } from '@zaplecze/contract/rooms/story/calls';
import * as z from 'zod';
import { cursor, customAsked, id, listQuery, type Tool, tool, words } from './tool.ts';

/** Absences, the knowledge base, documents, the reception and clients' stories: what an office asks of beside its work. */

const absenceTypes = dictionaryCalls.calendarType.list;
const day = (what: string) => z.iso.date().optional().describe(`${what}, RRRR-MM-DD`);

const counted = ['entitled', 'carried', 'used', 'planned', 'waiting', 'left'] as const;

/** Balances count hours, and people ask for days: each type says them as well, of the person's own working day. */
function inDays({ person }: Answer<typeof getBalances>) {
  const list = person.balances.map((balance) => {
    const days = counted.map((name) => [
      name,
      Math.round((balance[name] / balance.dayHours) * 100) / 100,
    ]);
    return { ...balance, days: Object.fromEntries(days) };
  });
  return { person: { ...person, balances: list } };
}

export const officeTools: Tool[] = [
  tool({
    name: 'list_absences',
    title: 'Kalendarz nieobecności',
    says: 'Nieobecności i inne wpisy kalendarza, które mają dzień wspólny z zakresem (bez niego: ten miesiąc), z zastępstwami; powodów prywatnych nie podaje. Kto jest dziś, mówi who_is_away.',
    input: z.object({
      dateFrom: day('Od'),
      dateTo: day('Do, najwyżej rok po początku'),
      user: z.int().min(1).optional().describe('Numer osoby (list_people)'),
      cursor,
    }),
    calls: [listCalendar],
    asks: ({ user, cursor: _, ...range }) => ({
      calendar: { endpoint: listCalendar, query: { ...range, ...(user && { filter: { user } }) } },
    }),
    whole: true,
  }),
  tool({
    name: 'list_absence_requests',
    title: 'Wnioski o nieobecność',
    says: 'Wnioski o nieobecność, które widzi właściciel klucza: własne i te, o których decyduje; decide: true zostawia te, które czekają na jego decyzję.',
    input: z.object({ decide: z.boolean().default(false), cursor }),
    calls: [listRequests],
    asks: ({ decide, ...input }) => ({
      requests: {
        endpoint: listRequests,
        query: listQuery(input, decide ? { decide: 1 } : {}),
      },
    }),
  }),
  tool({
    name: 'get_leave_balance',
    title: 'Wymiar urlopu',
    says: 'Ile przysługuje (entitled) i przeszło z zeszłego roku (carried), ile wykorzystano (used) i zaplanowano (planned), ile czeka na decyzję (waiting) i ile zostało (left: po odjęciu wykorzystanych i zaplanowanych), po typach: właściciela klucza albo, dla kierowników, innej osoby (list_people). Liczby są w godzinach; te same w dniach stoją w days.',
    input: z.object({
      user: z.int().min(1).optional(),
      year: z.int().min(2000).max(2100).optional(),
    }),
    calls: [getBalances],
    asks: ({ user, year }, me) => ({
      balances: {
        endpoint: getBalances,
        params: { id: user ?? me },
        query: year ? { year } : {},
      },
    }),
    tells: inDays,
  }),
  tool({
    name: 'list_absence_types',
    title: 'Typy nieobecności',
    says: 'Typy nieobecności z numerami, których chce request_absence.',
    input: z.object({}),
    calls: [absenceTypes],
    asks: () => ({ types: { endpoint: absenceTypes } }),
  }),
  tool({
    name: 'search_knowledge',
    title: 'Baza wiedzy',
    says: 'Wpisy bazy wiedzy, których nazwa albo treść ma te słowa; bez słów od ostatnio zmienionego. Treść daje get_article.',
    input: z.object({ search: words, cursor }),
    calls: [listArticles],
    asks: (input) => ({ articles: { endpoint: listArticles, query: listQuery(input) } }),
  }),
  tool({
    name: 'get_article',
    title: 'Wpis bazy wiedzy',
    says: 'Wpis bazy wiedzy z treścią, plikami i powiązanymi wpisami.',
    input: z.object({ id: id('wpis') }),
    calls: [getArticle],
    asks: ({ id: article }) => ({ article: { endpoint: getArticle, params: { id: article } } }),
  }),
  tool({
    name: 'list_documents',
    title: 'Dokumenty',
    says: 'Dokumenty firmy i klientów po nazwie pliku, od ostatnio zmienionego.',
    input: z.object({
      search: words,
      client: z.int().min(1).optional(),
      ...customAsked,
      cursor,
    }),
    calls: [listDocuments],
    asks: (input) => ({
      documents: {
        endpoint: listDocuments,
        query: listQuery(input, input.client ? { client: input.client } : {}),
      },
    }),
  }),
  tool({
    name: 'get_document',
    title: 'Dokument',
    says: 'Dokument z opisem i wersjami pliku; sam plik jest zasobem zaplecze://document/{id}.',
    input: z.object({ id: id('dokument') }),
    calls: [getDocument],
    asks: ({ id: document }) => ({
      document: { endpoint: getDocument, params: { id: document } },
    }),
  }),
  tool({
    name: 'list_reception',
    title: 'Recepcja',
    says: 'Goście (guest) albo przesyłki (parcel), od najnowszych; dla recepcji.',
    input: z.object({
      category: z.enum(categories).describe('guest: goście, parcel: przesyłki'),
      search: words,
      ...customAsked,
      cursor,
    }),
    calls: [listReception],
    asks: ({ category, ...input }) => ({
      reception: { endpoint: listReception, query: listQuery(input, { category }) },
    }),
  }),
  tool({
    name: 'client_story',
    title: 'Oś czasu klienta',
    says: 'Co się działo z klientem, od najnowszego: notatki, zgłoszenia, projekty, oferty, dokumenty, wizyty; tylko to, co właściciel klucza może otworzyć. Notatkę dodaje add_client_note.',
    input: z.object({
      client: id('klient'),
      search: words,
      cursor: z.string().max(200).optional().describe('nextCursor z poprzedniej odpowiedzi'),
    }),
    calls: [clientStory],
    asks: ({ client, search, cursor: before }) => ({
      story: { endpoint: clientStory, params: { id: client }, query: { before, q: search } },
    }),
  }),
];
