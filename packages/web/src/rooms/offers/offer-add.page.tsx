import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerForm } from '@zaplecze/contract/rooms/offers/forms';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { idInAddress, usePageSearch } from '../../kit/navigation/page-place.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { OfferFields } from './offer-fields.tsx';
import { newOffer } from './offer-values.ts';

/** A link may name the client: /offer/add?client=5. */
export function OfferAddPage() {
  const go = useGo();
  const goBack = useGoBack(addressOf('offers'));
  const { client } = usePageSearch();
  const { id: me } = useMe();
  const form = useRecordForm({
    schema: offerForm,
    defaults: newOffer(idInAddress(client), me),
    send: (body, options) => call(createOffer, { body }, options),
    onDone: ({ id }) => void go(addressOf('offer', { id })),
    done: 'Oferta dodana',
  });
  return (
    <FormPage
      needs={['client', 'projectType']}
      form={form}
      title="Tworzenie nowej oferty"
      onCancel={goBack}
    >
      <OfferFields />
    </FormPage>
  );
}
