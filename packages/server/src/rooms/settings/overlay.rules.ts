import { partFields, type SecretName } from '@zaplecze/contract/rooms/settings/fields';
import { partNames } from '@zaplecze/contract/rooms/settings/parts';
import { senderOf } from '../../kit/operations/config/mail.ts';
import type { Config } from '../../kit/operations/config.ts';

/** What an administrator has set in the program, its secrets in clear. */
export type StoredSettings = {
  smtpHost: string | null;
  smtpPort: number | null;
  smtpSecurity: string | null;
  smtpUser: string | null;
  mailName: string | null;
  mailAddress: string | null;
  publicUrl: string | null;
  imapHost: string | null;
  imapPort: number | null;
  imapSecurity: string | null;
  imapUser: string | null;
  mailReplyTo: string | null;
  registryNightly: number | null;
  oidcIssuer: string | null;
  oidcClientId: string | null;
  oidcLabel: string | null;
  listRows: string | null;
  listDensity: string | null;
  usesAssistants: boolean;
  usesOffers: boolean;
  usesReception: boolean;
  usesDocuments: boolean;
  usesKnowledge: boolean;
} & Record<SecretName, string | null>;

type Overlay = Pick<
  Config,
  | 'publicUrl'
  | 'smtpUrl'
  | 'mailFrom'
  | 'imapUrl'
  | 'mailReplyTo'
  | 'registries'
  | 'oidc'
  | 'lists'
  | 'unused'
  | 'usesAssistants'
>;

const account = (user: string | null, password: string | null) =>
  user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : '';

const usualPorts: Record<string, number> = { tls: 465, starttls: 587, none: 25 };

function smtpUrlOf(stored: StoredSettings): string | undefined {
  const { smtpHost, smtpPort, smtpSecurity, smtpUser, smtpPassword } = stored;
  if (!smtpHost) return undefined;
  const security = smtpSecurity ?? 'starttls';
  const place = `${account(smtpUser, smtpPassword)}${smtpHost}:${smtpPort ?? usualPorts[security]}`;
  if (security === 'tls') return `smtps://${place}`;
  // A server that offers no encryption after all gets neither password nor letter.
  return security === 'starttls' ? `smtp://${place}?requireTLS=true` : `smtp://${place}`;
}

function imapUrlOf(stored: StoredSettings): string | undefined {
  const { imapHost, imapPort, imapSecurity, imapUser, imapPassword } = stored;
  if (!imapHost || !imapUser) return undefined;
  const plain = imapSecurity === 'none';
  const place = `${account(imapUser, imapPassword)}${imapHost}:${imapPort ?? (plain ? 143 : 993)}`;
  return `${plain ? 'imap' : 'imaps'}://${place}/INBOX`;
}

function oidcOf(stored: StoredSettings): Config['oidc'] {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = stored;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const label = stored.oidcLabel ?? 'Zaloguj się kontem firmowym';
  return { issuer, clientId, clientSecret, label };
}

/**
 * The settings that hold: those of the environment, and where it is silent those of the program.
 *
 * @param base settings as the environment gave them
 */
export function overlayOf(base: Config, stored: StoredSettings): Overlay {
  const isFromEnvironment = (name: string) => base.environment.includes(name);
  const publicUrl = isFromEnvironment('PUBLIC_URL')
    ? base.publicUrl
    : (stored.publicUrl?.replace(/\/+$/, '') ?? base.publicUrl);
  const sender = stored.mailAddress
    ? { name: stored.mailName ?? base.productName, address: stored.mailAddress }
    : {
        ...senderOf(undefined, base.productName, publicUrl),
        ...(stored.mailName && { name: stored.mailName }),
      };
  const imapUrl = base.imapUrl ?? imapUrlOf(stored);
  const { registries } = base;
  const { gus, ceidg } = registries.keyless;
  return {
    publicUrl,
    smtpUrl: base.smtpUrl ?? smtpUrlOf(stored),
    mailFrom: isFromEnvironment('MAIL_FROM') ? base.mailFrom : sender,
    imapUrl,
    // Answers to an address whose mailbox nobody reads would be lost.
    mailReplyTo: imapUrl ? (base.mailReplyTo ?? stored.mailReplyTo ?? undefined) : undefined,
    oidc: base.oidc ?? oidcOf(stored),
    lists: {
      rows: Number(stored.listRows ?? base.lists.rows),
      dense: stored.listDensity === 'dense',
    },
    usesAssistants: stored.usesAssistants,
    unused: partNames.filter((part) => !stored[partFields[part]]),
    registries: {
      ...registries,
      gus: registries.gus ?? (gus && stored.gusKey ? { url: gus, key: stored.gusKey } : undefined),
      ceidg:
        registries.ceidg ??
        (ceidg && stored.ceidgToken ? { url: ceidg, token: stored.ceidgToken } : undefined),
      nightly: isFromEnvironment('REGISTRY_NIGHTLY')
        ? registries.nightly
        : (stored.registryNightly ?? registries.nightly),
    },
  };
}
