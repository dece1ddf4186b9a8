import { type FieldKind, type Fields, namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { namesIn } from '@zaplecze/contract/kit/fields/record-fields';
import { type ReactNode, useState } from 'react';
import { StatusDot } from './color-pill.tsx';
import { Email, Phone, Website } from './contact.tsx';
import { DateTimeText, DayText, LimitText } from './date-text.tsx';
import { Fact } from './details.tsx';
import { formatHours, formatMoney, formatNumber } from './format.ts';
import { EditableFact, type Editor } from './in-place/editable-fact.tsx';
import { LackingFields } from './in-place/lacking.tsx';

type Look = (value: never) => ReactNode;
type Named = { id: number; name: string };
const name = ({ name: words }: Named) => words;
const names = (list: Named[]) => list.map(name).join(', ');

/** How each kind is shown; others as they are. */
const looks: { [K in FieldKind]?: Look } = {
  phone: (value: string) => <Phone number={value} />,
  email: (value: string) => <Email address={value} />,
  website: (value: string) => <Website address={value} />,
  number: formatNumber,
  hours: formatHours,
  money: formatMoney,
  day: (value: string) => <DayText value={value} />,
  moment: (value: string) => <DateTimeText value={value} />,
  limit: (value: string) => <LimitText value={value} />,
  choice: (value: Named & { color?: string }) =>
    value.color ? <StatusDot status={value} /> : value.name,
  flag: (value: boolean) => (value ? 'tak' : 'nie'),
  person: name,
  record: name,
  people: names,
  records: names,
};

/**
 * Fields of a record on its page, in the order of their declaration, all, those of a section or `only` these. `first`: those that stand
 * before the others; `but`: those that the page shows in a way of its own (an address, a name in the heading); `own`: looks that
 * differ, by the name of the field. `editor`: for who may change the record, the room's part that changes a field of its form
 * where it is read, but for those that are `fixed`; what is empty then stands in one line at the end.
 */
export function FieldFacts<F extends Fields, R extends { [N in keyof F]?: unknown }>({
  fields,
  section,
  only,
  first = [],
  record,
  but = [],
  own = {},
  editor,
  fixed = [],
}: {
  fields: F;
  section?: F[keyof F]['section'];
  only?: readonly (keyof F & string)[];
  first?: readonly (keyof F & string)[];
  record: R;
  but?: readonly (keyof F)[];
  own?: { [N in keyof F & keyof R]?: (value: NonNullable<R[N]>) => ReactNode };
  editor?: Editor<R> | undefined;
  fixed?: readonly (keyof F)[];
}) {
  // Several: one that is left stays until it is saved.
  const [editing, setEditing] = useState<readonly string[]>([]);
  const edit = (name: string, now = true) =>
    setEditing((open) => [...open.filter((one) => one !== name), ...(now ? [name] : [])]);
  const all = only ?? (section === undefined ? namesOf(fields) : namesIn(fields, section));
  const names = [...new Set([...first, ...all])].filter((key) => !but.includes(key));
  const isEdited = (key: keyof F & string) =>
    editor !== undefined &&
    fields[key]?.section !== undefined &&
    fields[key]?.kind !== 'files' &&
    !fixed.includes(key);
  const isLacking = (key: keyof F & string) =>
    isEdited(key) && isNothing(record[key]) && !editing.includes(key);
  return (
    <>
      {names
        .filter((key) => !isLacking(key))
        .map((key) => {
          const { label = '', kind = 'text' } = fields[key] ?? {};
          const value = record[key] as never;
          const look = own[key] ?? (looks[kind] as Look | undefined);
          const shown = isNothing(value) ? null : look ? (look as Look)(value) : value;
          if (!editor || !isEdited(key))
            return (
              <Fact key={key} label={label}>
                {shown}
              </Fact>
            );
          return (
            <EditableFact
              key={key}
              editor={editor}
              record={record}
              names={[key]}
              label={label}
              editing={editing.includes(key)}
              onEdit={(now) => edit(key, now)}
            >
              {shown}
            </EditableFact>
          );
        })}
      <LackingFields
        fields={names
          .filter(isLacking)
          .map((name) => ({ name, label: fields[name]?.label ?? name }))}
        onAdd={edit}
      />
    </>
  );
}

const isNothing = (value: unknown) =>
  value === null ||
  value === '' ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);
