import { type FieldKind, type Fields, namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { namesIn } from '@zaplecze/contract/kit/fields/record-fields';
import type { ReactNode } from 'react';
import { StatusDot } from './color-pill.tsx';
import { Email, Phone, Website } from './contact.tsx';
import { DateTimeText, DayText, LimitText } from './date-text.tsx';
import { Fact } from './details.tsx';
import { formatHours, formatMoney, formatNumber } from './format.ts';

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
 * differ, by the name of the field.
 */
export function FieldFacts<F extends Fields, R extends { [N in keyof F]?: unknown }>({
  fields,
  section,
  only,
  first = [],
  record,
  but = [],
  own = {},
}: {
  fields: F;
  section?: F[keyof F]['section'];
  only?: readonly (keyof F & string)[];
  first?: readonly (keyof F & string)[];
  record: R;
  but?: readonly (keyof F)[];
  own?: { [N in keyof F & keyof R]?: (value: NonNullable<R[N]>) => ReactNode };
}) {
  const all = only ?? (section === undefined ? namesOf(fields) : namesIn(fields, section));
  return [...new Set([...first, ...all])]
    .filter((key) => !but.includes(key))
    .map((key) => {
      const { label = '', kind = 'text' } = fields[key] ?? {};
      const value = record[key] as never;
      const look = own[key] ?? (looks[kind] as Look | undefined);
      const nothing = value === null || value === '' || value === undefined;
      return (
        <Fact key={key} label={label}>
          {nothing ? null : look ? (look as Look)(value) : value}
        </Fact>
      );
    });
}
