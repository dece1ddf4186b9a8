import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import type { ProductPart } from './parts.ts';

/** How letters go to the mail server, and come from the mailbox. */
export const securities = [
  { id: 'tls', name: 'TLS (zwykle port 465)' },
  { id: 'starttls', name: 'STARTTLS (zwykle port 587)' },
  { id: 'none', name: 'Bez szyfrowania, tylko we własnej sieci' },
] as const;
const mailboxSecurities = [
  { id: 'tls', name: 'TLS (zwykle port 993)' },
  { id: 'none', name: 'Bez szyfrowania, tylko we własnej sieci' },
] as const;

/** How many rows a page of a list has, and how high they are, unless a person chooses otherwise. */
const rowCounts = ['10', '25', '50', '100'] as const;
const densities = [
  { id: 'usual', name: 'Zwykłe' },
  { id: 'dense', name: 'Gęste' },
] as const;

/** What an administrator sets in the program, in parts; the server's environment comes first where it says something. */
export const installationFields = {
  smtpHost: { label: 'Serwer SMTP', kind: 'text', section: 'mail', max: 253 },
  smtpPort: { label: 'Port', kind: 'number', isName: true, section: 'mail', max: 65_535 },
  smtpSecurity: { label: 'Szyfrowanie', kind: 'choice', section: 'mail', options: securities },
  smtpUser: { label: 'Konto', kind: 'text', section: 'mail', max: 320 },
  mailName: { label: 'Nazwa nadawcy', kind: 'text', section: 'mail', max: 120 },
  mailAddress: { label: 'Adres nadawcy', kind: 'email', section: 'mail' },
  publicUrl: { label: 'Adres programu', kind: 'text', section: 'mail', max: 300 },
  imapHost: { label: 'Serwer IMAP', kind: 'text', section: 'mailbox', max: 253 },
  imapPort: { label: 'Port IMAP', kind: 'number', isName: true, section: 'mailbox', max: 65_535 },
  imapSecurity: {
    label: 'Szyfrowanie IMAP',
    kind: 'choice',
    section: 'mailbox',
    options: mailboxSecurities,
  },
  imapUser: { label: 'Konto skrzynki', kind: 'text', section: 'mailbox', max: 320 },
  mailReplyTo: { label: 'Adres odpowiedzi', kind: 'text', section: 'mailbox', max: 320 },
  registryNightly: {
    label: 'Klientów sprawdzanych każdej nocy',
    kind: 'number',
    section: 'registries',
    max: 100_000,
  },
  oidcIssuer: { label: 'Adres usługi (issuer)', kind: 'text', section: 'signIn', max: 500 },
  oidcClientId: { label: 'Identyfikator (client ID)', kind: 'text', section: 'signIn', max: 256 },
  oidcLabel: { label: 'Napis na przycisku', kind: 'text', section: 'signIn', max: 60 },
  usesAssistants: {
    label: 'Każdy może połączyć aplikację albo asystenta bez klucza',
    kind: 'flag',
    section: 'connections',
  },
  listRows: {
    label: 'Wierszy na stronie',
    kind: 'choice',
    section: 'lists',
    options: rowCounts.map((id) => ({ id, name: id })),
  },
  listDensity: {
    label: 'Gęstość wierszy',
    kind: 'choice',
    section: 'lists',
    options: densities,
  },
  usesOffers: { label: 'Oferty', kind: 'flag', section: 'parts' },
  usesReception: { label: 'Recepcja: goście i przesyłki', kind: 'flag', section: 'parts' },
  usesDocuments: { label: 'Dokumenty', kind: 'flag', section: 'parts' },
  usesKnowledge: { label: 'Baza wiedzy', kind: 'flag', section: 'parts' },
} as const satisfies Fields<
  'mail' | 'mailbox' | 'registries' | 'signIn' | 'connections' | 'lists' | 'parts'
>;

/** The field that says whether the company uses a part. */
export const partFields = {
  offers: 'usesOffers',
  reception: 'usesReception',
  documents: 'usesDocuments',
  knowledge: 'usesKnowledge',
} as const satisfies Record<ProductPart, keyof typeof installationFields>;

/** Secrets are written and never read back; of each its longest. */
export const secretLengths = {
  smtpPassword: 1000,
  imapPassword: 1000,
  gusKey: 100,
  ceidgToken: 4000,
  oidcClientSecret: 512,
} as const;
export type SecretName = keyof typeof secretLengths;
export const secretNames = Object.keys(secretLengths) as SecretName[];

/** What else its history has lines of: that a secret is another one. */
export const installationMarks = {
  smtpPasswordMark: { label: 'Hasło do poczty', kind: 'secret' },
  imapPasswordMark: { label: 'Hasło do skrzynki', kind: 'secret' },
  gusKeyMark: { label: 'Klucz GUS', kind: 'secret' },
  ceidgTokenMark: { label: 'Token CEIDG', kind: 'secret' },
  oidcClientSecretMark: { label: 'Sekret klienta (client secret)', kind: 'secret' },
} as const satisfies Fields;

/** Settings of the environment that stand before a field: its form says so, and does not change it. */
const environmentNames = {
  smtpHost: 'SMTP_URL',
  smtpPort: 'SMTP_URL',
  smtpSecurity: 'SMTP_URL',
  smtpUser: 'SMTP_URL',
  smtpPassword: 'SMTP_URL',
  mailName: 'MAIL_FROM',
  mailAddress: 'MAIL_FROM',
  publicUrl: 'PUBLIC_URL',
  imapHost: 'IMAP_URL',
  imapPort: 'IMAP_URL',
  imapSecurity: 'IMAP_URL',
  imapUser: 'IMAP_URL',
  imapPassword: 'IMAP_URL',
  mailReplyTo: 'MAIL_REPLY_TO',
  gusKey: 'GUS_KEY',
  ceidgToken: 'CEIDG_TOKEN',
  registryNightly: 'REGISTRY_NIGHTLY',
  oidcIssuer: 'OIDC_ISSUER',
  oidcClientId: 'OIDC_ISSUER',
  oidcClientSecret: 'OIDC_ISSUER',
  oidcLabel: 'OIDC_ISSUER',
} as const satisfies Partial<Record<keyof typeof installationFields | SecretName, string>>;

/** The setting of the environment that stands before a field; what is of this program alone has none. */
export const environmentOf = (name: keyof typeof installationFields | SecretName) =>
  (environmentNames as Partial<Record<string, string>>)[name];

/** Records whose fields the history and questions of two editors name. */
export const installationRecords = {
  installation: { ...installationFields, ...installationMarks },
} as const satisfies Records;
