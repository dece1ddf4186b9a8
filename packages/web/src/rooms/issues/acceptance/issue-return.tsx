import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueReturn } from '@zaplecze/contract/rooms/issues/forms';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { call } from '../../../kit/calls/api.ts';
import { MentionField } from '../../../kit/fields/writing/mention-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { namedOn } from '../../comments/index.ts';

/** Returns a done issue to its executors, with the corrections in words. */
export function IssueReturn({
  issue: { id, version },
  onClose,
}: {
  issue: { id: number; version: number };
  onClose: () => void;
}) {
  const form = useRecordForm({
    schema: issueReturn,
    defaults: { comment: '' },
    send: ({ comment }, options) =>
      call(
        updateIssue,
        { params: { id }, body: { status: issueStatus.inProgress, comment } },
        { ...options, ifMatch: version },
      ),
    onDone: onClose,
    done: 'Zwrócono do poprawy',
  });
  return (
    <FormModal form={form} title="Zwróć do poprawy" save="Zwróć do poprawy" onClose={onClose}>
      <MentionField
        name="comment"
        label="Co trzeba poprawić?"
        help="Trafi do komentarzy; wykonawcy dostaną powiadomienie."
        people={namedOn.issue(id)}
        required
      />
    </FormModal>
  );
}
