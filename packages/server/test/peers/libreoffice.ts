import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const filters = {
  // Semicolons, quotes, UTF-8, Polish; texts quoted, numbers and dates bare and as they are shown.
  csv: 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1045,true,true,true',
  // Tabs and Windows-1250, as people set it who also feed older programs; texts are not quoted.
  windows: 'csv:Text - txt - csv (StarCalc):9,34,33,1,,1045,false,true,false',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  ods: 'ods:calc8',
};

/** What is said where LibreOffice is missing; tests that need it fail there, they are never left out. */
const missing =
  'Ten test otwiera pliki w LibreOffice, a polecenia `soffice` nie ma. W Debianie: apt-get install --no-install-recommends libreoffice-calc-nogui';

async function soffice(args: string[]): Promise<void> {
  await run('soffice', args).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(missing) : error;
  });
}

/**
 * Opens a file in LibreOffice (Debian's libreoffice-calc-nogui) and saves it in another form, as a
 * person at a desk would. In a CSV that it writes, texts are quoted, numbers and dates are not.
 */
export async function libreOffice(
  content: Buffer | string,
  from: 'csv' | 'xlsx' | 'ods',
  to: keyof typeof filters,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'zaplecze-office-'));
  try {
    const file = join(folder, `in.${from}`);
    await writeFile(file, content);
    await soffice([
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      // 59: semicolon, 34: quote, 76: UTF-8, first line 1, no column kinds, 1045: Polish.
      ...(from === 'csv'
        ? ['--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1045,false,true']
        : []),
      '--convert-to',
      filters[to],
      '--outdir',
      join(folder, 'out'),
      file,
    ]);
    return await readFile(join(folder, 'out', `in.${to === 'windows' ? 'csv' : to}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
