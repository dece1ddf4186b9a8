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
import {
  builtInName,
  emptyWords,
  namesInFormula,
} from '@zaplecze/contract/rooms/custom-fields/formulas';
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
  /** What the record says of itself where its form does not. */
  says: { readonly [name: string]: unknown };
};

/** Fields that are worked out, in a form: what they come to as the others stand there. The server works them out again when it saves. */
export function WorkedOut({ fields, ...rest }: Of) {
  const { known } = rest;
  const results = useResults({ fields, ...rest });
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

function useResults({ of, fields, known = {}, at, says }: Of) {
  const { watch } = useFormContext();
  const parts = [...new Set(fields.flatMap(({ formula }) => namesInFormula(formula ?? '')))];
  const typed: unknown[] = watch(parts.map((key) => `${at}${builtInName(key) ?? customName(key)}`));
  const stands = customIds(known);
  const values = parts.map((key, place) => {
    const name = builtInName(key);
    const stood = name === undefined ? stands[key] : says[name];
    const value = partOf(typed[place] === undefined ? stood : typed[place]);
    return { name: name ?? key, isOwn: name === undefined, value };
  });
  const named = (of: typeof values) =>
    Object.fromEntries(of.map(({ name, value }) => [name, value]));
  const body = {
    custom: named(values.filter(({ isOwn }) => isOwn)),
    fields: named(values.filter(({ isOwn }) => !isOwn)),
  };
  const [settled] = useDebouncedValue(JSON.stringify(body), 250);
  const { data } = useApi(
    workOutCustom,
    { body: { record: of, ...(JSON.parse(settled) as typeof body) } },
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
