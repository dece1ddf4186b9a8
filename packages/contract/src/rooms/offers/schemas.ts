import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { createdId, instant, may, personRef, ref, statusRef } from '../../kit/values/records.ts';
import { talk } from '../comments/schemas.ts';
import * as calls from './calls.ts';
import { offerList } from './calls.ts';
import { offerColumns } from './columns.ts';
import { offerFields } from './fields.ts';
import { offerAnswer, offerChanges, offerComment, offerCreate, offerWords } from './forms.ts';

const bySeller = 'kierownik albo sprzedawca oferty';

const answerable = z.object({
  id: z.int(),
  created: instant,
  createdBy: personRef.nullable(),
  status: statusRef,
  /** Null: the status was changed without words. */
  comment: z.string().nullable(),
  ...talk,
  /** The comment that it answers; null for none. */
  answers: z.int().nullable(),
  /** The letter that it was, where it came by mail and is still kept. */
  letter: z.int().nullable(),
  /** People who marked the comment as seen, in that order. */
  seen: z.array(ref),
  /** Who changed the words last, and when; null while they are as they were written. */
  edited: z.object({ at: instant, by: ref.nullable() }).nullable(),
  /** `edit`: change the words; what was decided stays. */
  may: z.object({ edit: z.boolean() }),
});

export type OfferComment = z.output<typeof answerable>;

const base = {
  id: z.int(),
  ...answersOf(offerColumns),
  custom: customAnswer('offer'),
  version: z.int(),
  /** `decide`: change the status and comment, whatever the status. */
  may: may.extend({ decide: z.boolean() }),
};

export const offerRow = z.object(base);

export type OfferRow = z.output<typeof offerRow>;

export const offer = z.object({
  ...answersOf(offerFields),
  ...base,
  createdBy: ref.nullable(),
  userModified: ref.nullable(),
  /** Offers that follow this one. */
  next: z.array(ref),
  /** Projects made of this offer; only managers are told. */
  projects: z.array(z.object({ ...ref.shape, cancelled: z.boolean() })),
  /** Oldest first. */
  comments: z.array(answerable),
  /** Whether the reader may answer what was said there. */
  mayAnswer: z.boolean(),
});

export type Offer = z.output<typeof offer>;

export const offerFiles = fileSchemas('oferty', { row: bySeller });

const schemas = {
  listOffers: pageIo({ summary: 'Oferty', list: offerList, rows: offerRow }),
  getOffer: recordIo({ summary: 'Oferta z komentarzami i plikami', answer: z.object({ offer }) }),
  createOffer: io({
    summary: 'Nowa oferta, z plikami albo bez nich',
    body: offerCreate,
    answer: createdId,
  }),
  updateOffer: recordIo({
    row: bySeller,
    summary: 'Zmiana podanych pól; podane pliki zastępują dotychczasowe',
    body: offerChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeOffer: recordIo({ summary: 'Usunięcie oferty' }),
  commentOffer: recordIo({
    row: bySeller,
    summary: 'Komentarz do oferty, razem ze zmianą statusu',
    body: offerComment,
  }),
  answerOffer: recordIo({
    row: 'kierownik, sprzedawca oferty, kto tam pisał albo kogo tam wołają',
    summary: 'Odpowiedź na decyzję albo komentarz; status zostaje, jaki jest',
    body: offerAnswer,
    answer: createdId,
  }),
  updateOfferComment: recordIo({
    row: 'autor albo kierownik',
    summary: 'Zmiana słów komentarza do oferty; to, co zdecydowano, zostaje',
    body: offerWords,
  }),
  sayOfferCommentSeen: recordIo({
    summary: '„Widziane” przy komentarzu innej osoby; z „seen: false” cofnięte',
    body: z.strictObject({ seen: z.boolean() }),
  }),
  offerCommentHistory: recordIo({
    summary: 'Poprzednie treści komentarza do oferty, od najnowszej',
    answer: z.object({
      list: z.array(z.object({ at: instant, by: ref.nullable(), text: z.string() })),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.offerFiles, offerFiles, 'Offer');
