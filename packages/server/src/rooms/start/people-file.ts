import { type Role, roleNames, roles } from '@zaplecze/contract/permissions';
import { type FieldOf, recordFields } from '@zaplecze/contract/rooms/imports/fields';
import type { ReadPerson } from '@zaplecze/contract/rooms/start/calls';
import { splitName } from '../../kit/imports/cells.ts';
import { columnGuesser } from '../../kit/parsing/columns.ts';
import { Names, plainName } from '../../kit/parsing/names.ts';
import type { NumberedRow } from '../../kit/parsing/table-limits.ts';

const guess = columnGuesser<FieldOf<'person'>>(recordFields.person);

type Entries = { id: number; name: string }[];

function namesOf(entries: Entries): Names {
  const names = new Names();
  for (const { id, name } of entries) names.add(id, name);
  return names;
}

const roleOf = (cell: string): Role | undefined =>
  roles.find((role) => plainName(roleNames[role]) === plainName(cell));

/** People of a file, for the rows of a form; values that match nothing are listed in words. */
export function readPeopleFile(
  table: { header: string[]; rows: NumberedRow[] },
  known: { department: Entries; position: Entries },
): { people: ReadPerson[]; unknown: string[] } {
  const columns = guess(table.header);
  const unknown = new Set<string>();
  for (const [at, field] of columns.entries()) {
    const header = table.header[at];
    if (!field && header) unknown.add(`Kolumna „${header}” została pominięta`);
  }
  const names = { department: namesOf(known.department), position: namesOf(known.position) };
  const words = { department: 'Nie ma działu', position: 'Nie ma stanowiska' };
  const people = table.rows.map(({ cells }) => {
    const cell = (key: FieldOf<'person'>) => {
      const at = columns.indexOf(key);
      return at < 0 ? '' : (cells[at] ?? '');
    };
    const named = (key: 'department' | 'position') => {
      const text = cell(key);
      if (text === '') return null;
      const found = names[key].find(text);
      if (typeof found === 'number') return found;
      unknown.add(`${words[key]} „${text}”`);
      return null;
    };
    const [first, last] = splitName(cell('fullName'));
    const role = cell('role') === '' ? 'ROLE_USER' : roleOf(cell('role'));
    if (!role) unknown.add(`Nie ma roli „${cell('role')}”`);
    return {
      firstName: cell('firstName') || first,
      lastName: cell('lastName') || last,
      email: cell('email'),
      phone: cell('phone'),
      department: named('department'),
      position: named('position'),
      role: role ?? 'ROLE_USER',
    };
  });
  return { people, unknown: [...unknown] };
}
