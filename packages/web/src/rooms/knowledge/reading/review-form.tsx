import { type Article, reviewArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { reviewForm } from '@zaplecze/contract/rooms/knowledge/forms';
import { call } from '../../../kit/calls/api.ts';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

/** 'Przejrzane': the article holds; when it is looked at next is proposed as far on as it was this time. */
export function ReviewForm({ record, onClose }: { record: Article; onClose: () => void }) {
  const form = useRecordForm({
    schema: reviewForm,
    defaults: { next: record.nextReview },
    send: (body, options) => call(reviewArticle, { params: { id: record.id }, body }, options),
    onDone: onClose,
    done: 'Zapisano przegląd',
  });
  return (
    <FormModal form={form} title="Wpis przejrzany" save="Przejrzane" size={420} onClose={onClose}>
      <DateField
        name="next"
        label="Następny przegląd"
        help="Zostaw puste, jeżeli wpis nie wymaga kolejnych przeglądów."
      />
    </FormModal>
  );
}
