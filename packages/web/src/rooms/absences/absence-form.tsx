import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  type CalendarEntry,
  createAbsence,
  defaultRange,
  removeAbsence,
  updateAbsence,
} from '@zaplecze/contract/absences';
import { absenceForm, absenceFormOf } from '@zaplecze/contract/absences.forms';
import { dictionaryCalls } from '@zaplecze/contract/dictionaries';
import type { Days } from '@zaplecze/contract/kit/days';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { ChoicePicker, RecordPicker } from '../../kit/fields/record-picker.tsx';
import { lookupSource } from '../../kit/fields/source.ts';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { peopleSource } from '../choices/index.ts';
import { ImpactButton, openImpact } from '../impact/index.ts';
import classes from './absence-form.module.css';
import { lengthOf } from './absence-words.ts';
import { sureOfDouble } from './sure-of-double.ts';

/** Vacations first, then what only tells where somebody works. */
const types = lookupSource({
  endpoint: dictionaryCalls.calendarType.list,
  rows: ({ list }) =>
    [...list]
      .sort((a, b) => Number(b.isVacation) - Number(a.isVacation))
      .map((type) => ({ ...type, note: type.isVacation ? undefined : 'w pracy' })),
  one: async (id, signal) =>
    (await call(dictionaryCalls.calendarType.get, { params: { id } }, { signal })).item,
});

/** What the form starts with: an entry to change, or a person and days for a new one. */
export type AbsenceStart = { entry: CalendarEntry } | ({ owner?: number } & Partial<Days>);

export function AbsenceForm({ start, onClose }: { start: AbsenceStart; onClose: () => void }) {
  const me = useMe();
  const entry = 'entry' in start ? start.entry : undefined;
  const saved = entry && absenceFormOf(entry);
  const values = saved ?? { ...defaultRange(), owner: me.id, type: null, ...start };
  const form = useRecordForm({
    schema: absenceForm,
    ...(saved ? { record: saved, version: entry.version, fromRow: true } : { defaults: values }),
    send: async (body, options) => {
      if (!entry) return (await call(createAbsence, { body }, options)).id;
      await call(updateAbsence, { params: { id: entry.id }, body }, options);
      return null;
    },
    ask: (changed) => sureOfDouble({ ...values, ...changed }, entry?.id),
    onDone: (made) => {
      onClose();
      if (made) void openImpact(made);
    },
  });
  const known = [{ id: me.id, name: me.fullname, picture: me.picture }];
  return (
    <FormModal
      needs={['calendarType']}
      form={form}
      title={entry ? 'Edytuj nieobecność' : 'Dodaj nieobecność'}
      onClose={onClose}
      beside={
        entry?.may.delete && (
          <>
            <Remove entry={entry} onDone={onClose} />
            <ImpactButton absence={entry.id} onOpen={onClose} />
          </>
        )
      }
    >
      <RecordPicker
        name="owner"
        label="Osoba"
        source={peopleSource}
        known={entry ? [entry.user] : known}
        // Only managers speak for others.
        disabled={!me.flags.manager}
        required
      />
      <TypeField known={entry && [entry.type]} />
      <Range />
    </FormModal>
  );
}

function TypeField({ known }: { known: CalendarEntry['type'][] | undefined }) {
  const chosen = useFormContext().watch('type');
  const { data } = useApi(dictionaryCalls.calendarType.list, { query: {} });
  const secret = data?.list.find(({ id }) => id === chosen)?.isPrivate;
  return (
    <ChoicePicker
      name="type"
      label="Typ"
      source={types}
      known={known}
      help={secret ? 'Współpracownicy zobaczą tylko „Nieobecność”.' : undefined}
      required
    />
  );
}

function Range() {
  const [dateFrom, dateTo] = useFormContext().watch(['dateFrom', 'dateTo']);
  const whole = absenceForm.safeParse({ owner: 1, type: 1, dateFrom, dateTo }).success;
  return (
    <div>
      <Row>
        <DateField name="dateFrom" label="Od" required />
        <DateField name="dateTo" label="Do (włącznie)" required />
      </Row>
      <p className={classes.length} aria-live="polite">
        {whole && lengthOf({ dateFrom, dateTo })}
      </p>
    </div>
  );
}

function Remove({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const remove = useSend(removeAbsence, { toast: 'Nieobecność usunięta', onDone });
  const ask = async () => {
    const text = `${entry.user.name}: ${entry.type.name}`;
    if (await confirm({ text })) remove.mutate({ params: { id: entry.id } });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      Usuń
    </Button>
  );
}
