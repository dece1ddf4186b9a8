import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { env, pid } from 'node:process';

/*
 * Loaded before a server that a test starts (server-process.ts). A third of the processor's work of such a start is
 * finding 6,400 times the file that an import names; here the first process of a run finds it and the others know. The
 * same modules are loaded in the same order from the same addresses. Browser tests start the server without this.
 */

type Found = { url: string; format: string | null | undefined };

const file = env.KNOWN_IMPORTS ?? '';
/** By the module that imports, then by the words it says. */
const known: Record<string, Record<string, Found>> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};
let grown = false;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!parentURL || specifier.startsWith('node:') || !conditions.includes('import'))
      return next(specifier, context);
    known[parentURL] ??= {};
    const names = known[parentURL];
    const found = names[specifier];
    if (found) return { ...found, shortCircuit: true };
    const { url, format } = next(specifier, context);
    names[specifier] = { url, format };
    grown = true;
    return { url, format, shortCircuit: true };
  },
});

process.once('exit', () => {
  if (!grown) return;
  try {
    // Whole or not at all: another process may be reading it.
    writeFileSync(`${file}.${pid}`, JSON.stringify(known));
    renameSync(`${file}.${pid}`, file);
  } catch {
    // Under another account, or after the run's folder is gone.
  }
});
