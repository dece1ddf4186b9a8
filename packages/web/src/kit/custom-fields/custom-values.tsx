import { groupedAccount } from '@zaplecze/contract/kit/fields/company-numbers';
import type { CustomField, CustomValue } from '@zaplecze/contract/kit/fields/custom-fields';
import type { ReactNode } from 'react';
import { StatusDot } from '../records/color-pill.tsx';
import { Email, Phone, Website } from '../records/contact.tsx';
import { DateTimeText, DayText } from '../records/date-text.tsx';
import { formatMoney, formatNumber } from '../records/format.ts';

/** A value of an own field as it is read, in rows and on pages alike; null for none. */
export function shownCustom(
  { kind, unit }: CustomField,
  value: CustomValue | undefined,
): ReactNode {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(({ name }) => name).join(', ');
  if (typeof value === 'object')
    return kind === 'choice' ? <StatusDot status={value} /> : value.name;
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
