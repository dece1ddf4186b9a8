import { backupCommand } from '@zaplecze/keeper/commands/backup';
import { runCommand } from './keeping/command.ts';
import { source } from './keeping/source.ts';

await backupCommand(runCommand, source);
