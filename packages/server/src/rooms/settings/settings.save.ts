import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { Installation, saveInstallation } from '@zaplecze/contract/rooms/settings/calls';
import {
  environmentOf,
  type installationFields,
  type SecretName,
  secretNames,
} from '@zaplecze/contract/rooms/settings/fields';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { seal } from '../../kit/operations/encrypt.ts';
import { insertRow, saveRow } from '../../kit/records/rows.ts';
import { onlyId, sealKey } from './settings.queries.ts';

type Changes = Body<typeof saveInstallation>;
type FieldName = keyof typeof installationFields | SecretName;

/** To whom each secret is sent: a secret stays with who got it, another one gets it typed anew. */
const holders = {
  smtpPassword: ['smtpHost', 'smtpPort', 'smtpSecurity', 'smtpUser'],
  imapPassword: ['imapHost', 'imapPort', 'imapSecurity', 'imapUser'],
  oidcClientSecret: ['oidcIssuer', 'oidcClientId'],
} satisfies { [N in SecretName]?: FieldName[] };

type Value = string | number | boolean | null | undefined;

/** What the settings come to. */
const merged = (known: Installation | null, changes: Changes) =>
  ({ ...known, ...changes }) as Partial<Record<FieldName, Value>>;

/** @throws HttpError 400 on the fields that the environment gives */
function assertOwn(changes: Changes, environment: string[]): void {
  const foreign = (Object.keys(changes) as FieldName[])
    .map((field) => [field, environmentOf(field)] as const)
    .filter(([, name]) => name !== undefined && environment.includes(name));
  if (foreign.length === 0) return;
  throw invalid(
    Object.fromEntries(
      foreign.map(([field, name]) => [field, `To ustawienie podaje środowisko serwera (${name})`]),
    ),
  );
}

/** @throws HttpError 400 on what is missing for the rest to work */
function assertWhole(known: Installation | null, changes: Changes): void {
  const all = merged(known, changes);
  const stored = (name: SecretName) =>
    changes[name] === undefined ? known?.secrets.includes(name) : changes[name] !== null;
  const errors: Record<string, string> = {};
  const touches = (names: readonly string[]) => names.some((name) => name in changes);
  if (touches([...holders.smtpPassword, 'smtpPassword']) && !all.smtpHost) {
    if (all.smtpUser || stored('smtpPassword')) errors.smtpHost = 'Podaj serwer SMTP';
  }
  if (touches([...holders.imapPassword, 'imapPassword', 'mailReplyTo'])) {
    if (all.imapHost && !all.imapUser) errors.imapUser = 'Podaj konto skrzynki';
    if (all.imapHost && !stored('imapPassword')) errors.imapPassword = 'Podaj hasło do skrzynki';
    if (all.mailReplyTo && !all.imapHost) {
      errors.imapHost = 'Podaj serwer skrzynki, do której przychodzą odpowiedzi';
    }
  }
  if (touches(['oidcIssuer', 'oidcClientId', 'oidcClientSecret']) && all.oidcIssuer) {
    if (!all.oidcClientId) errors.oidcClientId = 'Podaj identyfikator';
    if (!stored('oidcClientSecret')) errors.oidcClientSecret = 'Podaj sekret klienta';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A stored secret must not be sent to another server by whoever has only a session. @throws HttpError 400 on the secret */
function assertSameHolders(known: Installation | null, changes: Changes): void {
  const errors: Record<string, string> = {};
  const sent = Object.entries(holders) as [keyof typeof holders, FieldName[]][];
  for (const [name, fields] of sent) {
    if (!known?.secrets.includes(name) || changes[name] !== undefined) continue;
    const before = merged(known, {});
    const after = merged(known, changes);
    if (!after[fields[0] as FieldName]) continue;
    if (fields.some((field) => (before[field] ?? null) !== (after[field] ?? null)))
      errors[name] = 'Wpisz jeszcze raz: zmienił się serwer albo konto';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A server that is taken away takes its account and secret along. */
function withoutLeftovers(changes: Changes): Changes {
  return {
    ...changes,
    ...(changes.smtpHost === null && {
      ...{ smtpPort: null, smtpSecurity: null, smtpUser: null, smtpPassword: null },
    }),
    ...(changes.imapHost === null && {
      ...{ imapPort: null, imapSecurity: null, imapUser: null, imapPassword: null },
      mailReplyTo: null,
    }),
    ...(changes.oidcIssuer === null && {
      ...{ oidcClientId: null, oidcClientSecret: null, oidcLabel: null },
    }),
  };
}

/**
 * Writes the sent fields; makes the record, which `known` is null without. Secrets are sealed.
 *
 * @throws HttpError 400
 */
export async function save(
  db: Db,
  known: Installation | null,
  { changes, environment }: { changes: Changes; environment: string[] },
): Promise<void> {
  assertOwn(changes, environment);
  const whole = withoutLeftovers(changes);
  assertWhole(known, whole);
  assertSameHolders(known, whole);
  const key = await sealKey(db);
  const sealed = secretNames
    .filter((name) => whole[name] !== undefined)
    .map((name) => [name, whole[name] ? seal(key, whole[name]) : null]);
  const written = { ...whole, ...Object.fromEntries(sealed) };
  if (known) await saveRow(db, 'installation', onlyId, written);
  else await insertRow(db, 'installation', written);
}
