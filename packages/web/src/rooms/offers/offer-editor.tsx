import { type Offer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { offerChanges, offerCollections } from '@zaplecze/contract/rooms/offers/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** Changes fields of an offer where they are read. */
export function OfferEditor({ record, ...place }: EditorPlace & { record: Offer }) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={offerFields}
      custom="offer"
      record={record}
      changes={offerChanges}
      collections={offerCollections}
      sourceOf={sourceOf}
      send={(body, options) => call(updateOffer, { params: { id }, body }, options)}
    />
  );
}
