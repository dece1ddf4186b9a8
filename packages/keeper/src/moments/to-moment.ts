import { existsSync } from 'node:fs';
import { planFor, type Range, rangesOf, readCatalog } from '../archiving/catalog.ts';
import { readIdentity } from '../archiving/notes.ts';
import { type ArchiveConfig, type ArchiveStore, openArchive } from '../archiving/store.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { clearDrafts, replaceCluster } from '../postgres/cluster.ts';
import { holdDataFolder } from '../postgres/embedded-postgres.ts';
import { findRunning, stopPostmaster } from '../postgres/postmaster.ts';
import type { Product } from '../product.ts';
import { archiveRest } from './archive-rest.ts';
import { momentWords } from './moment.ts';
import { recover } from './recover.ts';

/** One line a range: adjoining ones of one history are told together. */
function rangeLines(ranges: Range[]): string[] {
  const lines: { timeline: number; from: Date; to: Date }[] = [];
  for (const { timeline, from, to } of ranges) {
    const before = lines.at(-1);
    if (before?.timeline === timeline && from <= before.to) {
      before.to = new Date(Math.max(before.to.getTime(), to.getTime()));
    } else lines.push({ timeline, from, to });
  }
  return lines.map(
    ({ timeline, from, to }) =>
      `  od ${momentWords(roundedUp(from))} do ${momentWords(to)} (linia czasu ${timeline})`,
  );
}

/** Whole seconds are what people type: the first one that can be had. */
const roundedUp = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / 1_000) * 1_000);

function inWords(ranges: Range[]): string {
  return ranges.length === 0
    ? 'W archiwum nie ma jeszcze żadnej pełnej kopii, od której można zacząć.'
    : `Można odtworzyć każdą chwilę:\n${rangeLines(ranges).join('\n')}`;
}

type Settings = {
  dataDir: string;
  databaseUrl: string | undefined;
  archive: ArchiveConfig | undefined;
};

async function archiveOf({ databaseUrl, archive }: Settings): Promise<ArchiveStore> {
  if (databaseUrl) {
    throw new OperatorError(
      'Do wybranej chwili odtwarza się tu tylko wbudowaną bazę. Bazę z DATABASE_URL odtwarzają narzędzia jej serwera (docs/operating.md, „Kopie zapasowe”).',
    );
  }
  if (!archive) {
    throw new OperatorError('Nie ma archiwum: ustaw ARCHIVE_TO na miejsce, w którym powstawało.');
  }
  const store = await openArchive(archive);
  try {
    if (await readIdentity(store)) return store;
  } catch (cause) {
    throw new OperatorError(
      `Nie można odczytać archiwum (${store.where}): ${(cause as Error).message}`,
      { cause },
    );
  }
  throw new OperatorError(`W ARCHIVE_TO (${store.where}) nie ma archiwum bazy danych.`);
}

/** The output of `npm run restore -- --list`: bases, and the moments that can be restored. */
export async function listMoments(config: Settings): Promise<string> {
  const catalog = await readCatalog(await archiveOf(config));
  const bases = catalog.bases.map(
    ({ ended, bytes, timeline }) =>
      `  ${momentWords(new Date(ended))}, ${Math.ceil(bytes / 1e6)} MB (linia czasu ${timeline})`,
  );
  return [`Pełne kopie:`, ...bases, inWords(rangesOf(catalog))].join('\n');
}

/**
 * Puts the embedded database into the state of a moment: everything that was committed until then, and nothing that was
 * committed later. The database that stood there is set aside, and touched only when the other one is ready.
 *
 * @param options.to undefined: the newest there is
 * @param options.say hears how the work goes on
 * @returns what was ended, in lines for the operator, unless access was kept
 * @throws OperatorError when that moment cannot be had, or a server runs
 */
export async function restoreMoment(options: {
  config: Settings;
  product: Product;
  to: Date | undefined;
  log: Log;
  keepAccess: boolean;
  say: (text: string) => void;
}): Promise<string[] | undefined> {
  const { config, product, to, keepAccess, log, say } = options;
  const store = await archiveOf(config);
  const { place, account, release } = holdDataFolder(config.dataDir, log);
  try {
    clearDrafts(place);
    const left = existsSync(place.cluster) ? await findRunning(place, log) : undefined;
    if (left) await stopPostmaster(left, log);
    // A moment ago is in the old database only: first the archive gets what it lacks.
    const { access } = product;
    const known = await archiveRest({ store, place, account, access, log, say });
    const catalog = await readCatalog(store);
    const range = planFor(catalog, to);
    if (!range) {
      const what = to
        ? `Chwili ${momentWords(to)} nie da się odtworzyć.`
        : 'Nie ma czego odtworzyć.';
      throw new OperatorError(`${what} ${inWords(rangesOf(catalog))}`);
    }
    say(
      `Odtwarzam z pełnej kopii z ${momentWords(new Date(range.base.ended))} i zapisów po niej, linia czasu ${range.timeline}…`,
    );
    const { cluster, last, ended } = await recover({
      ...{ store, range, to, place, account, log },
      protect: async (client) => {
        if (!keepAccess) return await (known ?? access.protect)(client);
        await access.endSessions(client);
        return undefined;
      },
    });
    const aside = replaceCluster(place, cluster);
    if (aside)
      say(`Dotychczasowa baza została odłożona: ${aside} (usuń ją, gdy nie będzie potrzebna)`);
    say(
      `Baza jest w stanie z ${momentWords(to ?? new Date(range.to))}${last ? `; ostatni zapis: ${momentWords(last)}` : ''}.`,
    );
    return ended;
  } finally {
    release();
  }
}
