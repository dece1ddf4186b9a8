import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '../../kit/database/database.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { overlayOf } from './overlay.rules.ts';
import { findVersion, readSettings } from './settings.queries.ts';

/** How often a process asks whether another one changed the settings, in milliseconds. */
const lookEveryMs = 5_000;

/** What the environment gave, before the program's settings came over it. */
const bases = new WeakMap<Config, Config>();
const versions = new WeakMap<Config, number>();

/** Lets what is set in the program hold for this process: the one `config` that all of it reads is changed in place. */
export async function applySettings(db: Db, config: Config): Promise<void> {
  const base = bases.get(config) ?? { ...config };
  bases.set(config, base);
  const version = await findVersion(db);
  const stored = version > 0 ? await readSettings(db) : null;
  const { publicUrl, smtpUrl, mailFrom, imapUrl, mailReplyTo, oidc, registries, lists } = base;
  const { unused, usesAssistants } = base;
  Object.assign(
    config,
    stored
      ? overlayOf(base, stored)
      : {
          ...{ publicUrl, smtpUrl, mailFrom, imapUrl, mailReplyTo, oidc, registries, lists },
          ...{ unused, usesAssistants },
        },
  );
  versions.set(config, version);
}

/**
 * Applies what other processes and servers change, for as long as the process lives.
 *
 * @param changed hears of each change once it holds here
 */
export function watchSettings(
  { db, config, log }: { db: Database; config: Config; log: Log },
  changed: () => void = () => undefined,
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const watch = async () => {
    while (!stopped.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      );
      if (stopped.signal.aborted) return;
      try {
        if ((await findVersion(db)) === versions.get(config)) continue;
        await applySettings(db, config);
        changed();
      } catch (error) {
        log.debug({ err: error }, 'Ustawienia programu czekają: baza danych nie odpowiada');
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      await watching;
    },
  };
}
