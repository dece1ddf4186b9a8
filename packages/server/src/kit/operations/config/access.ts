import * as z from 'zod';
import { allOrNone, problem, secureAddress, text, whole } from './fields.ts';

/** The company's sign-in service (OpenID Connect). */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Words of the button on the sign-in page. */
  label: string;
};

/** Over plain http only on this very machine: the secret and the identities go this way. */
const issuer = secureAddress('https://logowanie.firma.pl/realms/firma');

/** Who gets in and for how long. */
export const accessSettings = {
  ADMIN_USERNAME: text(200, 'admin@firma.pl').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, problem('musi mieć co najmniej 12 znaków', 'cztery przypadkowe słowa'))
    .max(128, problem('może mieć najwyżej 128 znaków', 'cztery przypadkowe słowa'))
    .optional(),
  SESSION_IDLE_HOURS: whole(1, 24 * 31, 12, '12'),
  SESSION_MAX_DAYS: whole(1, 366, 30, '30'),
  CREATIONS_PER_MINUTE: whole(0, 1_000_000, 120, '120'),
  CREATIONS_PER_HOUR: whole(0, 1_000_000, 2_000, '2000'),
  TOKEN_REQUESTS_PER_MINUTE: whole(0, 1_000_000, 300, '300'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: problem('nie jest adresem', 'mailto:bezpieczenstwo@firma.pl'),
    })
    .optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: text(256, 'zaplecze').optional(),
  OIDC_CLIENT_SECRET: text(512, '(klucz z panelu usługi)').optional(),
  OIDC_LABEL: text(60, 'Zaloguj się kontem firmowym').optional(),
};
const all = z.object(accessSettings);

export function oidcOf(value: z.infer<typeof all>): OidcConfig | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL } = value;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    label: OIDC_LABEL ?? 'Zaloguj się kontem firmowym',
  };
}

export const oidcProblems = (settings: Record<string, string>): string[] =>
  allOrNone(settings, 'OIDC_', ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
