import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { type offerForm, offerFormOf } from '@zaplecze/contract/rooms/offers/forms';
import { nameOfCopy } from '@zaplecze/contract/rooms/offers/lists';
import type * as z from 'zod';
import type { Blank } from '../../kit/forms/use-record-form.ts';

type OfferValues = z.input<typeof offerForm>;

/** Whoever writes an offer down sells it, until told otherwise. */
export const newOffer = (client: number | null, seller: number): Blank<OfferValues> => ({
  ...blankFields(offerFields),
  client,
  seller,
  custom: {},
});

/** A new offer that follows one; its files and its day are its own, and a validity that has passed too. */
export function copyOf(offer: Offer, seller: number): OfferValues {
  const { status: _, refusalReason: __, ...fields } = offerFormOf(offer);
  return {
    ...fields,
    name: nameOfCopy(offer.name),
    seller,
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
