import { type Role, roleNames, roles } from '@zaplecze/contract/permissions';
import type { ReadPerson } from '@zaplecze/contract/start';
import { columnGuesser } from '../../kit/parsing/columns.ts';
import { Names, plainName } from '../../kit/parsing/names.ts';
import type { NumberedRow } from '../../kit/parsing/table-limits.ts';

const fields = [
  { key: 'firstName', name: 'Imię', also: ['imiona', 'first name'] },
  { key: 'lastName', name: 'Nazwisko', also: ['last name', 'surname'] },
  { key: 'fullName', name: 'Imię i nazwisko', also: ['pracownik', 'nazwisko i imię', 'osoba'] },
  {
    key: 'email',
    name: 'E-mail',
    also: ['email', 'adres e-mail', 'adres email', 'mail', 'poczta'],
  },
  { key: 'phone', name: 'Telefon', also: ['tel', 'numer telefonu', 'komórka', 'nr telefonu'] },
  { key: 'department', name: 'Dział', also: ['zespół', 'jednostka', 'department'] },
  { key: 'position', name: 'Stanowisko', also: ['funkcja', 'position'] },
  { key: 'role', name: 'Rola', also: ['uprawnienia', 'role'] },
] as const;

const guess = columnGuesser<(typeof fields)[number]['key']>(fields);

type Entries = { id: number; name: string }[];

function namesOf(entries: Entries): Names {
  const names = new Names();
  for (const { id, name } of entries) names.add(id, name);
  return names;
}

const roleOf = (cell: string): Role | undefined =>
  roles.find((role) => plainName(roleNames[role]) === plainName(cell));

/** "Anna Maria Nowak": the last word is the surname. */
function parted(fullName: string): [string, string] {
  const words = fullName.split(/\s+/).filter(Boolean);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

/** People of a file, for the rows of a form; what it does not know is told in words. */
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
    const cell = (key: (typeof fields)[number]['key']) => {
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
    const [first, last] = parted(cell('fullName'));
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
