import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import {
  issueTaskChoices,
  linkIssueTask,
  type TaskChoice,
} from '@zaplecze/contract/rooms/issues/tasks/calls';
import { issueTaskLink } from '@zaplecze/contract/rooms/issues/tasks/forms';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { apiKey } from '../../../kit/calls/use-api.ts';
import { CheckboxField } from '../../../kit/fields/choice-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import type { Source } from '../../../kit/fields/pickers/source.ts';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

const itemOf = ({ id, name, project, client, user, status }: TaskChoice) => ({
  ...{ id, name },
  more: [
    withoutClient(project.name, client.name),
    client.name,
    user?.name ?? 'bez osoby',
    status.name,
  ].join(' · '),
});

const sourceOf = (id: number): Source => ({
  key: apiKey(issueTaskChoices, { id }),
  small: false,
  async find(search, signal) {
    const query = search ? { search } : {};
    const { list } = await call(issueTaskChoices, { params: { id }, query }, { signal });
    return list.map(itemOf);
  },
  one: async () => null,
});

/** Links an issue to a task of a project that goes on already. */
export function LinkTaskDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const [source] = useState(() => sourceOf(issue.id));
  const form = useRecordForm({
    schema: issueTaskLink,
    defaults: { task: null, ends: false },
    send: (body, options) => call(linkIssueTask, { params: { id: issue.id }, body }, options),
    onDone: onClose,
    done: 'Powiązano z zadaniem',
  });
  return (
    <FormModal form={form} title="Powiąż z zadaniem" save="Powiąż" size={560} onClose={onClose}>
      <RecordPicker
        name="task"
        label="Zadanie projektu"
        help="Otwarte zadania klienta tego zgłoszenia. Wpisz nazwę zadania albo projektu, aby szukać w innych."
        source={source}
        required
      />
      <CheckboxField name="ends" label="Zgłoszenie zrealizowane razem z zadaniem" />
    </FormModal>
  );
}
