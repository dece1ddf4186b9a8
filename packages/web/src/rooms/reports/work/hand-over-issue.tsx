import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { dayGive } from '@zaplecze/contract/rooms/day/forms';
import { getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { call } from '../../../kit/calls/api.ts';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { AwayHint } from '../../absences/index.ts';
import { peopleSource } from '../../choice-sources/index.ts';

/** Gives an issue from one of its executors to another person; the other executors stay. */
export function HandOverIssue({
  issue,
  from,
  onClose,
}: {
  issue: { id: number; name: string; limit: string | null };
  from: PersonRef;
  onClose: () => void;
}) {
  const params = { id: issue.id };
  const form = useRecordForm({
    schema: dayGive,
    defaults: { user: null },
    send: async ({ user }, options) => {
      // Who has it now, for somebody may have been added since this was opened.
      const { users, version: ifMatch } = (await call(getIssue, { params })).issue;
      const others = users.map(({ id }) => id).filter((id) => id !== from.id);
      return await call(
        updateIssue,
        { params, body: { users: [...others, user] } },
        { ...options, ifMatch },
      );
    },
    onDone: onClose,
    done: 'Zgłoszenie przekazano',
  });
  const chosen = form.form.watch('user') as number | null;
  return (
    <FormModal
      title={`Przekazanie: ${issue.name}`}
      form={form}
      onClose={onClose}
      save="Przekaż"
      size={520}
    >
      <RecordPicker name="user" label="Kto przejmie" source={peopleSource} required />
      <AwayHint users={[chosen]} limit={issue.limit} />
    </FormModal>
  );
}
