import type { ImportField } from '@zaplecze/contract/rooms/clients/import/fields';

type Cells = (field: ImportField) => string;
type Joined = Partial<Record<ImportField, string>>;

/** 'Długa 5, 90-001 Łódź', as programs write an address that has one column, with a country perhaps. */
const inOne = /^(.+?),\s*(\d{2}-\d{3})\s+([^,]+)(?:,.*)?$/;

/**
 * What a row says in parts, put together: the street with its numbers, the name of a firm that is longer than its
 * program's field; and an address of one column taken apart. A village without streets has its own name before the
 * number. Fields that stand as they are, are not in it.
 */
export function wholeAddress(cell: Cells): Joined {
  const joined: Joined = {};
  const more = [cell('nameSecond'), cell('nameThird')].filter(Boolean);
  if (more.length > 0) joined.name = [cell('name'), ...more].join(' ');
  const [, street, postalCode, city] = inOne.exec(cell('street')) ?? [];
  const apart = street && postalCode && city && cell('postalCode') === '' && cell('city') === '';
  if (apart) Object.assign(joined, { street, postalCode, city });
  const number = numberOf(cell('houseNumber'), cell('flatNumber'));
  if (number === '') return joined;
  const place = (apart ? street : cell('street')) || cell('city');
  // Some programs write the number into the street as well.
  joined.street = place.endsWith(` ${number}`) ? place : joinNumber(place, number);
  return joined;
}

const numberOf = (house: string, flat: string): string =>
  house && flat ? `${house}/${flat}` : house || (flat && `/${flat}`);

/** A flat alone belongs to the house whose number stands in the street: 'Długa 5' and '/3'. */
function joinNumber(street: string, number: string): string {
  if (!number.startsWith('/')) return `${street} ${number}`.trim();
  return /\d\p{L}?$/u.test(street) ? street + number : `${street} m. ${number.slice(1)}`.trim();
}
