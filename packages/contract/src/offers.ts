import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { dayFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';
import { offerChanges, offerComment, offerCreate } from './offers.forms.ts';

/** Offers: sales proposals to clients, decided upon with comments, and submitted anew (document 002). */

const statusRef = z.object({ id: z.int(), name: z.string(), color: z.string() });

const said = z.object({
  id: z.int(),
  created: z.string(),
  createdBy: personRef.nullable(),
  status: statusRef,
  /** Null: the status was changed without words. */
  comment: z.string().nullable(),
});
export type OfferComment = z.output<typeof said>;

const base = {
  id: z.int(),
  name: z.string(),
  client: colored,
  seller: personRef,
  created: z.string(),
  modified: z.string(),
  submission: z.string().nullable(),
  validTo: z.string().nullable(),
  /** Net, PLN. */
  value: z.number().nullable(),
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
  refusalReason: ref.nullable(),
  previous: ref.nullable(),
  /** Offers that follow this one. */
  next: z.array(ref),
  /** Projects made of this offer; only managers are told. */
  projects: z.array(ref),
  /** Oldest first. */
  comments: z.array(said),
  files: z.array(fileRef.extend({ path: z.string() })),
});
export type Offer = z.output<typeof offer>;

const offerList = list({
  sort: [
    'name',
    'client',
    'seller',
    'created',
    'modified',
    'modifiedDate',
    'submission',
    'value',
    'status',
  ],
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
  body: offerComment,
  answer: done,
});
