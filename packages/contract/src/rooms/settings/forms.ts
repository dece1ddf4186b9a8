import * as z from 'zod';
import { text } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { blankFields, formOf } from '../../kit/fields/record-fields.ts';
import type { Installation } from './calls.ts';
import { installationFields, secretLengths } from './fields.ts';

/** The version of what nobody has typed yet. */
export const noInstallation = 0 as const;

/** A field of text that may be left out, or must look like this. */
const lineLike = (max: number, fits: (value: string) => boolean, error: string) =>
  text(max).refine((value) => value === null || value === undefined || fits(value), { error });

const host = lineLike(
  253,
  (value) => /^(\[[0-9a-f:.]+\]|[\p{L}\p{N}]([\p{L}\p{N}._-]*[\p{L}\p{N}])?)$/iu.test(value),
  'Podaj samą nazwę serwera, na przykład poczta.firma.pl',
);

const own = ['localhost', '127.0.0.1', '[::1]'];

/** A service that secrets are sent to: https, and plain http on this very machine alone. */
function isSecure(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && own.includes(hostname));
}

/** Where the program is opened: the root of a name. */
function isRoot(value: string): boolean {
  if (!URL.canParse(value) || /[?#]/.test(value)) return false;
  const { protocol, pathname } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && pathname === '/';
}

/** Taken to the letter: a space may belong to a password. */
const secret = (max: number) => text(max, (value) => value);

export const installationForm = z.strictObject({
  ...shapeOf(installationFields),
  smtpHost: host,
  imapHost: host,
  publicUrl: lineLike(
    300,
    isRoot,
    'Podaj sam adres, bez ścieżki, na przykład https://zaplecze.firma.pl',
  ),
  mailReplyTo: lineLike(
    320,
    (value) => /^[^\s<>@,;+"]{1,25}@[^\s<>@,;]+$/.test(value),
    'Podaj adres e-mail do 25 znaków przed @, bez +',
  ),
  oidcIssuer: lineLike(500, isSecure, 'Podaj adres https://…'),
  smtpPassword: secret(secretLengths.smtpPassword),
  imapPassword: secret(secretLengths.imapPassword),
  gusKey: secret(secretLengths.gusKey),
  ceidgToken: secret(secretLengths.ceidgToken),
  oidcClientSecret: secret(secretLengths.oidcClientSecret),
});
export const installationChanges = installationForm.partial();

/** A company uses all parts until somebody says otherwise. */
const usual = {
  usesAssistants: true,
  usesOffers: true,
  usesReception: true,
  usesDocuments: true,
  usesKnowledge: true,
};

/** Secrets stand there empty: what is typed takes the place of the one that is stored. */
export const installationFormOf = (known: Installation | null) => ({
  ...(known ? formOf(installationFields, known) : { ...blankFields(installationFields), ...usual }),
  ...{ smtpPassword: '', imapPassword: '', gusKey: '', ceidgToken: '', oidcClientSecret: '' },
});
