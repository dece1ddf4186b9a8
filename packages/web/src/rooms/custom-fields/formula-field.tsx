import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CustomAudience, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { builtInParts } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import { listCustomDefinitions, tryFormula } from '@zaplecze/contract/rooms/custom-fields/calls';
import {
  emptyWords,
  formulaFunctions,
  nameInFormula,
  partKinds,
  type WorkedKind,
} from '@zaplecze/contract/rooms/custom-fields/formulas';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../../kit/calls/use-api.ts';
import { shownCustom } from '../../kit/custom-fields/custom-values.tsx';
import { useField } from '../../kit/forms/form-context.tsx';
import classes from './formula-field.module.css';

type Of = { record: CustomRecord; kind: WorkedKind; unit: string | null };

/** By what a field is worked out: typed, or put together of fields and functions, with what it comes to in a record meanwhile. */
export function FormulaField({ record, kind, unit }: Of) {
  const { value, change, blur, ref, shared } = useField<string>({
    ...{ name: 'formula', label: 'Wzór', required: true },
    help: 'Na przykład: [Nazwa pola] × 12. Ułamek z przecinkiem, wartości w nawiasie oddziela średnik.',
  });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const typed = value ?? '';
  const trial = useTrial({ record, kind, formula: typed });
  const insert = (text: string) => {
    const { current } = area;
    const [from, to] = [
      current?.selectionStart ?? typed.length,
      current?.selectionEnd ?? typed.length,
    ];
    change(`${typed.slice(0, from)}${text}${typed.slice(to)}`);
    // Behind a field, within a function.
    const caret = from + (text.endsWith(')') ? text.indexOf('(') + 1 : text.length);
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(caret, caret);
    });
  };
  const { message = null, example = null } = trial ?? {};
  return (
    <div className={classes.formula}>
      <Textarea
        {...shared}
        error={shared.error ?? message}
        ref={(found) => {
          area.current = found;
          ref(found);
        }}
        rows={2}
        autosize
        maxRows={6}
        spellCheck={false}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
      />
      <Pieces record={record} insert={insert} />
      <p role="status" className={classes.result}>
        {trial && message === null && <Result kind={kind} unit={unit} example={example} />}
      </p>
    </div>
  );
}

type Trial = { record: CustomRecord; kind: WorkedKind; formula: string };

/** What the server says of the formula as it stands, once somebody stops typing. */
function useTrial({ record, kind, formula }: Trial) {
  const sees = useFormContext<{ sees: CustomAudience }>().watch('sees');
  const [settled] = useDebouncedValue(formula.trim(), 300);
  const isAsked = settled !== '' && settled === formula.trim();
  const { data } = useApi(
    tryFormula,
    { body: { record, kind, sees, formula: settled } },
    { enabled: settled !== '', retry: false, placeholderData: (before) => before },
  );
  return isAsked ? data : undefined;
}

function Pieces({ record, insert }: { record: CustomRecord; insert: (text: string) => void }) {
  const all = useApi(listCustomDefinitions, {}).data?.list ?? [];
  const own = all.filter((field) => field.record === record);
  const builtIn = builtInParts(record);
  const named = [...own, ...builtIn];
  const parts = own.filter(
    ({ kind, formula, archived }) => formula === null && !archived && partKinds.includes(kind),
  );
  const piece = (field: { key: string; label: string }, title?: string) => (
    <Piece key={field.key} title={title} onPress={() => insert(`[${nameInFormula(field, named)}]`)}>
      {field.label}
    </Piece>
  );
  return (
    <>
      {(parts.length > 0 || builtIn.length === 0) && (
        <Group label="Własne" none="Najpierw dodaj pole z liczbą, kwotą, dniem albo „tak lub nie”.">
          {parts.map((field) => piece(field))}
        </Group>
      )}
      {builtIn.length > 0 && (
        <Group label="Wbudowane">
          {builtIn.map((field) =>
            piece(field, field.use === 'moment' ? 'Liczy się dzień, bez godziny' : undefined),
          )}
        </Group>
      )}
      <Group label="Działania">
        {['+', '−', '×', '÷', '(', ')'].map((sign) => (
          <Piece key={sign} onPress={() => insert('()'.includes(sign) ? sign : ` ${sign} `)}>
            {sign}
          </Piece>
        ))}
        {formulaFunctions.map(({ name, sample, words }) => (
          <Piece key={name} title={words} onPress={() => insert(sample)}>
            {name}
          </Piece>
        ))}
      </Group>
    </>
  );
}

function Group(props: {
  label: string;
  none?: string;
  children: React.ReactNode[] | React.ReactNode;
}) {
  const { label, none, children } = props;
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <fieldset className={classes.pieces} aria-label={`Wstaw do wzoru: ${label.toLowerCase()}`}>
      <span className={classes.name}>{label}</span>
      {isEmpty ? none : children}
    </fieldset>
  );
}

function Piece(props: {
  title?: string | undefined;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button type="button" className={classes.piece} title={props.title} onClick={props.onPress}>
      {props.children}
    </button>
  );
}

type Example = { name: string; value: string | number | null; why: keyof typeof emptyWords | null };

function Result({
  kind,
  unit,
  example,
}: {
  kind: WorkedKind;
  unit: string | null;
  example: Example | null;
}) {
  if (!example) return 'Wzór jest dobry. Żaden rekord nie ma jeszcze tych pól.';
  const { name, value, why } = example;
  if (value === null) return `Na przykład „${name}”. ${why ? emptyWords[why] : ''}`;
  return (
    <>
      Na przykład „{name}”: <strong>{shownCustom({ kind, unit } as never, value)}</strong>
    </>
  );
}
