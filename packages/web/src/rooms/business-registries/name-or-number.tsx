import { TextInput } from '@mantine/core';
import { companyNumber, numberProblem } from '@zaplecze/contract/kit/fields/company-numbers';
import {
  type CompanyFound,
  lookUpCompany,
} from '@zaplecze/contract/rooms/business-registries/calls';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { arrives } from '../../kit/forms/arriving.ts';
import { useField } from '../../kit/forms/form-context.tsx';
import classes from './business-registries.module.css';
import { findingsOf, tickedAtFirst } from './findings.ts';

/** How long after the last digit registers are asked, in milliseconds. */
const pause = 350;

type Filled = { name: string; place: string; numbers: string };

/**
 * One box for a firm: a name is keys as it is typed, a number is asked about at once, and what registers say fills the form
 * around it. When they are silent the number stays in its field. `targets`: the fields that may be filled, which are empty else;
 * `begun`: what was typed before the form was there.
 */
export function NameOrNumber(props: { targets: readonly string[]; begun?: string | undefined }) {
  const { targets, begun } = props;
  const { setValue, getValues, watch } = useFormContext();
  const { ref, error, value: chosen } = useField<string>({ name: 'name', label: 'Nazwa albo NIP' });
  const provinces = useApi(listProvinces, {}).data?.provinces ?? [];
  const [typed, type] = useState('');
  const [filled, fill] = useState<Filled | null>(null);
  const [words, tell] = useState('');
  const latest = useRef('');
  const put = (name: string, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: error !== undefined });

  const take = ({ facts, message }: CompanyFound) => {
    const found = findingsOf({ facts, message, asked: [] }, { targets, provinces });
    const keys = tickedAtFirst(found, () => '');
    for (const { key, target, value } of found) if (keys.includes(key)) put(target, value);
    const [name, street, postalCode, city, regon, krs] = getValues([
      ...(['name', 'street', 'postalCode', 'city', 'regon', 'krs'] as const),
    ]);
    if (!name)
      return tell(message ?? 'Rejestry nie znają tego numeru. Numer zostaje w formularzu.');
    tell('');
    fill({
      name,
      place: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      numbers: [regon && `REGON ${regon}`, krs && `KRS ${krs}`].filter(Boolean).join(' · '),
    });
  };
  const ask = async (number: string) => {
    // Nine digits are a REGON, and the beginning of a NIP.
    await new Promise((resume) => setTimeout(resume, pause));
    if (latest.current !== number) return;
    const problem = numberProblem(number);
    tell(problem ?? 'Pytam rejestry…');
    if (problem) return;
    try {
      const found = await call(lookUpCompany, { body: { number } });
      if (latest.current === number) take(found);
    } catch {
      if (latest.current === number)
        tell('Rejestry nie odpowiadają. Numer zostaje, resztę można dopisać później.');
    }
  };
  const change = (text: string) => {
    type(text);
    latest.current = text;
    fill(null);
    tell('');
    for (const target of targets) put(target, target === 'province' ? null : '');
    const found = companyNumber(text);
    if (!found) return put('name', text.trim());
    put(found.kind, found.number);
    arrives(ask(text));
  };
  const goOn = useEffectEvent(() => begun && change(begun));
  useEffect(() => void goOn(), []);
  return (
    <div>
      <TextInput
        ref={ref}
        label="Nazwa albo NIP"
        size="md"
        // A draft that goes on has what was typed then.
        value={typed || chosen || watch('nip') || ''}
        error={error}
        autoComplete="off"
        data-autofocus
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div role="status" className={filled ? classes.filled : classes.status}>
        {filled ? (
          <>
            <strong>{filled.name}</strong>
            {filled.place && <span>{filled.place}</span>}
            {filled.numbers && <span className={classes.from}>{filled.numbers}</span>}
            <span className={classes.from}>Z rejestrów publicznych</span>
          </>
        ) : (
          words
        )}
      </div>
    </div>
  );
}
