import { type Offer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { offerChanges, offerCollections } from '@zaplecze/contract/rooms/offers/forms';
import { fieldEditor } from '../../kit/forms/field-editor.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes fields of an offer where they are read. */
export const OfferEditor = fieldEditor<Offer>({
  fields: offerFields,
  changes: offerChanges,
  collections: offerCollections,
  sourceOf,
  update: updateOffer,
});
