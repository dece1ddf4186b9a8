import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { type offerForm, offerFormOf } from '@zaplecze/contract/rooms/offers/forms';
import { copySuffix } from '@zaplecze/contract/rooms/offers/lists';
import type * as z from 'zod';
import type { Blank } from '../../kit/forms/use-record-form.ts';

type OfferValues = z.input<typeof offerForm>;

export const newOffer = (client: number | null): Blank<OfferValues> => ({
  ...blankFields(offerFields),
  client,
});

/** A new offer that follows one; its files and its day are its own, and a validity that has passed too. */
export function copyOf(offer: Offer): OfferValues {
  const { status: _, refusalReason: __, ...fields } = offerFormOf(offer);
  return {
    ...fields,
    // A name may have 250 characters, its suffix included.
    name: `${offer.name.slice(0, 250 - copySuffix.length)}${copySuffix}`,
    submission: null,
    validTo: offer.validTo && offer.validTo >= warsawDay() ? offer.validTo : null,
    files: [],
    previous: offer.id,
  };
}

export const decisionOf = (offer: Offer) => ({
  status: offer.status.id,
  comment: '',
  refusalReason: offer.refusalReason?.id ?? null,
});

export const offerValues = (offer: Offer) => ({ ...offerFormOf(offer), comment: '' });
