import { useQueryClient } from '@tanstack/react-query';
import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  type CustomValues,
  customIds,
  type customKinds,
  customName,
  helpOf,
  initialOf,
  isAskedOf,
  mayEditCustom,
  plainField,
  scopeFields,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { saysKindChanged } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { isReached } from '@zaplecze/contract/rooms/custom-fields/lists';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMe } from '../calls/session.ts';
import { apiKey } from '../calls/use-api.ts';
import { sourceOf } from '../fields/pickers/record-sources.ts';
import { type DrawnKind, FieldSection } from '../fields/record-fields.tsx';
import { useFormOfRecord } from '../forms/form-context.tsx';
import { Section } from '../forms/form-page.tsx';
import { inSections } from './described.ts';
import { useCustomFields } from './use-custom-fields.ts';
import { WorkedOut } from './worked-out.tsx';

type Of = {
  of: CustomRecord;
  known?: CustomValues | undefined;
  /** Where in the form the record stands: `persons.0.`; the form is the record itself without. */
  at?: string;
  /** What the record says of itself besides its form: what follows from its service. */
  about?: { readonly [name: string]: unknown };
  /** The record as it is known, for what is worked out of fields that stand in code and the form has not. */
  record?: { readonly [name: string]: unknown } | undefined;
};

/** What a new record says of itself: it is made today. */
const fresh = () => ({ created: `${warsawDay()}T12:00:00Z` });

type Says = { readonly [name: string]: unknown };

const ofThoseKnown = (values: Says): Says =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What the record says of itself as the form stands; where the form says nothing of it, what is known. */
function useSays({ of, about = {}, record }: Of, fields: CustomField[]): Says {
  const { watch } = useFormContext();
  const names = fields.some(({ only, requiredFrom }) => requiredFrom !== null || hasAny(only))
    ? ['status', ...Object.values(scopeFields[of] ?? {})]
    : [];
  const values: unknown[] = watch(names);
  const typed = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  return { ...record, ...ofThoseKnown(typed), ...ofThoseKnown(about) };
}

const statusIn = ({ status }: Says): number | undefined =>
  typeof status === 'number' ? status : (status as { id?: number } | null | undefined)?.id;

/** Those that this person may change and the record is asked for, as the form stands. */
function useEditable(props: Of): CustomField[] {
  const { of, known, at = '', record = {} } = props;
  const { flags } = useMe();
  const fields = useCustomFields(of).filter((field) => mayEditCustom(field, flags));
  const says = useSays(props, fields);
  const nameOf = ({ key }: CustomField) => `${at}${customName(key)}`;
  useNewKinds(fields.map(nameOf));
  // One that the record is not asked for keeps its value unseen: it is neither sent nor emptied.
  const shown = fields.filter((field) => isAskedOf(field, says));
  useAside(fields.filter((field) => !shown.includes(field)).map(nameOf));
  const isPast = ({ requiredFrom }: CustomField, status: number | undefined) =>
    isReached(of, requiredFrom, status);
  const [now, before] = [statusIn(says), statusIn(record)];
  const isRequired = (field: CustomField) => field.required || isPast(field, now);
  useDemands(
    shown
      .filter(isRequired)
      // Older records are saved without it (CUS-13).
      .filter(
        (field) =>
          known?.[field.key] !== undefined ||
          known === undefined ||
          (isPast(field, now) && !isPast(field, before)),
      )
      .map((field) => [nameOf(field), plainField({ ...field, required: true }).missing ?? '']),
  );
  return shown.map((field) => ({ ...field, required: isRequired(field) }));
}

/** Tells the form which of them must not be empty: it says so together with all else that is wrong, as the server would. */
function useDemands(demanded: [name: string, message: string][]): void {
  const { demands } = useFormOfRecord();
  const key = JSON.stringify(demanded);
  useEffect(() => {
    const own = JSON.parse(key) as typeof demanded;
    for (const [name, message] of own) demands.set(name, message);
    return () => {
      for (const [name] of own) demands.delete(name);
    };
  }, [demands, key]);
}

