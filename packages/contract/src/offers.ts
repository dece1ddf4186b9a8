import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { choice, id, longText, optionalChoice, optionalDay, required, text } from './kit/fields.ts';
import { dayFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** Offers: sales proposals to clients, decided upon with comments, and submitted anew (document 002). */

/** Document 002 section 3. */
export const offerStatuses = [
  { id: 0, name: 'Oczekuje na decyzję', color: '#1971C2' },
  { id: 1, name: 'Odmowa', color: '#E03131' },
  { id: 2, name: 'Zaakceptowana', color: '#2F9E44' },
  { id: 3, name: 'W uzupełnieniu', color: '#F2C037' },
  { id: 4, name: 'Złożono nową ofertę', color: '#868E96' },
] as const;

export const accepted = 2;
export const submittedAnew = 4;

/** Whether an offer of this status may be edited (document 002, section 4). */
export const isOpenOffer = (status: number) => status === 0 || status === 3;
/** Whether a status must say why (document 002, section 9). */
export const needsComment = (status: number) => status === 1 || status === 3 || status === 4;

export const commentMissing = 'Komentarz jest wymagany';
export const offerLocked =
  'Oferty w tym statusie nie można już edytować; można zmienić jej status i dodać komentarz.';
export const copySuffix = ' - złożona ponownie';
const fileMissing = 'Plik jest wymagany!';
const serviceMissing = 'Usługa jest wymagana';

const files = z
  .array(id(), { error: fileMissing })
  .min(1, { error: fileMissing })
  .max(100)
  .transform((values) => [...new Set(values)]);

const offerShape = {
  name: required('Nazwa jest wymagana', 250),
  client: choice('Klient jest wymagany'),
  seller: choice('Sprzedawca jest wymagany'),
  /** Service types. */
  projectTypes: z
    .array(id(serviceMissing), { error: serviceMissing })
    .min(1, { error: serviceMissing })
    .max(100)
    .transform((values) => [...new Set(values)]),
  description: longText(),
  /** The day on which the client gets it. */
  submission: optionalDay(),
};
const status = choice('Status jest wymagany').refine(
  (value) => offerStatuses.some((one) => one.id === value),
  { error: 'Status jest wymagany' },
);
const comment = text(4000);

/** The whole form of a new offer, as the product's pages send it in one call. */
export const offerForm = z.strictObject({
  ...offerShape,
  files,
  /** The offer that this one follows. */
  previous: optionalChoice(),
});

/** Callers of the specified form create the offer alone, then hang its files on it. */
export const offerCreate = offerForm.extend({ files: files.optional() });

type Decision = { status: number; comment?: string | null };
const explained = (before: number) => (value: Decision) =>
  value.status === before || !needsComment(value.status) || Boolean(value.comment);
const unexplained = { error: commentMissing, path: ['comment'], when: () => true };

/** The form of an offer that is being edited; `before` is the status it has. */
export const offerEdit = (before: number) =>
  z.strictObject({ ...offerShape, files, status, comment }).refine(explained(before), unexplained);

/** What is left to change while the offer is closed. */
export const offerDecision = (before: number) =>
  z.strictObject({ status, comment }).refine(explained(before), unexplained);

export const offerChanges = z.strictObject({ ...offerShape, files, status, comment }).partial();

const statusRef = z.object({ id: z.int(), name: z.string(), color: z.string() });

const offerComment = z.object({
  id: z.int(),
  created: z.string(),
  createdBy: personRef.nullable(),
  status: statusRef,
  /** Null: the status was changed without words. */
  comment: z.string().nullable(),
});
export type OfferComment = z.output<typeof offerComment>;

const base = {
  id: z.int(),
  name: z.string(),
  client: colored,
  seller: personRef,
  created: z.string(),
  modified: z.string(),
  submission: z.string().nullable(),
  status: statusRef,
  version: z.int(),
  /** `decide`: change the status and comment, whatever the status. */
  may: may.extend({ decide: z.boolean() }),
};

export const offerRow = z.object(base);
export type OfferRow = z.output<typeof offerRow>;

export const offer = z.object({
  ...base,
  projectTypes: z.array(colored),
  description: z.string().nullable(),
  createdBy: ref.nullable(),
  userModified: ref.nullable(),
  previous: ref.nullable(),
  /** Offers that follow this one. */
  next: z.array(ref),
  /** Projects made of this offer; only managers are told. */
  projects: z.array(ref),
  /** Oldest first. */
  comments: z.array(offerComment),
  files: z.array(fileRef.extend({ path: z.string() })),
});
export type Offer = z.output<typeof offer>;

const offerList = list({
  sort: ['name', 'client', 'seller', 'created', 'modified', 'modifiedDate', 'submission', 'status'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    client: idsFilter(),
    seller: idsFilter(),
    /** Service types. */
    type: idsFilter(),
    status: idsFilter(),
    createdBy: idsFilter(),
    dateFrom: dayFilter(),
    dateTo: dayFilter(),
  },
  row: offerRow,
});

const bySeller = 'kierownik albo sprzedawca oferty';

export const listOffers = endpoint({
  method: 'GET',
  path: '/offer/list',
  allow: 'everyone',
  summary: 'Oferty',
  list: offerList,
  query: offerList.query,
  answer: offerList.answer,
});

export const getOffer = endpoint({
  method: 'GET',
  path: '/offer/:id',
  allow: 'everyone',
  summary: 'Oferta z komentarzami i plikami',
  params: byId,
  answer: z.object({ offer }),
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/offer/create',
  allow: 'manager',
  summary: 'Nowa oferta, z plikami albo bez nich',
  body: offerCreate,
  answer: createdId,
});

export const updateOffer = endpoint({
  method: 'PATCH',
  path: '/offer/:id',
  allow: 'everyone',
  row: bySeller,
  summary: 'Zmiana podanych pól; podane pliki zastępują dotychczasowe',
  params: byId,
  body: offerChanges,
  answer: z.object({ version: z.int() }),
});

export const removeOffer = endpoint({
  method: 'DELETE',
  path: '/offer/:id',
  allow: 'manager',
  summary: 'Usunięcie oferty',
  params: byId,
  answer: done,
});

const fileLink = z.strictObject({ id: id(), file: id() });

export const attachOfferFile = endpoint({
  method: 'POST',
  path: '/offer/file/:id/:file',
  allow: 'everyone',
  row: bySeller,
  summary: 'Dołączenie pliku do oferty',
  params: fileLink,
  answer: done,
});

export const detachOfferFile = endpoint({
  method: 'DELETE',
  path: '/offer/file/:id/:file',
  allow: 'everyone',
  row: bySeller,
  summary: 'Usunięcie pliku oferty',
  params: fileLink,
  answer: done,
});

/** Without `offerStatus` the offer keeps the status it has. */
export const commentOffer = endpoint({
  method: 'POST',
  path: '/offer/comment/:id',
  allow: 'everyone',
  row: bySeller,
  summary: 'Komentarz do oferty, razem ze zmianą statusu',
  params: byId,
  body: z.strictObject({ comment, offerStatus: status.optional() }),
  answer: done,
});
