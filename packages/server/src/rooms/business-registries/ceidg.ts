import { companyStates } from '@zaplecze/contract/rooms/business-registries/lists';
import * as z from 'zod';
import { callService } from '../../kit/outgoing/named-service.ts';
import {
  type Adapter,
  filledRegistryFields,
  type RegistryAnswer,
  RegistryError,
} from './adapter.ts';
import { postalCode, streetLine } from './address-words.ts';

/** The register of sole traders, version 3 of https://dane.biznes.gov.pl, with the company's token. */

const text = z.string().nullish();
const answer = z.object({
  firma: z.array(
    z.object({
      nazwa: text,
      status: text,
      telefon: text,
      email: text,
      www: text,
      wlasciciel: z.object({ nip: text, regon: text }).nullish(),
      adresDzialalnosci: z
        .object({
          ulica: text,
          budynek: text,
          lokal: text,
          miasto: text,
          kod: text,
          wojewodztwo: text,
        })
        .nullish(),
    }),
  ),
});
type Firm = z.output<typeof answer>['firma'][number];

const states: Record<string, string> = {
  AKTYWNY: companyStates.active,
  ZAWIESZONY: companyStates.suspended,
  WYKRESLONY: companyStates.gone,
  OCZEKUJE_NA_ROZPOCZECIE_DZIALANOSCI: companyStates.suspended,
  WYLACZNIE_W_FORMIE_SPOLKI: companyStates.active,
};

function toSaid({ wlasciciel: owner, adresDzialalnosci: place, ...firm }: Firm) {
  return filledRegistryFields({
    name: firm.nazwa,
    nip: owner?.nip,
    regon: owner?.regon,
    legalForm: 'Jednoosobowa działalność gospodarcza',
    street: place
      ? streetLine({
          street: place.ulica,
          house: place.budynek,
          flat: place.lokal,
          city: place.miasto,
        })
      : null,
    postalCode: postalCode(place?.kod),
    city: place?.miasto,
    province: place?.wojewodztwo?.toLocaleLowerCase('pl'),
    phone: firm.telefon,
    email: firm.email,
    website: firm.www,
    state: firm.status ? (states[firm.status] ?? firm.status) : null,
  });
}

export function createCeidg({ url, token }: { url: string; token: string }): Adapter {
  const find: Adapter['find'] = async ({ kind, number }, { signal }): Promise<RegistryAnswer> => {
    const { status, body } = await callService(`${url}/api/ceidg/v3/firma?${kind}=${number}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal,
    });
    if (status === 204 || status === 404) return { fields: null, requestId: null };
    if (status === 429) throw new RegistryError('limit', 'CEIDG: 429');
    if (status === 401 || status === 403) throw new RegistryError('refused', `CEIDG: ${status}`);
    if (status !== 200) throw new RegistryError('failed', `CEIDG: ${status}`);
    let firms: Firm[];
    try {
      firms = answer.parse(JSON.parse(body.toString('utf8'))).firma;
    } catch {
      throw new RegistryError('failed', 'CEIDG: an answer of another shape');
    }
    // Of one owner there may be several entries: the one that is at work.
    const firm = firms.find(({ status: now }) => now !== 'WYKRESLONY') ?? firms[0];
    return { fields: firm ? toSaid(firm) : null, requestId: null };
  };
  // The limits that the register states to holders of its tokens.
  const limits = [
    { calls: 50, seconds: 3 * 60 },
    { calls: 1000, seconds: 60 * 60 },
  ];
  return { id: 'ceidg', by: ['nip', 'regon'], limits, find };
}
