import * as z from 'zod';
import { problem, secureAddress, text, whole } from './fields.ts';

/** Names of the registers as REGISTRY_ORDER has them. */
const names = ['mf', 'krs', 'gus', 'ceidg'] as const;
type Name = (typeof names)[number];

/** Registers of companies; one that is absent is not asked. */
export type RegistriesConfig = {
  mf: { url: string } | undefined;
  krs: { url: string } | undefined;
  gus: { url: string; key: string } | undefined;
  ceidg: { url: string; token: string } | undefined;
  /** Where GUS and CEIDG would be asked if somebody had a key; undefined: they are turned off. */
  keyless: { gus: string | undefined; ceidg: string | undefined };
  /** Whose word comes first where several know a field. */
  order: readonly Name[];
  /** How long one register is waited for, with everything. */
  deadlineMs: number;
  /** How many clients are asked about each night; 0: none. */
  nightly: number;
};

const off = 'off';

/** `off`, or where the register is. */
const service = (usual: string) =>
  z.union([z.literal(off), secureAddress(`${usual} albo ${off}`)], {
    error: problem(`musi być adresem https://… albo słowem ${off}`, usual),
  });

const order = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine(
    (list) => list.length === names.length && names.every((name) => list.includes(name)),
    problem('musi wymieniać każdy rejestr raz', names.join(',')),
  )
  .transform((list) => list as Name[])
  .default([...names]);

const usual = {
  mf: 'https://wl-api.mf.gov.pl',
  krs: 'https://api-krs.ms.gov.pl',
  gus: 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc',
  ceidg: 'https://dane.biznes.gov.pl',
};

/** Where public registers are asked about companies. */
export const registrySettings = {
  MF_VAT_URL: service(usual.mf).default(usual.mf),
  KRS_URL: service(usual.krs).default(usual.krs),
  GUS_URL: service(usual.gus).default(usual.gus),
  GUS_KEY: text(100, '(klucz z GUS)').optional(),
  CEIDG_URL: service(usual.ceidg).default(usual.ceidg),
  CEIDG_TOKEN: text(4000, '(token z biznes.gov.pl)').optional(),
  REGISTRY_ORDER: order,
  REGISTRY_DEADLINE_SECONDS: whole(1, 30, 6, '6'),
  REGISTRY_NIGHTLY: whole(0, 100_000, 0, '500'),
};
const all = z.object(registrySettings);

const at = (url: string) => (url === off ? undefined : { url: url.replace(/\/+$/, '') });

export function registriesOf(value: z.infer<typeof all>): RegistriesConfig {
  const { GUS_KEY: key, CEIDG_TOKEN: token } = value;
  const [gus, ceidg] = [at(value.GUS_URL), at(value.CEIDG_URL)];
  return {
    mf: at(value.MF_VAT_URL),
    krs: at(value.KRS_URL),
    gus: gus && key ? { ...gus, key } : undefined,
    ceidg: ceidg && token ? { ...ceidg, token } : undefined,
    keyless: { gus: gus?.url, ceidg: ceidg?.url },
    order: value.REGISTRY_ORDER,
    deadlineMs: value.REGISTRY_DEADLINE_SECONDS * 1000,
    nightly: value.REGISTRY_NIGHTLY,
  };
}

/** An address of one's own without the key would quietly never be asked. */
export function registryProblems(settings: Record<string, string>): string[] {
  return (
    [
      ['GUS_URL', 'GUS_KEY'],
      ['CEIDG_URL', 'CEIDG_TOKEN'],
    ] as const
  )
    .filter(([url, key]) => settings[url] && settings[url] !== off && !settings[key])
    .map(([url, key]) => `${key}: brakuje tego ustawienia, a ustawiono ${url}`);
}
