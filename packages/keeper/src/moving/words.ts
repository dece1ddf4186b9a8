import { OperatorError } from '../operator-error.ts';

type MoveArguments =
  | { undo: true; keepAccess: boolean }
  | { undo: false; to: string; overwrite: boolean };

const usage =
  'Użycie: npm run move -- --to postgresql://… (z bazy wbudowanej do zewnętrznej), --to embedded (z DATABASE_URL do wbudowanej), z --overwrite, gdy docelowa ma dane, albo --undo (z --keep-access, gdy na nowej nikt nie pracował)';

/** @throws OperatorError telling how the command is used */
export function parseArguments(words: string[]): MoveArguments {
  if (words[0] === '--undo') {
    const keepAccess = words[1] === '--keep-access';
    if (words.length === (keepAccess ? 2 : 1)) return { undo: true, keepAccess };
  }
  const overwrite = words.includes('--overwrite');
  const [name, to, ...more] = words.filter((one) => one !== '--overwrite');
  if (name !== '--to' || !to || more.length > 0) throw new OperatorError(usage);
  return { undo: false, to, overwrite };
}
