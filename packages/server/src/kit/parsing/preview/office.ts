import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { busy } from '../busy.ts';

/*
 * Documents as PDF by LibreOffice, where the machine has it (`soffice`). It runs beside the server, with none of its
 * settings and secrets, in a folder and with a profile that live as long as one document.
 */

const limits = {
  atOnce: 1,
  waiting: 8,
  ms: 30_000,
  /** Of each process: kilobytes of memory, seconds of the processor, blocks of 512 bytes of a file. */
  memory: 3_000_000,
  seconds: 25,
  blocks: 200_000,
  /** Pages that are shown. */
  pages: 30,
};

const turn = pLimit(limits.atOnce);

const kinds = { docx: 'writer_pdf_Export', xlsx: 'calc_pdf_Export' } as const;
export type OfficeKind = keyof typeof kinds;
const readers = { docx: 'MS Word 2007 XML', xlsx: 'Calc MS Excel 2007 XML' };

/** Nothing is fetched, run or brought up to date; the way out leads nowhere. */
const settings: [path: string, name: string, value: string | number | boolean][] = [
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['Office.Writer/Content/Update', 'Link', 2],
  ['Office.Calc/Content/Update', 'Link', 2],
  ['Inet/Settings', 'ooInetProxyType', 2],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', 9],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', 9],
  ['Inet/Settings', 'ooInetFTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetFTPProxyPort', 9],
  ['Inet/Settings', 'ooInetNoProxy', ''],
];

const profile = () =>
  `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings
    .map(
      ([path, name, value]) =>
        `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
    )
    .join('')}</oor:items>`;

/** The shell sets the bounds that Node cannot. */
const script = `ulimit -v ${limits.memory}; ulimit -t ${limits.seconds}; ulimit -f ${limits.blocks}; exec soffice "$@"`;

const away = 'http://127.0.0.1:9';

/** Whether it ended well in time and before its reader left; its processes are ended in any case. */
function run(folder: string, args: string[], left: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('/bin/sh', ['-c', script, 'sh', ...args], {
      cwd: folder,
      stdio: 'ignore',
      // A group of its own, which is ended as one.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        ...{ http_proxy: away, https_proxy: away, ftp_proxy: away, no_proxy: '' },
      },
    });
    const end = (well: boolean) => {
      clearTimeout(timer);
      left.removeEventListener('abort', leave);
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them had ended.
      }
      done(well);
    };
    const timer = setTimeout(() => end(false), limits.ms);
    const leave = () => end(false);
    left.addEventListener('abort', leave);
    // Nothing is told of what was before.
    if (left.aborted) leave();
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

async function converted(content: Uint8Array, { kind, left }: Drawing): Promise<Buffer | null> {
  if (left.aborted) return null;
  const folder = await mkdtemp(join(tmpdir(), 'zaplecze-office-'));
  try {
    await mkdir(join(folder, 'profile/user'), { recursive: true });
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), profile());
    await writeFile(join(folder, `in.${kind}`), content);
    const range = { PageRange: { type: 'string', value: `1-${limits.pages}` } };
    const args = [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--norestore', '--nolockcheck', '--nologo'],
      // It would else look for itself what the file is, whatever its name.
      `--infilter=${readers[kind]}`,
      ...['--convert-to', `pdf:${kinds[kind]}:${JSON.stringify(range)}`],
      ...['--outdir', 'out', `in.${kind}`],
    ];
    const well = await run(folder, args, left);
    return well ? await readFile(join(folder, 'out/in.pdf')).catch(() => null) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is drawn, and whether its reader has left meanwhile: nobody else has to wait for it then. */
type Drawing = { kind: OfficeKind; left: AbortSignal };

/** Those whose turn has not come, and who have not left. */
const waiting = new Set<object>();

/**
 * A document as PDF, its first pages; null where there is no LibreOffice, it could not in time and memory, or its reader
 * left.
 *
 * @param content without what reaches outside: `parseOffice` (parsing.ts)
 * @throws HttpError 503 when too many wait
 */
export async function officePdf(
  content: Uint8Array,
  { kind, left }: Drawing,
): Promise<Buffer | null> {
  // Nothing is told of what was before: who left while its words were read would take a place until its turn.
  if (left.aborted) return null;
  if (waiting.size >= limits.waiting) throw busy();
  return await new Promise((answer, refuse) => {
    const work = { content: content as Uint8Array | null };
    waiting.add(work);
    // Who leaves before holds up nobody behind, nor memory.
    const leave = () => {
      work.content = null;
      waiting.delete(work);
      answer(null);
    };
    left.addEventListener('abort', leave);
    turn(async () => {
      waiting.delete(work);
      left.removeEventListener('abort', leave);
      return work.content && (await converted(work.content, { kind, left }));
    }).then(answer, refuse);
  });
}
