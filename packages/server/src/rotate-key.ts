import { argv } from 'node:process';
import { printLine } from '@zaplecze/keeper/commands/command';
import { borrowEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import { runCommand } from './keeping/command.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { type KeyName, keyNames, rotateKey } from './rotation.ts';

const isKeyName = (name: string | undefined): name is KeyName =>
  keyNames.some((known) => known === name);

await runCommand(borrowEmbeddedPostgres, async ({ open }) => {
  const [name, ...more] = argv.slice(2);
  if (!isKeyName(name) || more.length > 0) {
    throw new OperatorError(`Użycie: npm run rotate-key -- ${keyNames.join(' | ')}`);
  }
  const { db } = await open();
  await rotateKey(db, name);
  printLine(`Klucz ${name} jest nowy.`);
});
