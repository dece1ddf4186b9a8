import { type FieldProps, useField } from '../forms/form-context.tsx';
import { type DateKind, TypedDate } from './typed-date.tsx';

function FormDate({ kind, ...props }: FieldProps & { kind: DateKind }) {
  const { value, change, blur, ref, shared } = useField<string | null>(props);
  return (
    <TypedDate
      {...shared}
      kind={kind}
      calendarOf={props.label}
      ref={ref}
      value={value}
      onChange={change}
      onBlur={blur}
    />
  );
}

/** A day, typed or picked; the value is YYYY-MM-DD, emptied null. An instant is shown as its day. */
export const DateField = (props: FieldProps) => <FormDate {...props} kind="day" />;

/** Day and time of Warsaw to the minute, whatever the browser's zone; the value is an ISO instant. */
export const DateTimeField = (props: FieldProps) => <FormDate {...props} kind="moment" />;

/** A limit: as DateTimeField, but a day alone means its end and is shown without an hour. */
export const LimitField = (props: FieldProps) => <FormDate {...props} kind="limit" />;
