import { Input } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type CustomField,
  type CustomRecord,
  type CustomValues,
  customIds,
  customName,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { workOutCustom } from '@zaplecze/contract/rooms/custom-fields/calls';
import { emptyWords, namesInFormula } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../calls/use-api.ts';
import { shownCustom } from './custom-values.tsx';
import classes from './worked-out.module.css';

type Of = {
  of: CustomRecord;
  fields: readonly CustomField[];
  known: CustomValues | undefined;
  /** Where in the form the record stands: `persons.0.`. */
  at: string;
};

/** Fields that are worked out, in a form: what they come to as the others stand there. The server works them out again when it saves. */
export function WorkedOut({ of, fields, known, at }: Of) {
  const results = useResults({ of, fields, known, at });
  return fields.map((field) => {
    const { value, why } = results?.find(({ key }) => key === field.key) ?? {};
    const shown = results ? value : known?.[field.key];
    return (
      <Input.Wrapper
        key={field.key}
        label={field.label}
        description={field.help ?? 'Wylicza się samo.'}
        labelElement="div"
      >
        <output className={classes.value} aria-label={field.label}>
          {shown === undefined || shown === null ? (
            <span className={classes.none}>{emptyWords[why ?? 'missing']}</span>
          ) : (
            shownCustom(field, shown)
          )}
        </output>
      </Input.Wrapper>
    );
  });
}

function useResults({ of, fields, known = {}, at }: Of) {
  const { watch } = useFormContext();
  const parts = [...new Set(fields.flatMap(({ formula }) => namesInFormula(formula ?? '')))];
  const typed: unknown[] = watch(parts.map((key) => `${at}${customName(key)}`));
  const stands = customIds(known);
  const custom = Object.fromEntries(
    parts.map((key, place) => [
      key,
      partOf(typed[place] === undefined ? stands[key] : typed[place]),
    ]),
  );
  const [settled] = useDebouncedValue(JSON.stringify(custom), 250);
  const { data } = useApi(
    workOutCustom,
    { body: { record: of, custom: JSON.parse(settled) } },
    { retry: false, placeholderData: (before) => before },
  );
  return data?.list;
}

/** What a formula may count with; what is no value of its field yet is none. */
const partOf = (value: unknown) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= 100)
    ? value
    : null;