/** A field that became another kind while the form was open is drawn as it is now; what is typed stays. */
function useNewKinds(names: string[]): void {
  const { formState, getFieldState } = useFormContext();
  const client = useQueryClient();
  const changed = names.filter((name) =>
    saysKindChanged(getFieldState(name, formState).error?.message),
  );
  const changedNames = changed.join();
  useEffect(() => {
    if (changedNames !== '') void client.invalidateQueries({ queryKey: apiKey(listCustomFields) });
  }, [changedNames, client]);
}

/** What was typed into a field that the record is asked for no more is not sent; asked again, it stands there as it did. */
function useAside(hidden: string[]): void {
  const { getValues, setValue, unregister } = useFormContext();
  const aside = useRef(new Map<string, unknown>());
  const settle = useEffectEvent(() => {
    for (const name of hidden) {
      const value: unknown = getValues(name);
      if (value === undefined) continue;
      aside.current.set(name, value);
      unregister(name);
    }
    for (const [name, value] of aside.current) {
      if (hidden.includes(name)) continue;
      setValue(name, value, { shouldDirty: true });
      aside.current.delete(name);
    }
  });
  const names = hidden.join();
  useLayoutEffect(() => {
    if (names !== '' || aside.current.size > 0) settle();
  }, [names]);
}

const hasAny = (only: CustomField['only']) => Object.keys(only).length > 0;

/** Those that are worked out of what stands in the form, for who sees them. */
function useWorked(props: Of): CustomField[] {
  const fields = useCustomFields(props.of).filter(({ formula }) => formula !== null);
  const says = useSays(props, fields);
  return fields.filter((field) => isAskedOf(field, says));
}

/** The own fields of a record in its form on a page, under their headings. */
export function CustomSections(props: Of) {
  return inSections([...useEditable(props), ...useWorked(props)]).map(([title, fields]) => (
    <Section key={title} title={title}>
      <Fields {...props} fields={fields} />
    </Section>
  ));
}

/** The same in a dialog, one after the other. */
export function CustomInputs(props: Of) {
  return <Fields {...props} fields={[...useEditable(props), ...useWorked(props)]} />;
}

/** What is typed, then what follows from it. */
function Fields({ fields, at = '', ...props }: Of & { fields: CustomField[] }) {
  const { of, known, about, record = fresh() } = props;
  const worked = fields.filter(({ formula }) => formula !== null);
  return (
    <>
      <Inputs fields={fields.filter(({ formula }) => formula === null)} known={known} at={at} />
      {worked.length > 0 && (
        <WorkedOut {...{ of, known, at }} fields={worked} says={{ ...record, ...about }} />
      )}
    </>
  );
}

/** What a field holds in a form that was not told it: what the record has, of a new one what it begins with. */
function heldIn(field: CustomField, { known, at = '' }: Omit<Inputted, 'fields'>) {
  // Rows change their places, and with them whose value it would be.
  const before = known === undefined ? initialOf(field) : null;
  const value = known && at === '' ? customIds(known)[field.key] : before;
  if (value !== null && value !== undefined) return value;
  return field.kind === 'choices' ? [] : field.kind === 'text' || field.kind === 'long' ? '' : null;
}

type Inputted = {
  fields: CustomField[];
  known: CustomValues | undefined;
  at: string | undefined;
};

/** A kind that the kit draws none for must be given here: without one the field would stand in no form. */
const noneDrawn: Record<Exclude<(typeof customKinds)[CustomKind], DrawnKind>, never> = {};

function Inputs({ fields, known, at = '' }: Inputted) {
  const { seed } = useFormOfRecord();
  const nameOf = ({ key }: CustomField) => `${at}${customName(key)}`;
  const names = fields.map(nameOf).join();
  const [seeded, note] = useState('');
  const plant = useEffectEvent(() => {
    seed(Object.fromEntries(fields.map((field) => [nameOf(field), heldIn(field, { known, at })])));
    note(names);
  });
  useLayoutEffect(() => {
    if (names !== '') plant();
  }, [names]);
  // Drawn once the form has them: a field that nobody filled is no change of it.
  if (seeded !== names) return null;
  const of = <T,>(part: (field: CustomField) => T) =>
    Object.fromEntries(fields.map((field) => [nameOf(field), part(field)]));
  return (
    <FieldSection
      fields={of(plainField)}
      section="custom"
      own={noneDrawn}
      sourceOf={sourceOf}
      known={of(({ key }) => known?.[key])}
      help={of(helpOf)}
    />
  );
}
