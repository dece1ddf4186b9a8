import { useNavigate, useSearch } from '@tanstack/react-router';
import { createOffer } from '@zaplecze/contract/offers';
import { offerForm } from '@zaplecze/contract/offers.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { toNavigate } from '../../kit/use-anchor.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { OfferFields } from './offer-fields.tsx';
import { newOffer } from './offer-values.ts';

/** A link may name the client: /offer/add?client=5. */
export function OfferAddPage() {
  const navigate = useNavigate();
  const goBack = useGoBack('/offer');
  const { client } = useSearch({ strict: false }) as { client?: string };
  const form = useRecordForm({
    schema: offerForm,
    defaults: newOffer(/^\d+$/.test(client ?? '') ? Number(client) : null),
    send: (body, options) => call(createOffer, { body }, options),
    onDone: ({ id }) => void navigate(toNavigate({ to: '/offer/view/$id', params: { id } })),
    done: 'Oferta dodana',
  });
  return (
    <FormPage form={form} title="Tworzenie nowej oferty" onCancel={goBack}>
      <OfferFields />
    </FormPage>
  );
}
