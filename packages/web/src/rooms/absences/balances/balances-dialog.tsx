import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  type Balance,
  getBalances,
  type PersonBalances,
  saveBalance,
  saveEmployment,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  balanceForm,
  balanceFormOf,
  employmentForm,
  employmentFormOf,
} from '@zaplecze/contract/rooms/absences/balances/forms';
import { partTimes, vacationDays } from '@zaplecze/contract/rooms/absences/lists';
import { useState } from 'react';
import { onWeekday } from '../../../kit/calendar/day-names.ts';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { formatDay } from '../../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { EmploymentTerms } from '../employment/employment-terms.tsx';
import { PastReason } from '../working-time/past-reason.tsx';
import { Rosters } from '../working-time/rosters.tsx';
import { BalanceList } from './balance-list.tsx';
import { gapWords, partTimeName } from './balance-words.ts';
import classes from './balances.module.css';

type Edited = 'employment' | Balance;

/** A person's balances of a year, for who keeps them. */
export function BalancesDialog(props: {
  id: number;
  name: string | undefined;
  year: number | undefined;
  onClose: () => void;
}) {
  const { id, name, onClose } = props;
  const [year, setYear] = useState(props.year);
  const [edited, setEdited] = useState<Edited | null>(null);
  const query = year === undefined ? {} : { year };
  const { data, error, refetch } = useApi(
    getBalances,
    { params: { id }, query },
    { placeholderData: (before) => before },
  );
  const person = data?.person;
  const choices = person ? choicesOf(person) : '';
  return (
    <Modal
      title={person?.user.name ?? name ?? 'Salda'}
      opened
      onClose={onClose}
      size={760}
      waits={!person}
      address="item"
    >
      {!person && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {person && (
        <div className={classes.dialog}>
          <div className={classes.head}>
            <Years year={person.year} onYear={setYear} />
            <span>
              {partTimeName(person.partTime)}, {person.vacationDays} dni urlopu
            </span>
            {person.may.edit && choices && (
              <Button size="xs" variant="default" onClick={() => setEdited('employment')}>
                Zmień {choices}
              </Button>
            )}
          </div>
          {person.lacks.length > 0 && (
            <p className={classes.quiet}>Brakuje: {gapWords(person.lacks)}.</p>
          )}
          {person.balances.length === 0 && (
            <p className={classes.quiet}>
              Żaden typ nie ma jeszcze limitu. Administrator włącza je w „Zasadach typów”.
            </p>
          )}
          <BalanceList
            balances={person.balances}
            beside={(balance) =>
              person.may.edit && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Zmień: ${balance.type.name}`}
                  onClick={() => setEdited(balance)}
                >
                  Zmień
                </Button>
              )
            }
          />
          <Owed days={data.owed} />
          <EmploymentTerms person={id} />
          <Rosters person={id} />
          {edited === 'employment' && (
            <Employment person={person} onClose={() => setEdited(null)} />
          )}
          {edited && edited !== 'employment' && (
            <Written person={person} balance={edited} onClose={() => setEdited(null)} />
          )}
        </div>
      )}
    </Modal>
  );
}

function Years({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  return (
    <span className={classes.years}>
      <ActionIcon variant="subtle" aria-label="Poprzedni rok" onClick={() => onYear(year - 1)}>
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{year}</span>
      <ActionIcon variant="subtle" aria-label="Następny rok" onClick={() => onYear(year + 1)}>
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
}

/** Holidays on a day off by the person's roster, other than a Sunday: for each the employer gives another day off. */
function Owed({ days }: { days: { day: string; name: string }[] }) {
  if (days.length === 0) return null;
  const words = days.map(({ day, name }) => `${formatDay(day)}, ${onWeekday(day)} (${name})`);
  return (
    <p className={classes.quiet}>
      Święta w dni wolne z grafiku, za które należy się inny dzień wolny: {words.join('; ')}.
    </p>
  );
}

/** What is chosen of the two: not what follows from terms and seniority. */
const choicesOf = ({ known }: PersonBalances) =>
  [!known.partTime && 'etat', !known.vacationDays && 'wymiar'].filter(Boolean).join(' i ');

function Employment({ person, onClose }: { person: PersonBalances; onClose: () => void }) {
  const choices = choicesOf(person);
  const title = `${choices.charAt(0).toUpperCase()}${choices.slice(1)} od ${person.year} roku`;
  const form = useRecordForm({
    schema: employmentForm,
    record: employmentFormOf(person),
    version: person.version,
    send: (body, options) =>
      call(saveEmployment, { params: { id: person.user.id, year: person.year }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={title} onClose={onClose}>
      {!person.known.partTime && (
        <SelectField name="partTime" label="Etat" options={partTimes} required />
      )}
      {!person.known.vacationDays && (
        <SelectField
          name="vacationDays"
          label="Wymiar urlopu"
          help="Dla pełnego etatu; część etatu liczy się proporcjonalnie, z zaokrągleniem w górę."
          options={vacationDays}
          required
        />
      )}
      <PastReason />
    </FormModal>
  );
}

function Written(props: { person: PersonBalances; balance: Balance; onClose: () => void }) {
  const { person, balance, onClose } = props;
  const { type, year } = balance;
  const form = useRecordForm({
    schema: balanceForm,
    record: balanceFormOf(balance),
    version: balance.version,
    send: (body, options) =>
      call(saveBalance, { params: { id: person.user.id, year, type: type.id }, body }, options),
    onDone: onClose,
  });
  const leave = balance.kind === 'vacation';
  return (
    <FormModal form={form} title={`${type.name}, ${year}`} onClose={onClose}>
      <NumberField
        name="entitled"
        label="Wymiar w roku (dni)"
        help="Puste: wyliczony z przepisów. Wpisz go, gdy ktoś pracuje część roku albo ma dodatkowe dni."
        decimals={3}
        min={0}
        max={366}
      />
      {leave && (
        <NumberField
          name="carried"
          label="Zaległe z poprzednich lat (dni)"
          help="Puste: to, co zostało z poprzedniego roku. Dzień urlopu to 8 godzin, a przy niższej normie dobowej tyle, ile ona."
          decimals={3}
          min={0}
          max={366}
        />
      )}
    </FormModal>
  );
}
