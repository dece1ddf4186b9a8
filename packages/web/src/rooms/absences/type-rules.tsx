import { Button } from '@mantine/core';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaryForm } from '@zaplecze/contract/rooms/dictionaries/forms';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Loading } from '../../kit/records/states.tsx';
import { CalendarRules, calendarRulesOf } from '../dictionaries/index.ts';
import classes from './balances/balances.module.css';

const { list, update } = dictionaryCalls.calendarType;

/** '4 dni w roku, w ramach: urlop wypoczynkowy, wymaga akceptacji'. */
function rulesInWords(type: DictionaryItem): string {
  const { limited, limitKind, limitDays, limitForbids, within, needsApproval, unit } = type;
  const limit = {
    vacation: '20 albo 26 dni, z przeniesieniem',
    saturdays: 'dzień za każde święto w dzień wolny z grafiku, poza niedzielą',
    days: `${limitDays ?? 0} dni w roku`,
  }[limitKind ?? 'days'];
  // The Code knows holiday leave in whole days.
  const own = limitKind === 'vacation' || (limited && within) ? ' (zasada firmy)' : '';
  return [
    limited ? limit : 'bez limitu',
    limited && limitForbids && 'ponad limit nie można',
    limited && within && `w ramach: ${within.name}`,
    unit === 'half' && `także pół dnia${own}`,
    unit === 'hour' && `także godziny${own}`,
    needsApproval ? 'wymaga akceptacji' : 'bez akceptacji',
    type.interruptsLeave && 'przerywa urlop',
    type.lowersLeave && 'obniża wymiar urlopu wypoczynkowego',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What every type says of approval and limits, those that are no leave too. */
export function TypeRules({ onClose }: { onClose: () => void }) {
  const { data } = useApi(list, { query: {} });
  const [edited, setEdited] = useState<DictionaryItem | null>(null);
  return (
    <Modal title="Zasady typów nieobecności" opened onClose={onClose} size={760} waits={!data}>
      {!data && <Loading />}
      <p className={classes.quiet}>
        Liczby są z Kodeksu pracy. Zaczynają obowiązywać, gdy włączysz limit.
      </p>
      <ul className={classes.list}>
        {data?.list.map((type) => (
          <li key={type.id}>
            <span className={classes.type}>{type.name}</span>
            <span className={classes.quiet}>{rulesInWords(type)}</span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Zmień: ${type.name}`}
              onClick={() => setEdited(type)}
            >
              Zmień
            </Button>
          </li>
        ))}
      </ul>
      {edited && <RulesForm key={edited.id} type={edited} onClose={() => setEdited(null)} />}
    </Modal>
  );
}

function RulesForm({ type, onClose }: { type: DictionaryItem; onClose: () => void }) {
  const form = useRecordForm({
    schema: dictionaryForm('calendarType'),
    record: {
      name: type.name,
      ...(type.color && { color: type.color }),
      ...(type.isVacation !== undefined && { isVacation: type.isVacation }),
      ...calendarRulesOf(type),
    },
    version: type.version,
    fromRow: true,
    send: (body, options) => call(update, { params: { id: type.id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={type.name} onClose={onClose}>
      <CalendarRules item={type} />
    </FormModal>
  );
}
