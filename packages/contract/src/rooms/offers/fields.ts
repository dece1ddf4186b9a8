import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { recordedFields } from '../../kit/fields/record-fields.ts';
import { type OfferSection, offerColumns } from './columns.ts';
import { fileMissing } from './lists.ts';

const { name, client, value, ...others } = offerColumns;

/** All fields of an offer, in the order of its form. */
export const offerFields = {
  name,
  client,
  /** Service types. */
  projectTypes: {
    label: 'Usługi',
    kind: 'records',
    of: 'projectType',
    section: 'offer',
    missing: 'Usługa jest wymagana',
  },
  description: { label: 'Opis', kind: 'long', section: 'offer', personal: true },
  ...others,
  value,
  files: { label: 'Pliki', kind: 'files', section: 'files', missing: fileMissing },
  /** Why it was refused. */
  refusalReason: { label: 'Powód odmowy', kind: 'record', of: 'refusalReason' },
  /** The offer that this one follows. */
  previous: { label: 'Poprzednia oferta', kind: 'record', of: 'offer' },
} as const satisfies Fields<OfferSection>;

/** Records whose fields the history and questions of two editors name. */
export const offerRecords = { offer: recordedFields(offerFields) } as const satisfies Records;
