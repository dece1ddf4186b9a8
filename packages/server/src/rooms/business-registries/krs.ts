import { companyStates } from '@zaplecze/contract/rooms/business-registries/lists';
import * as z from 'zod';
import { callService } from '../../kit/outgoing/named-service.ts';
import {
  type Adapter,
  dayLong,
  filledRegistryFields,
  type RegistryAnswer,
  RegistryError,
} from './adapter.ts';
import { inUsualLetters, postalCode, streetLine } from './address-words.ts';

/** The open API of the National Court Register, https://api-krs.ms.gov.pl: the present extract, people's names masked. */

const text = z.string().nullish();
const filled = z.record(z.string(), z.unknown()).nullish();
const extract = z.object({
  odpis: z.object({
    naglowekA: z.object({ numerKRS: z.string() }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({
          formaPrawna: text,
          nazwa: text,
          identyfikatory: z.object({ regon: text, nip: text }).nullish(),
        }),
        siedzibaIAdres: z
          .object({
            siedziba: z.object({ wojewodztwo: text, miejscowosc: text }).nullish(),
            adres: z
              .object({
                ulica: text,
                nrDomu: text,
                nrLokalu: text,
                miejscowosc: text,
                kodPocztowy: text,
              })
              .nullish(),
            adresPocztyElektronicznej: text,
            adresStronyInternetowej: text,
          })
          .nullish(),
      }),
      dzial2: z
        .object({
          reprezentacja: z.object({ nazwaOrganu: text, sposobReprezentacji: text }).nullish(),
        })
        .nullish(),
      dzial6: z
        .object({
          likwidacja: filled,
          rozwiazanieUniewaznienie: filled,
          postepowanieUpadlosciowe: filled,
        })
        .nullish(),
    }),
  }),
});
type Extract = z.output<typeof extract>;

function stateOf(dzial6: Extract['odpis']['dane']['dzial6']): string {
  const has = (part: object | null | undefined) => part && Object.keys(part).length > 0;
  if (has(dzial6?.postepowanieUpadlosciowe)) return companyStates.bankruptcy;
  if (has(dzial6?.likwidacja) || has(dzial6?.rozwiazanieUniewaznienie))
    return companyStates.liquidation;
  return companyStates.active;
}

/** A sentence of an extract is in capitals. */
function sentenceOf(capitals: string | null | undefined): string | null {
  if (!capitals) return null;
  const lower = capitals.toLocaleLowerCase('pl');
  return lower.charAt(0).toLocaleUpperCase('pl') + lower.slice(1);
}

function toSaid({ odpis }: Extract) {
  const { dzial1, dzial2, dzial6 } = odpis.dane;
  const { danePodmiotu: company, siedzibaIAdres: place } = dzial1;
  const address = place?.adres;
  const how = dzial2?.reprezentacja;
  return filledRegistryFields({
    name: company.nazwa,
    nip: company.identyfikatory?.nip,
    // Fourteen digits, of which the last five are of the seat itself.
    regon: company.identyfikatory?.regon?.replace(/^(\d{9})00000$/, '$1'),
    krs: odpis.naglowekA.numerKRS,
    legalForm: sentenceOf(company.formaPrawna),
    street: streetLine({
      street: address?.ulica,
      house: address?.nrDomu,
      flat: address?.nrLokalu,
      city: address?.miejscowosc,
    }),
    postalCode: postalCode(address?.kodPocztowy),
    city: address?.miejscowosc && inUsualLetters(address.miejscowosc),
    province: place?.siedziba?.wojewodztwo?.toLocaleLowerCase('pl'),
    email: place?.adresPocztyElektronicznej?.toLowerCase(),
    website: place?.adresStronyInternetowej?.toLowerCase(),
    representation: [sentenceOf(how?.nazwaOrganu), sentenceOf(how?.sposobReprezentacji)]
      .filter(Boolean)
      .join(': '),
    state: stateOf(dzial6),
  });
}

export function createKrs(url: string): Adapter {
  /** In the register of entrepreneurs or of associations; null where it is not. */
  async function ask(number: string, part: 'P' | 'S', signal: AbortSignal) {
    const { status, body } = await callService(
      `${url}/api/krs/OdpisAktualny/${number}?rejestr=${part}&format=json`,
      { headers: { accept: 'application/json' }, signal },
    );
    if (status === 404 || status === 204) return null;
    if (status === 429) throw new RegistryError('limit', 'KRS: 429');
    if (status === 400) throw new RegistryError('refused', 'KRS: 400');
    if (status !== 200) throw new RegistryError('failed', `KRS: ${status}`);
    try {
      return toSaid(extract.parse(JSON.parse(body.toString('utf8'))));
    } catch {
      throw new RegistryError('failed', 'KRS: an answer of another shape');
    }
  }
  const find: Adapter['find'] = async ({ number }, { signal }): Promise<RegistryAnswer> => ({
    fields: (await ask(number, 'P', signal)) ?? (await ask(number, 'S', signal)),
    requestId: null,
  });
  // The court names no limit; this one is out of courtesy.
  return { id: 'krs', by: ['krs'], limits: [{ calls: 1000, seconds: dayLong }], find };
}
