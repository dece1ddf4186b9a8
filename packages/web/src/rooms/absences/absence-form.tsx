import { useQueryClient } from '@tanstack/react-query';
import type { Days } from '@zaplecze/contract/kit/values/days';
import {
  type CalendarEntry,
  createAbsence,
  defaultRange,
  updateAbsence,
} from '@zaplecze/contract/rooms/absences/calls';
import {
  absenceEditForm,
  absenceForm,
  absenceFormOf,
} from '@zaplecze/contract/rooms/absences/forms';
import { withdrawRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { ChoicePicker, RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { lookupSource } from '../../kit/fields/pickers/source.ts';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { peopleSource } from '../choice-sources/index.ts';
import { askImpact, ImpactButton } from '../impact/index.ts';
import classes from './absence-form.module.css';
import { lengthOf } from './absence-words.ts';
import { sureOfBalance } from './balances/confirm-balance.ts';
import { PartOfDay } from './part-of-day.tsx';
import { CheckWords } from './requests/absence-check.tsx';
import { sureOfDouble } from './requests/confirm-duplicate.ts';
import { EndAbsence } from './requests/end-absence.tsx';
import { OpenChange } from './requests/open-change.tsx';
import { useCheck } from './requests/use-check.ts';

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

/** What of an entry is to be changed, to begin with. */
type Wanted = Partial<z.input<typeof absenceForm>>;

/** What the form starts with: an entry to change, or a person and days for a new one. */
export type AbsenceStart =
  | { entry: CalendarEntry; wanted?: Wanted }
  | ({ owner?: number } & Partial<Days>);

type Props = {
  start: AbsenceStart;
  /** What it is called where it opens: the calendar's entries are meetings and trainings too. */
  called?: 'nieobecność' | 'wpis';
  onClose: () => void;
};

/** A new absence, or a change of one; a new one may take the place of another, whose change it then is. */
export function AbsenceForm({ start, ...how }: Props) {
  const [replaced, setReplaced] = useState<AbsenceStart | null>(null);
  return replaced ? (
    <OneForm key="replaced" start={replaced} {...how} />
  ) : (
    <OneForm start={start} {...how} onReplace={(entry, wanted) => setReplaced({ entry, wanted })} />
  );
}

function OneForm({
  start,
  called = 'nieobecność',
  onClose,
  onReplace,
}: Props & { onReplace?: (entry: CalendarEntry, wanted: Wanted) => void }) {
  const me = useMe();
  const client = useQueryClient();
  const entry = 'entry' in start ? start.entry : undefined;
  const saved = entry && { ...absenceFormOf(entry), reason: '' };
  const empty = { ...defaultRange(), owner: me.id, type: null, hours: null, hoursFrom: null };
  const values = saved ?? { ...empty, ...start };
  const form = useRecordForm({
    schema: entry ? absenceEditForm : absenceForm,
    ...(saved ? { record: saved, version: entry.version, fromRow: true } : { defaults: values }),
    send: async (body, options): Promise<Sent> => {
      if (entry) {
        const params = { id: entry.id };
        return { ...entry, ...(await call(updateAbsence, { params, body }, options)) };
      }
      const created = await call(createAbsence, { body }, options);
      const waits = created.status === absenceStatus.requested;
      return {
        ...created,
        ...(waits && { created: created.id }),
        openImpact: await askImpact(created.id),
      };
    },
    ask: async (changed) => {
      const absence = { ...values, ...changed };
      return (await sureOfDouble(absence, entry?.id)) && (await sureOfBalance(absence, entry));
    },
    done: null,
    onDone: (answer) => {
      // Nothing was changed, nothing was answered.
      if (answer) tell(answer);
      onClose();
      answer?.openImpact?.();
    },
  });
  const tell = (answer: Sent) => {
    const words = sentWords(answer);
    const { created } = answer;
    if (created === undefined) return toast.success(words);
    const takeBack = async () => {
      await call(withdrawRequest, { params: { id: created }, body: {} });
      toast.success('Wniosek wycofany');
      await client.invalidateQueries();
    };
    const run = () => void takeBack().catch((error) => report(error));
    return toast.offer(words, { label: 'Wycofaj', run });
  };
  const known = [{ id: me.id, name: me.fullname, picture: me.picture }];
  return (
    <FormModal
      needs={['calendarType']}
      form={form}
      title={`${entry ? 'Edytuj' : 'Dodaj'} ${called}`}
      onClose={onClose}
      beside={
        entry?.may.delete && (
          <>
            <EndAbsence entry={entry} onDone={onClose} />
            <ImpactButton absence={entry.id} onOpen={onClose} />
          </>
        )
      }
    >
      {entry && <OpenChange entry={entry} onDone={onClose} />}
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
      <Range
        entry={entry}
        wanted={'entry' in start ? start.wanted : undefined}
        onReplace={
          onReplace && !entry
            ? (other) => {
                const wanted = wantedOf(form.form.getValues());
                // It goes on there.
                form.keeper.current?.saved();
                onReplace(other, wanted);
              }
            : undefined
        }
      />
    </FormModal>
  );
}

/** What a new absence has that takes the place of another one; whose it is stays. */
const wantedOf = ({ type, dateFrom, dateTo, hours, hoursFrom }: Wanted): Wanted => ({
  ...{ type, dateFrom, dateTo },
  hours: hours ?? null,
  hoursFrom: hoursFrom ?? null,
});

/** Types what is wanted into the form of an entry, once. */
function useWanted(wanted: Wanted | undefined) {
  const { setValue } = useFormContext();
  const first = useRef({ setValue, wanted });
  useEffect(() => {
    const { setValue: set, wanted: values } = first.current;
    for (const [name, value] of Object.entries(values ?? {}))
      set(name, value, { shouldDirty: true });
  }, []);
}

type Sent = {
  status: number;
  /** The request that was just sent, which is taken back by one press. */
  created?: number;
  pastWaits?: boolean;
  changeWaits?: boolean;
  openImpact?: () => void;
};

function sentWords({ status, pastWaits, changeWaits }: Sent): string {
  if (pastWaits) return 'Zapisano od dziś; dni, które minęły, czekają na akceptację';
  if (changeWaits) return 'Prośba o zmianę wysłana; do decyzji obowiązuje to, co zaakceptowane';
  return status === absenceStatus.requested ? 'Wniosek wysłany, czeka na akceptację' : 'Zapisano';
}

/** Whether days of a type are holiday leave, by itself or within another limit. */
const isLeave = ({ limited, limitKind, within }: DictionaryItem) =>
  limitKind === 'vacation' || (limited && Boolean(within));

/** The type that is chosen, as the dictionary has it. */
function useType() {
  const chosen = useFormContext().watch('type');
  const { data } = useApi(dictionaryCalls.calendarType.list, { query: {} });
  return data?.list.find(({ id }) => id === chosen);
}

function TypeField({ known }: { known: CalendarEntry['type'][] | undefined }) {
  const secret = useType()?.isPrivate;
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

function Range(props: {
  entry: CalendarEntry | undefined;
  wanted: Wanted | undefined;
  onReplace: ((entry: CalendarEntry) => void) | undefined;
}) {
  const { entry, onReplace } = props;
  useWanted(props.wanted);
  const [dateFrom, dateTo, hours] = useFormContext().watch(['dateFrom', 'dateTo', 'hours']);
  const type = useType();
  const unit = type?.unit;
  const check = useCheck(entry?.id);
  // What is left of leave may be less than the day has: that much of it is leave, whatever the type allows.
  const part = check?.restOfLeave ? 'hour' : unit;
  const note = check?.restOfLeave
    ? 'Zostało mniej urlopu, niż ma ten dzień: tę resztę można wziąć w godzinach (art. 154² § 4 Kodeksu pracy).'
    : type && isLeave(type)
      ? 'To zasada Twojej firmy: Kodeks pracy zna urlop wypoczynkowy w całych dniach.'
      : undefined;
  const whole = absenceForm.safeParse({ owner: 1, type: 1, dateFrom, dateTo }).success;
  return (
    <div>
      <Row>
        <DateField name="dateFrom" label="Od" required />
        <DateField name="dateTo" label="Do (włącznie)" required />
      </Row>
      <p className={classes.length} aria-live="polite">
        {whole && !hours && lengthOf({ dateFrom, dateTo }, check?.workDays)}
      </p>
      {whole && (hours || (dateFrom === dateTo && part !== undefined && part !== 'day')) && (
        <PartOfDay unit={part ?? 'hour'} dayHours={check?.dayHours ?? 8} note={note} />
      )}
      <CheckWords {...{ check, entry, onReplace }} />
      {(check?.outcome === 'correction' || check?.outcome === 'change') && (
        <TextAreaField
          name="reason"
          label={check.outcome === 'change' ? 'Dlaczego' : 'Powód, który przeczyta ta osoba'}
          help={check.outcome === 'change' ? 'Przeczyta to osoba, która decyduje.' : undefined}
          required={check.outcome === 'correction'}
          rows={2}
        />
      )}
    </div>
  );
}
