import type { ClientBase } from 'pg';
import { restoredTask } from '../../kit/operations/restored-task.ts';
import type { AccessReport } from './protect.ts';

/** Names told in full; more are counted. */
const most = 20;

function listed(names: string[], count: number): string {
  const shown = [...new Set(names)].slice(0, most);
  const more = count - shown.length;
  if (shown.length === 0) return String(count);
  return `${count} (${shown.join(', ')}${more > 0 ? ' i dalsze' : ''})`;
}

/** What a restore ended and took over, a line each. */
export function protectionLines(protection: AccessReport): string[] {
  const { proven, ended, accounts, people, requests } = protection;
  const why = proven
    ? 'Co odebrano po zrobieniu kopii, zostaje odebrane (porównano z zastąpioną bazą).'
    : 'Nie ma bazy, która powiedziałaby, co odebrano po zrobieniu kopii: zakończono wszystko, co wpuszcza bez hasła.';
  const lines = [
    ...ended.map(({ says, count, names }) => `Zakończono ${says}: ${listed(names, count)}`),
    ...accounts.map(({ says, names }) => `Konta, ${says}: ${listed(names, names.length)}`),
    ...people.map(({ says, names }) => `Osoby, ${says}: ${listed(names, names.length)}`),
    ...requests.map(({ says, names }) => `RODO, ${says}: ${listed(names, names.length)}`),
  ];
  if (!proven)
    lines.push(
      'Konta, hasła i role są takie jak w chwili kopii: sprawdź w Zespole, czy nie wrócił ktoś, kto już nie pracuje, i czy po kopii nie zmieniano haseł.',
      'Zgody, ograniczenia i anonimizacje są takie jak w chwili kopii: przejrzyj sprawy RODO prowadzone od tego czasu.',
    );
  return [why, ...lines];
}

/** Leaves word for administrators, who are told when a server works on the restored database. */
export async function leaveWord(client: ClientBase, lines: string[]): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regnamespace('graphile_worker') is not null as there`,
  );
  if (!rows[0]?.there) return;
  await client.query('select graphile_worker.add_job($1::text, $2::json)', [
    restoredTask,
    JSON.stringify({ lines }),
  ]);
}
