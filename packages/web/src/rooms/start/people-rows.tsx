import { NativeSelect, TextInput } from '@mantine/core';
import { type Role, roleNames, roles } from '@zaplecze/contract/permissions';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './start.module.css';
import type { TypedPerson } from './step-people.tsx';

const texts = [
  { key: 'firstName', label: 'Imię' },
  { key: 'lastName', label: 'Nazwisko' },
  { key: 'email', label: 'E-mail' },
  { key: 'phone', label: 'Telefon' },
] as const;

const choices = [
  { key: 'department', label: 'Dział' },
  { key: 'position', label: 'Stanowisko' },
] as const;

/** People as rows of a table to type in; Tab leads through them. */
export function PeopleRows(props: {
  rows: TypedPerson[];
  /** By `people.0.email`. */
  errors: Record<string, string>;
  onChange: (at: number, changes: Partial<TypedPerson>) => void;
}) {
  const { rows, errors, onChange } = props;
  const department = useApi(dictionaryCalls.department.list, { query: {} });
  const position = useApi(dictionaryCalls.position.list, { query: {} });
  const offered = { department: department.data?.list ?? [], position: position.data?.list ?? [] };
  const labelOf = (label: string, at: number) => `${label}, wiersz ${at + 1}`;
  return (
    <div className={classes.rows}>
      <table>
        <thead>
          <tr>
            {[...texts, ...choices].map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Rola</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              {texts.map(({ key, label }) => (
                <td key={key}>
                  <TextInput
                    size="xs"
                    aria-label={labelOf(label, at)}
                    error={errors[`people.${at}.${key}`]}
                    value={row[key]}
                    onChange={(event) => onChange(at, { [key]: event.currentTarget.value })}
                  />
                </td>
              ))}
              {choices.map(({ key, label }) => (
                <td key={key}>
                  <NativeSelect
                    size="xs"
                    aria-label={labelOf(label, at)}
                    error={errors[`people.${at}.${key}`]}
                    value={row[key] ?? ''}
                    onChange={(event) =>
                      onChange(at, { [key]: Number(event.currentTarget.value) || null })
                    }
                    data={[
                      { value: '', label: '—' },
                      ...offered[key].map(({ id, name }) => ({ value: String(id), label: name })),
                    ]}
                  />
                </td>
              ))}
              <td>
                <NativeSelect
                  size="xs"
                  aria-label={labelOf('Rola', at)}
                  value={row.role}
                  onChange={(event) => onChange(at, { role: event.currentTarget.value as Role })}
                  data={roles
                    .filter((role) => role !== 'ROLE_ADMIN')
                    .map((role) => ({ value: role, label: roleNames[role] }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
