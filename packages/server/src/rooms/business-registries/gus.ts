import { companyStates } from '@zaplecze/contract/rooms/business-registries/lists';
import {
  type Adapter,
  dayLong,
  filledRegistryFields,
  type RegistryAnswer,
  RegistryError,
} from './adapter.ts';
import { inUsualLetters, postalCode, streetLine } from './address-words.ts';
import { callGus, escapeXml, recordIn } from './gus-soap.ts';

/** The REGON register, BIR 1.1 of the statistical office (https://api.stat.gov.pl), with the company's key. */

const criteria = { nip: 'Nip', regon: 'Regon', krs: 'Krs' } as const;

/** The register's code of an unknown number. */
const nobody = '4';

/** The whole report of each kind of company, for what the search does not tell. */
const reports: Record<string, { name: string; prefix: string }> = {
  P: { name: 'BIR11OsPrawna', prefix: 'praw_' },
  F: { name: 'BIR11OsFizycznaDaneOgolne', prefix: 'fiz_' },
};

type Fields = Record<string, string>;

function toSaid(company: Fields, report: Fields, prefix: string) {
  const of = (name: string) => report[prefix + name];
  const krs = of('numerWRejestrzeEwidencji');
  return filledRegistryFields({
    name: company.Nazwa,
    nip: company.Nip,
    regon: company.Regon?.replace(/^(\d{9})00000$/, '$1'),
    krs: krs && /^0\d{9}$/.test(krs) ? krs : null,
    legalForm: inWords(of('szczegolnaFormaPrawna_Nazwa') || of('podstawowaFormaPrawna_Nazwa')),
    street: streetLine({
      street: company.Ulica,
      house: company.NrNieruchomosci,
      flat: company.NrLokalu,
      city: company.Miejscowosc,
    }),
    postalCode: postalCode(company.KodPocztowy),
    city: company.Miejscowosc && inUsualLetters(company.Miejscowosc),
    province: company.Wojewodztwo?.toLocaleLowerCase('pl'),
    phone: of('numerTelefonu'),
    email: of('adresEmail')?.toLowerCase(),
    website: of('adresStronyinternetowej')?.toLowerCase(),
    state: company.DataZakonczeniaDzialalnosci ? companyStates.gone : companyStates.active,
  });
}

/** Kinds of companies are told in the plural there: 'SPÓŁKI AKCYJNE' is 'Spółka akcyjna' of one. */
function inWords(capitals: string | undefined): string | null {
  if (!capitals) return null;
  const lower = capitals
    .toLocaleLowerCase('pl')
    .replace(
      /^spółki (\p{L}+)/u,
      (_, kind: string) => `spółka ${kind.replace(/(n|w)e$/, '$1a').replace(/skie$/, 'ska')}`,
    );
  return lower.charAt(0).toLocaleUpperCase('pl') + lower.slice(1);
}

export function createGus({ url, key }: { url: string; key: string }): Adapter {
  /** A session holds for an hour; one that is over is followed by the next. */
  let sid: string | undefined;

  async function logIn(signal: AbortSignal): Promise<string> {
    const body = `<ns:Zaloguj><ns:pKluczUzytkownika>${escapeXml(key)}</ns:pKluczUzytkownika></ns:Zaloguj>`;
    const session = await callGus(url, { action: 'Zaloguj', body }, signal);
    if (session.trim() === '') throw new RegistryError('refused', 'GUS: the key is refused');
    sid = session.trim();
    return sid;
  }

  /** An empty result is that of a session which is over: once more with a new one. */
  async function ask(action: string, body: string, signal: AbortSignal): Promise<Fields | null> {
    const known = sid;
    const first = await callGus(url, { action, body, sid: known ?? (await logIn(signal)) }, signal);
    if (first.trim() !== '' || known === undefined) return recordIn(first);
    return recordIn(await callGus(url, { action, body, sid: await logIn(signal) }, signal));
  }

  const find: Adapter['find'] = async ({ kind, number }, { signal }): Promise<RegistryAnswer> => {
    const by = criteria[kind];
    const none = { fields: null, requestId: null };
    const company = await ask(
      'DaneSzukajPodmioty',
      `<ns:DaneSzukajPodmioty><ns:pParametryWyszukiwania><dat:${by}>${number}</dat:${by}></ns:pParametryWyszukiwania></ns:DaneSzukajPodmioty>`,
      signal,
    );
    if (company?.ErrorCode === nobody) return none;
    if (!company?.Regon)
      throw new RegistryError('failed', `GUS: ${company?.ErrorCode ?? 'nothing'}`);
    const report = reports[company.Typ ?? ''];
    const more =
      report &&
      (await ask(
        'DanePobierzPelnyRaport',
        `<ns:DanePobierzPelnyRaport><ns:pRegon>${escapeXml(company.Regon)}</ns:pRegon><ns:pNazwaRaportu>${report.name}</ns:pNazwaRaportu></ns:DanePobierzPelnyRaport>`,
        signal,
      ));
    return { fields: toSaid(company, more ?? {}, report?.prefix ?? ''), requestId: null };
  };
  // The office names no number; this one is out of courtesy.
  return {
    id: 'gus',
    by: ['nip', 'regon', 'krs'],
    limits: [{ calls: 1000, seconds: dayLong }],
    find,
  };
}
