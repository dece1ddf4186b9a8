import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { instant, ref } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { kioskForm, kioskGuest, kioskLeave, kioskOpen, kioskSearch } from './forms.ts';

const kiosk = z.object({
  id: z.int(),
  name: z.string(),
  created: instant,
  createdBy: ref.nullable(),
  lastSeen: instant.nullable(),
});
export type Kiosk = z.output<typeof kiosk>;

/** What the notice under art. 13 of the GDPR says: who keeps the data, and for how long. */
const house = z.object({
  company: z.string(),
  address: z.string(),
  nip: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  days: z.int(),
});
export type House = z.output<typeof house>;

const schemas = {
  listKiosks: io({
    summary: 'Ekrany dla gości, które działają',
    answer: z.object({ list: z.array(kiosk), ready: z.boolean() }),
  }),
  createKiosk: io({
    summary: 'Nowy ekran dla gości; token jest w tej odpowiedzi jedyny raz',
    body: kioskForm,
    answer: z.object({ id: z.int(), token: z.string() }),
  }),
  revokeKiosk: recordIo({ summary: 'Wyłączenie ekranu dla gości: jego token nic już nie otwiera' }),
  openKiosk: io({
    summary: 'Ekran dla gości: dane do informacji o przetwarzaniu danych',
    body: kioskOpen,
    answer: z.object({ house }),
  }),
  findHosts: io({
    summary: 'Ekran dla gości: osoby, których nazwisko zaczyna się od co najmniej trzech liter',
    body: kioskSearch,
    answer: z.object({ list: z.array(ref), more: z.boolean() }),
  }),
  enterByKiosk: io({
    summary: 'Ekran dla gości: wejście gościa, o którym odwiedzana osoba dowiaduje się od razu',
    body: kioskGuest,
    answer: z.object({ host: z.string() }),
  }),
  leaveByKiosk: io({
    summary: 'Ekran dla gości: wyjście po kodzie identyfikatora',
    body: kioskLeave,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
