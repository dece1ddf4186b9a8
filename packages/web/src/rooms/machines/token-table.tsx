import { IconTrash } from '@tabler/icons-react';
import {
  type AccessToken,
  revokeToken,
} from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { tokenAreas } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../kit/lists/table/record-table.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { DayText } from '../../kit/records/date-text.tsx';
import { lastUse } from './last-use.tsx';
import classes from './machines.module.css';

const names = (keys: readonly string[]) =>
  tokenAreas.filter(({ key }) => keys.includes(key)).map(({ name }) => name);

function rightsOf({ reads, writes }: AccessToken): string {
  const only = reads.filter((key) => !writes.includes(key));
  return [
    writes.length > 0 && `zmiana: ${names(writes).join(', ')}`,
    only.length > 0 && `odczyt: ${names(only).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const states = { active: '', expired: 'wygasł', revoked: 'unieważniony' };
/** The last day itself: a key ends with it. */
const lastDay = (expires: string) => new Date(Date.parse(expires) - 1000).toISOString();

const columns: Column<AccessToken>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    card: 'title',
    render: (row) => (
      <span className={classes.name}>
        {row.name}
        <span className={classes.note}>
          …{row.ending}
          {states[row.state] && `, ${states[row.state]}`}
        </span>
      </span>
    ),
  },
  { key: 'rights', header: 'Prawa', render: rightsOf },
  {
    key: 'expires',
    header: 'Ważny do',
    render: (row) => <DayText value={lastDay(row.expires)} />,
  },
  lastUse('Ostatnio użyty'),
];

export const tokenColumns = columns.length;

/** Keys of a person or program, with what takes them back. */
export function TokenTable({ label, tokens }: { label: string; tokens: AccessToken[] }) {
  const revoke = useSend(revokeToken, { toast: 'Klucz unieważniony' });
  const ask = async ({ id, name }: AccessToken) => {
    const text = `${name} – programy, które się nim łączą, przestaną działać od razu.`;
    if (await confirm({ title: 'Unieważnić ten klucz?', text })) revoke.mutate({ params: { id } });
  };
  return (
    <RecordTable
      label={label}
      columns={columns}
      rows={tokens}
      actions={(row) =>
        row.state === 'active'
          ? [{ label: 'Unieważnij', icon: IconTrash, danger: true, run: () => void ask(row) }]
          : []
      }
      empty={<EmptyNote>Nie ma kluczy.</EmptyNote>}
    />
  );
}
