import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { makeIssueTask, taskPlaces } from '@zaplecze/contract/rooms/issues/tasks/calls';
import { issueTaskForm } from '@zaplecze/contract/rooms/issues/tasks/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { apiKey } from '../../../kit/calls/use-api.ts';
import { CheckboxField, SelectField } from '../../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../../kit/fields/date-fields.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import type { Source } from '../../../kit/fields/pickers/source.ts';
import { TextAreaField, TextField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { taskDefinitionSource } from '../../catalog/index.ts';
import { useWorkers } from '../../radar/index.ts';

type Place = Answer<typeof taskPlaces>['list'][number];

const sourceOf = (id: number, known: Map<number, Place>): Source => ({
  key: apiKey(taskPlaces, { id }),
  small: false,
  async find(search, signal) {
    const query = search ? { search } : {};
    const { list } = await call(taskPlaces, { params: { id }, query }, { signal });
    for (const one of list) known.set(one.id, one);
    return list.map(({ id: project, name, client }) => ({ id: project, name, more: client.name }));
  },
  one: async () => null,
});

/** Makes a task of a project of an issue: its words, person, limit and hours come along. */
export function MakeTaskDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const [known] = useState(() => new Map<number, Place>());
  const [source] = useState(() => sourceOf(issue.id, known));
  const form = useRecordForm({
    schema: issueTaskForm,
    defaults: {
      ...{ project: null, procedure: null, task: null, free: true, ends: true },
      ...{ name: issue.name, description: issue.description, user: issue.users[0]?.id ?? null },
      ...{ dateRealizationLimit: issue.dateRealization, estimation: issue.timeRequired },
    },
    send: (body, options) => call(makeIssueTask, { params: { id: issue.id }, body }, options),
    onDone: onClose,
    done: 'Zadanie dodane do projektu',
  });
  const workers = useWorkers({ limit: form.form.watch('dateRealizationLimit') ?? null });
  const place = known.get(Number(form.form.watch('project')));
  return (
    <FormModal
      form={form}
      title="Zrób zadanie ze zgłoszenia"
      save="Dodaj zadanie"
      size={640}
      onClose={onClose}
    >
      <RecordPicker
        name="project"
        label="Projekt"
        help="Trwające projekty klienta tego zgłoszenia. Wpisz nazwę, aby szukać w innych."
        source={source}
        onPick={(item) => {
          const [only, ...more] = known.get(item?.id ?? 0)?.procedures ?? [];
          form.form.setValue('procedure', (more.length === 0 ? only?.id : null) ?? (null as never));
        }}
        required
      />
      <Row>
        <SelectField
          name="procedure"
          label="Procedura"
          help="Zadanie stanie na jej końcu."
          options={place?.procedures ?? []}
          required
        />
        <RecordPicker
          name="task"
          label="Rodzaj zadania"
          help="Definicja, której procedura jeszcze nie ma."
          source={taskDefinitionSource}
          required
        />
      </Row>
      <TextField name="name" label="Nazwa" required maxLength={250} />
      <TextAreaField name="description" label="Opis" maxLength={20_000} />
      <RecordPicker name="user" label="Osoba" source={workers} known={issue.users} required />
      <Row>
        <LimitField name="dateRealizationLimit" label="Termin" />
        <NumberField
          name="estimation"
          label="Prognozowany czas"
          min={0}
          decimals={2}
          suffix="godz."
        />
      </Row>
      <CheckboxField name="free" label="Nie czeka na poprzednie zadania procedury" />
      <CheckboxField name="ends" label="Zgłoszenie zrealizowane razem z zadaniem" />
    </FormModal>
  );
}
