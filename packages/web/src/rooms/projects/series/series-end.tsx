import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import { seriesFields } from '@zaplecze/contract/rooms/projects/fields';
import { seriesChanges } from '@zaplecze/contract/rooms/projects/forms';
import { updateSeries } from '@zaplecze/contract/rooms/projects/plans';
import { call } from '../../../kit/calls/api.ts';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

/** Asks for the last day on which a period may begin; none means that the series goes on. */
export function SeriesEnd(props: { series: ProjectSeries; onClose: () => void }) {
  const { series, onClose } = props;
  const form = useRecordForm({
    schema: seriesChanges.pick({ recurrentTo: true }),
    record: { recurrentTo: series.recurrentTo },
    send: (body) => call(updateSeries, { params: { id: series.id }, body }),
    onDone: onClose,
  });
  return (
    <FormModal title="Koniec serii" form={form} onClose={onClose} size={420}>
      <FieldSection
        fields={seriesFields}
        section="series"
        own={{}}
        help={{ recurrentTo: 'Okresy, które już są, zostają. Puste: seria trwa bez końca.' }}
      />
    </FormModal>
  );
}
