import { OperatorError } from '../operator-error.ts';

type MoveArguments =
  | { undo: true; keepAccess: boolean }
  | { undo: false; to: string; overwrite: boolean };

const usage =
  'Użycie: npm run move -- --to postgresql://… (z bazy wbudowanej do zewnętrznej), --to embedded (z DATABASE_URL do wbudowanej), z --overwrite, gdy docelowa ma dane, albo --undo (z --keep-access, gdy na nowej nikt nie pracował)';

/** @throws OperatorError telling how the command is used */
export function parseArguments(given: string[]): MoveArguments {
  if (given[0] === '--undo') {
    const keepAccess = given[1] === '--keep-access';
    if (given.length === (keepAccess ? 2 : 1)) return { undo: true, keepAccess };
  }
  const overwrite = given.includes('--overwrite');
  const [name, to, ...more] = given.filter((one) => one !== '--overwrite');
  if (name !== '--to' || !to || more.length > 0) throw new OperatorError(usage);
  return { undo: false, to, overwrite };
}
