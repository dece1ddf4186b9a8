import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { FormProvider, get, useController, useFormContext } from 'react-hook-form';
import '../first-screen/styles-forms.ts';
import { useUnsaved } from './drafts/use-unsaved.ts';
import { afterPress } from './press.ts';
import type { AnyRecordForm, RecordForm } from './use-record-form.ts';

const Context = createContext<RecordForm | null>(null);

/**
 * Puts a form within reach of its fields, sections and dialogs. What is typed in it becomes a draft when it is left
 * (`FormDraft`), but for forms that are no work (`passing`: a sign-in).
 */
export function RecordFormProvider({
  form,
  passing = false,
  settle,
  children,
}: {
  form: AnyRecordForm;
  passing?: boolean;
  /** What saves it when it is left; what that refuses becomes a draft. */
  settle?: () => Promise<void>;
  children: ReactNode;
}) {
  useUnsaved(form.dirty && !passing, {
    left: form.left,
    settle: async () => {
      await settle?.();
      await form.keeper.current?.leave();
    },
    isStored: () => form.keeper.current?.isStored() === true,
  });
  return (
    <Context value={form}>
      <FormProvider {...form.form}>{children}</FormProvider>
    </Context>
  );
}

export function useFormOfRecord(): RecordForm {
  const form = useContext(Context);
  if (form === null)
    throw new Error('A field outside of FormPage, FormModal or RecordFormProvider');
  return form;
}

const filled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;

/** What every field takes. `required` marks it; the schema is what demands. */
export type FieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Set when the label would only repeat the section's heading. */
  hideLabel?: boolean;
  /** What another field takes from this one, when a person has changed it. */
  onChanged?: (value: unknown) => void;
};

/**
 * Joins a field to its form: value, change, blur, ref, error, and the props that Mantine inputs
 * share. For fields of a room's own making.
 */
export function useField<T>(props: FieldProps) {
  const { name, label, help, required, disabled, hideLabel, onChanged } = props;
  const { labels } = useFormOfRecord();
  const { control, getFieldState, trigger } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  const change = (value: T | null) => {
    field.onChange(value);
    // A message goes with what it was about, in other fields too (the end of a range), be they
    // never left or sent.
    const wrong = [...labels.keys()].filter((each) => getFieldState(each).invalid);
    if (wrong.length > 0) void trigger(wrong);
    onChanged?.(value);
  };
  return {
    value: field.value as T,
    change,
    // Nothing is said about what nobody has typed in yet, as in a row that was just added.
    blur: () =>
      afterPress(() => {
        const isEmptied = fieldState.isDirty && filled(get(control._defaultValues, name));
        if (isEmptied || filled(field.value)) field.onBlur();
      }),
    ref: field.ref,
    error: fieldState.error?.message,
    shared: {
      name,
      label: hideLabel ? undefined : label,
      'aria-label': hideLabel ? label : undefined,
      description: help,
      withAsterisk: required,
      'aria-required': required || undefined,
      disabled,
      error: fieldState.error?.message ?? undefined,
    },
  };
}
