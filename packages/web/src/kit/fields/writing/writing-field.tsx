import { Input } from '@mantine/core';
import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import { useEffect } from 'react';
import { DraftNote } from '../../forms/drafts/draft-note.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { type FieldProps, useField, useFormOfRecord } from '../../forms/form-context.tsx';
import type { Nameable } from './mention-area.tsx';
import { WritingArea } from './writing-area.tsx';

/**
 * A description: plain words, or formatted ones with pictures and people. What is typed is kept on the device until it is
 * saved, under `draft`, the place that it has.
 */
export function WritingField({
  rows = 4,
  people,
  draft: place,
  ...props
}: FieldProps & { rows?: number; people?: Nameable | undefined; draft: string }) {
  const { value, change, blur, ref, error, shared } = useField<RichText | null>(props);
  const { form, left } = useFormOfRecord();
  const draft = useDraft<RichText>({
    place,
    value: value ?? '',
    initial: (form.formState.defaultValues?.[props.name] as RichText | null) ?? '',
    set: change,
  });
  const { sent } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form goes away, sent
  useEffect(
    () => () => {
      if (left()) sent();
    },
    [],
  );
  return (
    <Input.Wrapper
      label={shared.label}
      description={shared.description}
      labelElement="div"
      withAsterisk={props.required}
    >
      <WritingArea
        name={props.label}
        value={value ?? ''}
        onChange={change}
        people={people}
        error={error}
        heading
        least={rows * 22 + 16}
        inputRef={ref}
        onBlur={blur}
        plain={{
          name: props.name,
          rows,
          resize: 'vertical',
          disabled: props.disabled,
          'aria-required': props.required || undefined,
        }}
      />
      <DraftNote draft={draft} />
    </Input.Wrapper>
  );
}
