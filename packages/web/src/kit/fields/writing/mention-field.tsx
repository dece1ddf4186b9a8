import { type FieldProps, useField } from '../../forms/form-context.tsx';
import { tooLong } from '../text-fields.tsx';
import { MentionArea, type Nameable } from './mention-area.tsx';

/** As a TextAreaField, for words in which people are named. */
export function MentionField({
  rows = 4,
  people,
  known,
  ...props
}: FieldProps & {
  rows?: number;
  people: Nameable;
  known?: readonly { id: number; name: string }[];
}) {
  const { value, change, blur, ref, shared } = useField<string | null>(props);
  return (
    <MentionArea
      {...shared}
      inputRef={ref}
      rows={rows}
      error={tooLong(value, 4000) ?? shared.error}
      resize="vertical"
      people={people}
      known={known}
      value={value ?? ''}
      onChange={change}
      onBlur={blur}
    />
  );
}
