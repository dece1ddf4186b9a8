import { moveCommand } from '@zaplecze/keeper/commands/move';
import { runCommand } from './keeping/command.ts';
import { product } from './keeping/product.ts';

await moveCommand(runCommand, product);
