import { isCustomName } from '@zaplecze/contract/kit/fields/custom-fields';
import {
  type Field,
  type FieldKind,
  type Fields,
  tableOf,
} from '@zaplecze/contract/kit/fields/field-kinds';
import { namesIn } from '@zaplecze/contract/kit/fields/record-fields';
import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from '../forms/form-context.tsx';
import { Row } from '../forms/form-page.tsx';
import { ColorField, SelectField, SwitchField, YesNoField } from './choice-fields.tsx';
import { CompanyNumberField } from './company-number-field.tsx';
import { DateField, DateTimeField, LimitField } from './date-fields.tsx';
import { MoneyField, NumberField } from './number-field.tsx';
import { RecordMultiPicker } from './pickers/record-multi-picker.tsx';
import { RecordPicker } from './pickers/record-picker.tsx';
import { fixedSource, type PickerItem, type Source } from './pickers/source.ts';
import { TextAreaField, TextField } from './text-fields.tsx';

type Props = FieldProps & { maxLength?: number; autoFocus?: boolean };
type Control = (props: Props) => ReactNode;
type Place = { field: Field; known: unknown; source: (() => Source) | undefined };

const pickOne = ({ maxLength: _, autoFocus: __, ...props }: Props, { known, source }: Place) =>
  source && (
    <RecordPicker {...props} source={source()} known={known ? [known as PickerItem] : []} />
  );
const pickMany = ({ maxLength: _, autoFocus: __, ...props }: Props, { known, source }: Place) =>
  source && (
    <RecordMultiPicker {...props} source={source()} known={known as PickerItem[] | undefined} />
  );

/** How each kind is typed or chosen; a room gives those that the kit has none for. */
const controls = {
  text: (props) => <TextField {...props} />,
  phone: (props) => <TextField {...props} type="tel" />,
  email: (props) => <TextField {...props} type="email" />,
  postalCode: (props) => <TextField {...props} placeholder="00-000" endsAt={6} />,
  website: (props) => <TextField {...props} type="url" />,
  nip: (props) => <CompanyNumberField kind="nip" {...props} />,
  regon: (props) => <CompanyNumberField kind="regon" {...props} />,
  krs: (props) => <TextField {...props} />,
  pesel: (props) => <TextField {...props} />,
  account: (props) => <TextField {...props} />,
  long: ({ autoFocus: _, maxLength = 20_000, ...props }) => (
    <TextAreaField {...props} maxLength={maxLength} />
  ),
  number: ({ autoFocus: _, maxLength, ...props }) => (
    <NumberField {...props} min={1} max={maxLength} />
  ),
  decimal: ({ autoFocus: _, maxLength: __, ...props }, { field }) => (
    <NumberField {...props} decimals={4} exact suffix={field.unit} />
  ),
  hours: ({ autoFocus: _, maxLength: __, ...props }) => (
    <NumberField {...props} min={0} decimals={2} suffix="godz." />
  ),
  money: ({ autoFocus: _, maxLength: __, ...props }) => <MoneyField {...props} />,
  day: ({ autoFocus: _, maxLength: __, ...props }) => <DateField {...props} />,
  moment: ({ autoFocus: _, maxLength: __, ...props }) => <DateTimeField {...props} />,
  limit: ({ autoFocus: _, maxLength: __, ...props }) => <LimitField {...props} />,
  choice: ({ maxLength: _, ...props }, { field }) => (
    <SelectField {...props} options={field.options ?? []} clearable={!props.required} />
  ),
  choices: ({ maxLength: _, autoFocus: __, ...props }, { field }) => (
    <RecordMultiPicker
      {...props}
      source={fixedSource(`choices ${props.name}`, (field.options ?? []) as PickerItem[])}
    />
  ),
  flag: ({ autoFocus, maxLength: _, ...props }) =>
    isCustomName(props.name) ? (
      <YesNoField {...props} autoFocus={autoFocus ?? false} clearable={!props.required} />
    ) : (
      <SwitchField {...props} />
    ),
  color: ({ autoFocus: _, maxLength: __, ...props }) => <ColorField {...props} />,
  person: pickOne,
  record: pickOne,
  people: pickMany,
  records: pickMany,
} satisfies { [K in FieldKind]?: (props: Props, place: Place) => ReactNode };

/** Kinds that the kit draws. */
export type DrawnKind = keyof typeof controls;
/** Controls by the kind or the name of a field; those of kinds that the kit does not draw must be given. */
type Own<F extends Fields> = { [N in keyof F]?: Control } & { [K in FieldKind]?: Control } & {
  [K in Exclude<F[keyof F]['kind'], DrawnKind>]: Control;
};

/**
 * The fields of a section of a form in the order of their declaration. `beside`: which of them share a line
 * (`{ phone: 'email' }`), the second as a name or as what is drawn there; `own`: controls that differ; `known`: the
 * record, where the names of what is chosen come from; `sourceOf`: where the records of a table are chosen from;
 * `hideLabels`: where they stand beside it already.
 */
export function FieldSection<F extends Fields>({
  fields,
  section,
  beside = {},
  own,
  known,
  sourceOf,
  help = {},
  autoFocus,
  hideLabels,
}: {
  fields: F;
  section: F[keyof F]['section'];
  beside?: { [N in keyof F]?: (keyof F & string) | { shown: ReactNode } };
  own: Own<F>;
  known?: { [N in keyof F]?: unknown } | undefined;
  sourceOf?: (table: string) => Source;
  help?: { [N in keyof F]?: ReactNode };
  autoFocus?: keyof F | undefined;
  hideLabels?: boolean;
}) {
  const kit: { [K in FieldKind]?: (props: Props, place: Place) => ReactNode } = controls;
  const ownControls = own as Record<string, Control | undefined>;
  const draw = (name: keyof F & string) => {
    const field = fields[name] as Field;
    const { label, kind, missing, max } = field;
    // What a room draws for a kind is about its record: a company's own NIP is not the client's.
    const ofKind = isCustomName(name) ? undefined : ownControls[kind];
    const control = ownControls[name] ?? ofKind ?? kit[kind];
    const of = tableOf(field);
    const place = { field, known: known?.[name], source: of && sourceOf && (() => sourceOf(of)) };
    const props: Props = { name, label, required: missing !== undefined, help: help[name] };
    if (max !== undefined) props.maxLength = max;
    if (autoFocus === name) props.autoFocus = true;
    if (hideLabels) props.hideLabel = true;
    return <Fragment key={name}>{control?.(props, place as Place)}</Fragment>;
  };
  const seconds: unknown[] = Object.values(beside);
  return namesIn(fields, section)
    .filter((name) => !seconds.includes(name))
    .map((name) => {
      const second = beside[name];
      if (second === undefined) return draw(name);
      const columns = fields[name]?.kind === 'postalCode' ? '200px minmax(0, 1fr)' : undefined;
      return (
        <Row key={name} columns={columns}>
          {draw(name)}
          {typeof second === 'object' ? second.shown : draw(second as keyof F & string)}
        </Row>
      );
    });
}
