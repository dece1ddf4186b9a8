import { Textarea } from '@mantine/core';
import { type FieldProps, useField } from '../forms/form-context.tsx';

/** Several short texts, each on a line of its own, such as the lines of a checklist. */
export function LinesField(props: FieldProps) {
  const { value, change, blur, ref, shared } = useField<string[]>(props);
  const leave = () => {
    const lines = value.filter((line) => line.trim() !== '');
    if (lines.length < value.length) change(lines);
    blur();
  };
  return (
    <Textarea
      {...shared}
      ref={ref}
      autosize
      minRows={2}
      maxRows={12}
      value={(value ?? []).join('\n')}
      onChange={(event) =>
        change(event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n'))
      }
      onBlur={leave}
    />
  );
}
