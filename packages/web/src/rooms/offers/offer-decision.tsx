import { type Offer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerDecision } from '@zaplecze/contract/rooms/offers/forms';
import { offerStatus, offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { useMemo } from 'react';
import { call } from '../../kit/calls/api.ts';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { MentionField } from '../../kit/fields/writing/mention-field.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Needs } from '../../kit/forms/needs-part.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { dictionarySource } from '../choice-sources/index.ts';
import { namedOn } from '../comments/index.ts';

const reasons = dictionarySource('refusalReason');

/** A step of an offer that must say why (OFF-31); a refusal has its reason besides. */
export function OfferDecision({
  offer,
  next,
  onClose,
  onDone,
}: {
  offer: Offer;
  next: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const { id, status, version } = offer;
  const refused = next === offerStatus.refused;
  const name = offerStatuses.find((one) => one.id === next)?.name ?? '';
  const form = useRecordForm({
    schema: useMemo(() => offerDecision(status.id), [status.id]),
    defaults: { status: next, comment: '', refusalReason: null },
    send: ({ refusalReason, ...body }, options) =>
      call(
        updateOffer,
        { params: { id }, body: refused ? { ...body, refusalReason } : body },
        { ...options, ifMatch: version },
      ),
    onDone,
  });
  return (
    <FormModal form={form} title={name} save={name} onClose={onClose}>
      {refused && (
        <>
          <Needs of={['refusalReason']} />
          <ChoicePicker name="refusalReason" label="Powód odmowy" source={reasons} />
        </>
      )}
      <MentionField name="comment" label="Komentarz" people={namedOn.everybody} required rows={3} />
    </FormModal>
  );
}
