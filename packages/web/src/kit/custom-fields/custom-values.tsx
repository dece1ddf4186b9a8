import { addressOf } from '@zaplecze/contract/addresses';
import { groupedAccount } from '@zaplecze/contract/kit/fields/company-numbers';
import type { CustomField, CustomValue } from '@zaplecze/contract/kit/fields/custom-fields';
import type { ReactNode } from 'react';
import { AppLink } from '../navigation/link.tsx';
import { Avatar, type PersonLike } from '../records/avatar.tsx';
import { ColorDot, StatusDot, TagLine } from '../records/color-pill.tsx';
import { Email, Phone, Website } from '../records/contact.tsx';
import { DateTimeText, DayText } from '../records/date-text.tsx';
import { formatMoney, formatNumber } from '../records/format.ts';
import classes from './custom-values.module.css';

/** A value of an own field as it is read in one line; null for none. */
export function shownCustom(
  { kind, unit }: CustomField,
  value: CustomValue | undefined,
): ReactNode {
  if (value === undefined) return null;
  if (Array.isArray(value)) return <Several chosen={value} />;
  if (typeof value === 'object') {
    if (kind === 'choice') return <StatusDot status={value} />;
    return kind === 'person' ? <Person person={value} /> : value.name;
  }
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'number') {
    if (kind === 'money') return formatMoney(value);
    return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
  }
  if (kind === 'day') return <DayText value={value} />;
  if (kind === 'moment') return <DateTimeText value={value} />;
  if (kind === 'phone') return <Phone number={value} />;
  if (kind === 'email') return <Email address={value} />;
  if (kind === 'website') return <Website address={value} />;
  if (kind === 'account' && /^\d/.test(value)) return groupedAccount(value);
  return value;
}

/** The same on a page, where there is room: lines as they were typed, all that was chosen, and the way to a client. */
export function readCustom(field: CustomField, value: CustomValue): ReactNode {
  if (Array.isArray(value)) return <TagLine tags={value} most={value.length} />;
  if (field.kind === 'long') return <span className={classes.lines}>{String(value)}</span>;
  if (field.kind === 'client' && typeof value === 'object')
    return <AppLink to={addressOf('client', { id: value.id })}>{value.name}</AppLink>;
  return shownCustom(field, value);
}

/** All in one line that is cut at its end and whole on hover. */
const Several = ({ chosen }: { chosen: { id: number; name: string; color: string }[] }) => (
  <span className={classes.several} title={chosen.map(({ name }) => name).join(', ')}>
    {chosen.map(({ id, name, color }) => (
      <ColorDot key={id} color={color}>
        {name}
      </ColorDot>
    ))}
  </span>
);

const Person = ({ person }: { person: PersonLike }) => (
  <span className={classes.person}>
    <Avatar person={person} />
    <span className={classes.name}>{person.name}</span>
  </span>
);
