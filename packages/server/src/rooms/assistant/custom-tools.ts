import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { customRecordNames } from '@zaplecze/contract/kit/fields/custom-fields';
import { getClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { getDocument, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { getProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import * as z from 'zod';
import { type Tool, tool } from './tool.ts';

/** Fields that the company added itself: which there are, and what a record has in them. */

/** The calls that read and change a record, by its kind. */
const calls = {
  client: { read: getClient, update: updateClient },
  project: { read: getProject, update: updateProject },
  issue: { read: getIssue, update: updateIssue },
  offer: { read: getOffer, update: updateOffer },
  document: { read: getDocument, update: updateDocument },
} as const satisfies Partial<
  Record<keyof typeof customRecordNames, { read: Endpoint; update: Endpoint }>
>;
type Kind = keyof typeof calls;
const kinds = Object.keys(calls) as [Kind, ...Kind[]];
const kindWords = kinds
  .map((kind) => `${kind} (${customRecordNames[kind].toLowerCase()})`)
  .join(', ');

type Named = { name?: string; file?: { fileName: string } | null; custom: object };

/** A record by its name, with what its own fields hold now. */
const nowOf = (kind: Kind) => (answer: Answer<Endpoint>) => {
  const { name, file, custom } = (answer as Record<Kind, Named>)[kind];
  return { name: name ?? file?.fileName, custom };
};

const value = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.int().min(1)).max(300),
  z.null(),
]);

export const customTools: Tool[] = [
  tool({
    name: 'list_custom_fields',
    title: 'Pola własne',
    says: 'Pola, które firma dodała do klientów, projektów, zgłoszeń, ofert i dokumentów: klucz (key), nazwa, rodzaj, pozycje list z numerami; pole ze wzorem (formula) wylicza się samo i nie da się go wypełnić. Rekordy mają ich wartości w „custom” pod kluczami; puste pominięto.',
    input: z.object({}),
    calls: [listCustomFields],
    asks: () => ({ fields: { endpoint: listCustomFields } }),
  }),
  tool({
    name: 'set_custom_fields',
    title: 'Wypełnij pola własne',
    says: 'Zmienia podane pola własne rekordu, pozostałe zostawia; zapisuje po zgodzie (confirm). Klucze, rodzaje i numery pozycji list daje list_custom_fields.',
    input: z.object({
      record: z.enum(kinds).describe(`Rodzaj rekordu: ${kindWords}`),
      id: z.int().min(1).describe('Numer rekordu'),
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
    calls: kinds.map((kind) => calls[kind].update),
    asks: ({ record, id, values }) => ({
      change: { endpoint: calls[record].update, params: { id }, body: { custom: values } },
    }),
    write: {
      changes: true,
      about: ({ record, id }) => ({
        record: { ask: { endpoint: calls[record].read, params: { id } }, says: nowOf(record) },
      }),
    },
  }),
];
