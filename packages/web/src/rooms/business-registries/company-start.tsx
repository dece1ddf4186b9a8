import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { companyNumber, numberProblem } from '@zaplecze/contract/kit/fields/company-numbers';
import {
  type CompanyFound,
  lookUpCompany,
} from '@zaplecze/contract/rooms/business-registries/calls';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError, call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { Section } from '../../kit/forms/form-page.tsx';
import classes from './business-registries.module.css';
import { Findings } from './findings-table.tsx';

type Props = {
  /** Labels of the form's fields that may be filled, in their order. */
  labels: Readonly<Record<string, string>>;
  /** The number of a client that is there already. */
  number?: string | undefined;
  autoFocus?: boolean;
  /** The field to go on with. */
  next?: string;
};

type LookUpResult = { number: string; found: CompanyFound };

/** Asks registers about a number, and offers what they say to the form around it. */
export function CompanyStart({ labels, number = '', autoFocus, next }: Props) {
  const [typed, type] = useState(number);
  const [problem, tell] = useState<string | null>(null);
  const [busy, wait] = useState(false);
  const [result, setResult] = useState<LookUpResult | null>(null);
  const provinces = useApi(listProvinces, {}).data?.provinces;
  const { setFocus, getValues, setValue } = useFormContext();
  const status = useId();
  /** A right number stands in the form at once, whatever registers say, or if they say nothing. */
  const keepNumber = () => {
    const found = number || numberProblem(typed) ? null : companyNumber(typed);
    if (found && found.kind in labels && !getValues(found.kind))
      setValue(found.kind, found.number, { shouldDirty: true, shouldValidate: true });
  };
  const ask = async () => {
    const wrong = numberProblem(typed);
    tell(wrong);
    keepNumber();
    if (wrong || busy) return;
    wait(true);
    try {
      setResult({ number: typed, found: await call(lookUpCompany, { body: { number: typed } }) });
    } catch (error) {
      setResult(null);
      tell(
        error instanceof ApiError
          ? (error.errors.number ?? error.message)
          : 'Nie udało się zapytać rejestrów. Spróbuj ponownie albo wpisz dane ręcznie.',
      );
    } finally {
      wait(false);
    }
  };
  return (
    <Section
      title={number ? 'Rejestry' : 'Zacznij od NIP'}
      help={
        number
          ? 'Porównaj dane klienta z rejestrami publicznymi.'
          : 'Dane firmy podpowiedzą rejestry publiczne. Możesz też wpisać wszystko ręcznie.'
      }
    >
      <div className={classes.ask}>
        <TextInput
          label="NIP, REGON albo KRS"
          value={typed}
          error={problem}
          maxLength={30}
          autoComplete="off"
          inputMode="numeric"
          data-autofocus={autoFocus || undefined}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            tell(null);
          }}
          onBlur={keepNumber}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            // Enter asks; it does not save a form that has just begun.
            event.preventDefault();
            void ask();
          }}
        />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          aria-describedby={status}
          onClick={() => void ask()}
        >
          Pobierz dane
        </Button>
      </div>
      <div id={status} role="status" className={classes.status}>
        {busy && 'Pytam rejestry…'}
        {!busy && result?.found.message}
      </div>
      {result && provinces && (
        <Findings
          key={`${result.number}:${result.found.asked.map(({ at }) => at).join()}`}
          found={result.found}
          labels={labels}
          provinces={provinces}
          onTaken={() => next && setFocus(next)}
        />
      )}
    </Section>
  );
}
