import { addressesOf } from '../kit/database/hosts.ts';
import type { Config } from '../kit/operations/config.ts';
import { OperatorError } from '../kit/operations/operator-error.ts';

type Asked = { undo: true } | { undo: false; to: string; overwrite: boolean };

const usage =
  'Użycie: npm run move -- --to postgresql://… (z bazy wbudowanej do zewnętrznej), --to embedded (z DATABASE_URL do wbudowanej), z --overwrite, gdy docelowa ma dane, albo --undo';

/** @throws OperatorError telling how the command is used */
export function readAsked(given: string[]): Asked {
  if (given.length === 1 && given[0] === '--undo') return { undo: true };
  const overwrite = given.includes('--overwrite');
  const [name, to, ...more] = given.filter((one) => one !== '--overwrite');
  if (name !== '--to' || !to || more.length > 0) throw new OperatorError(usage);
  return { undo: false, to, overwrite };
}

/** A base in words: neither user nor password is told. */
export function nameOf({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `wbudowana w ${dataDir}`;
  return (addressesOf(databaseUrl) ?? [])
    .map((address) => {
      // A socket's folder in the query leaves the host out.
      const url = new URL(address.replace(/(@|\/\/)\//, '$1socket/'));
      return `${url.searchParams.get('host') ?? url.host}${url.pathname}`;
    })
    .join(', ');
}
