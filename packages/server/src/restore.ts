import { restoreCommand } from '@zaplecze/keeper/commands/restore';
import { runCommand } from './keeping/command.ts';
import { product } from './keeping/product.ts';

await restoreCommand(runCommand, product);
