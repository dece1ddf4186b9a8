import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installationHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/settings/calls';
import { secretNames } from '@zaplecze/contract/rooms/settings/fields';
import { installationFormOf, noInstallation } from '@zaplecze/contract/rooms/settings/forms';
import type { FastifyRequest } from 'fastify';
import { type Db, transactAs } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on, type Route, type Services } from '../../kit/http/calls/mount.ts';
import { mergeEdits } from '../changes/index.ts';
import { recordHistory } from '../history/index.ts';
import { describeStorage } from '../start/index.ts';
import { applySettings } from './live-settings.ts';
import {
  findInstallation,
  installationSource,
  lockInstallation,
  onlyId,
} from './settings.queries.ts';
import { save } from './settings.save.ts';

/** Letters that wait in the folder because no mail server is set. */
async function countLetters(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).length;
}

/** What is set, by whom (the program, the environment), and what holds. */
async function describeInstallation(db: Db, { config }: Services) {
  const place = await describeStorage(config);
  const mailFolder = join(config.dataDir, 'mail');
  const { registries, mailFrom } = config;
  return {
    installation: await findInstallation(db),
    environment: config.environment.filter((name) => name !== 'ADMIN_PASSWORD'),
    effective: {
      connections: config.usesAssistants,
      mailServer: config.smtpUrl ? place.mail : null,
      mailFolder,
      storedLetters: config.smtpUrl ? 0 : await countLetters(mailFolder),
      sender: `${mailFrom.name} <${mailFrom.address}>`,
      publicUrl: config.publicUrl,
      mailbox: config.imapUrl !== undefined,
      registries: registries.order.filter((name) => registries[name] !== undefined),
      signIn: config.oidc?.label ?? null,
      database: place.database,
      files: place.files,
    },
  };
}

/**
 * A wrong address would lead every letter astray, and one with https keep those out who come without: it must be the
 * one under which whoever sets it has the program open. Programs send no origin.
 *
 * @throws HttpError 400 on the address
 */
function assertOpenedThere(request: FastifyRequest, publicUrl: string | null | undefined): void {
  const { origin } = request.headers;
  if (!publicUrl || !origin || new URL(publicUrl).origin === origin) return;
  throw invalid({
    publicUrl: `Otwórz program pod tym adresem i ustaw go stamtąd; teraz masz go pod ${origin}`,
  });
}

export const settingsRoutes: Route[] = [
  on(contract.getInstallation, ({ db, services }) => describeInstallation(db, services)),
  on(contract.saveInstallation, {
    // What is set must be stored before it holds.
    transaction: false,
    handle: async ({ user, services, request, body }) => {
      assertOpenedThere(request, body.publicUrl);
      await transactAs(services.db, user.id, async (tx) => {
        const known = await lockInstallation(tx);
        const form = installationFormOf(known);
        const changes = await mergeEdits(
          tx,
          request,
          {
            ...{ entity: 'installation', id: onlyId, first: noInstallation },
            version: known?.version ?? noInstallation,
            form: Object.fromEntries(
              Object.entries(form).filter(([name]) => !secretNames.some((one) => one === name)),
            ),
          },
          body,
        );
        if (Object.keys(changes).length === 0) return;
        await save(tx, known, { changes, environment: services.config.environment });
      });
      await applySettings(services.db, services.config);
      return describeInstallation(services.db, services);
    },
  }),
  recordHistory(installationHistory, {
    source: installationSource,
    record: async ({ db, params }) =>
      params.id === onlyId ? ((await findInstallation(db)) ?? undefined) : undefined,
  }),
];
