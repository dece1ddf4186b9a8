import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A company as the public registers have it. */
export type PeerCompany = {
  nip: string;
  regon: string;
  /** Absent: a sole trader, whom CEIDG has. */
  krs?: string;
  name: string;
  statusVat?: string;
  street: string;
  house: string;
  flat?: string;
  postalCode: string;
  city: string;
  province: string;
  accounts?: string[];
  liquidation?: boolean;
  phone?: string;
  email?: string;
};

/** How a register behaves: as it should, without an answer, ill, over its limit, with an answer of nobody's shape. */
export type PeerMood = 'well' | 'silent' | 'ill' | 'limit' | 'broken';
type Name = 'mf' | 'krs' | 'gus' | 'ceidg';

export const peerKey = 'klucz-gus-do-testow';
export const peerToken = 'token-ceidg-do-testow';

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const upper = (text: string) => text.toLocaleUpperCase('pl');

function subjectOf(one: PeerCompany) {
  const flat = one.flat ? `/${one.flat}` : '';
  const address = `UL. ${upper(one.street)} ${one.house}${flat}, ${one.postalCode} ${upper(one.city)}`;
  return {
    name: upper(one.name),
    nip: one.nip,
    statusVat: one.statusVat ?? 'Czynny',
    regon: one.regon,
    pesel: null,
    krs: one.krs ?? null,
    residenceAddress: one.krs ? null : address,
    workingAddress: one.krs ? address : null,
    representatives: [],
    authorizedClerks: [],
    partners: [],
    registrationLegalDate: '2015-03-02',
    removalDate: null,
    accountNumbers: one.accounts ?? [],
    hasVirtualAccounts: false,
  };
}

function extractOf(one: PeerCompany) {
  return {
    odpis: {
      rodzaj: 'Aktualny',
      naglowekA: { rejestr: 'RejP', numerKRS: one.krs, stanPozycji: 1 },
      dane: {
        dzial1: {
          danePodmiotu: {
            formaPrawna: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
            identyfikatory: { regon: `${one.regon}00000`, nip: one.nip },
            nazwa: upper(one.name),
          },
          siedzibaIAdres: {
            siedziba: {
              kraj: 'POLSKA',
              wojewodztwo: upper(one.province),
              miejscowosc: upper(one.city),
            },
            adres: {
              ulica: `UL. ${upper(one.street)}`,
              nrDomu: one.house,
              ...(one.flat && { nrLokalu: one.flat }),
              miejscowosc: upper(one.city),
              kodPocztowy: one.postalCode,
              kraj: 'POLSKA',
            },
          },
        },
        dzial2: {
          reprezentacja: {
            nazwaOrganu: 'ZARZĄD',
            sposobReprezentacji: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
            sklad: [{ nazwisko: { nazwiskoICzlon: 'N****' }, imiona: { imie: 'J**' } }],
          },
        },
        dzial6: one.liquidation
          ? { likwidacja: { otwarcieLikwidacji: { data: '01.10.2026' } } }
          : {},
      },
    },
  };
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const elements = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('\r\n');
const root = (values: Record<string, string>) => `<root><dane>${elements(values)}</dane></root>`;

const searchOf = (one: PeerCompany) =>
  root({
    Regon: one.regon,
    Nip: one.nip,
    StatusNip: '',
    Nazwa: upper(one.name),
    Wojewodztwo: upper(one.province),
    Miejscowosc: one.city,
    KodPocztowy: one.postalCode.replace('-', ''),
    Ulica: `ul. ${one.street}`,
    NrNieruchomosci: one.house,
    NrLokalu: one.flat ?? '',
    Typ: one.krs ? 'P' : 'F',
    SilosID: one.krs ? '6' : '1',
    DataZakonczeniaDzialalnosci: '',
  });

const reportOf = (one: PeerCompany, name: string) =>
  name === 'BIR11OsPrawna'
    ? root({
        praw_regon9: one.regon,
        praw_numerWRejestrzeEwidencji: one.krs ?? '',
        praw_numerTelefonu: one.phone ?? '',
        praw_adresEmail: upper(one.email ?? ''),
        praw_podstawowaFormaPrawna_Nazwa: 'OSOBA PRAWNA',
        praw_szczegolnaFormaPrawna_Nazwa: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      })
    : root({
        fiz_regon9: one.regon,
        fiz_podstawowaFormaPrawna_Nazwa: 'OSOBA FIZYCZNA PROWADZĄCA DZIAŁALNOŚĆ GOSPODARCZĄ',
      });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The four registers on this machine, speaking as the real ones are described: addresses, bodies, codes of errors. Tests
 * change its companies and moods as they go.
 *
 * @param port 0: any
 */
export async function startRegistriesPeer(companies: PeerCompany[], port = 0) {
  const moods: Record<Name, PeerMood> = { mf: 'well', krs: 'well', gus: 'well', ceidg: 'well' };
  const asked: Record<Name, string[]> = { mf: [], krs: [], gus: [], ceidg: [] };
  const sessions = new Set<string>();
  let requests = 0;
  const by = (kind: 'nip' | 'regon' | 'krs', number: string | null) =>
    companies.find((one) => one[kind] === number);
  const requestId = () => `peer-${++requests}`;

  function mf(url: URL, response: ServerResponse) {
    const [, , , method = '', kind = '', number = '', , account = ''] = url.pathname.split('/');
    if (moods.mf === 'limit')
      return json(response, 429, { code: 'WL-191', message: 'Przekroczono limit zapytań' });
    if (moods.mf === 'broken') return json(response, 200, { wynik: 'inny' });
    if (!/^\d{4}-\d\d-\d\d$/.test(url.searchParams.get('date') ?? ''))
      return json(response, 400, { code: 'WL-101', message: "Pole 'data' nie może być puste." });
    const answer = (result: object) =>
      json(response, 200, {
        result: { ...result, requestDateTime: '23-11-2026 08:00:00', requestId: requestId() },
      });
    if (method === 'check') {
      const assigned = by('nip', number)?.accounts?.includes(account);
      return answer({ accountAssigned: assigned ? 'TAK' : 'NIE' });
    }
    if (kind === 'nips')
      return answer({
        entries: number.split(',').map((nip) => {
          const one = by('nip', nip);
          return { identifier: nip, subjects: one ? [subjectOf(one)] : [] };
        }),
      });
    if (kind === 'nip' && !/^\d{10}$/.test(number))
      return json(response, 400, {
        code: 'WL-113',
        message: "Pole 'NIP' ma nieprawidłową długość.",
      });
    const one = by(kind as 'nip' | 'regon', number);
    return answer({ subject: one ? subjectOf(one) : null });
  }

  function krs(url: URL, response: ServerResponse) {
    const one = by('krs', url.pathname.split('/').at(-1) ?? '');
    if (moods.krs === 'broken') return json(response, 200, { odpis: {} });
    if (!one || url.searchParams.get('rejestr') !== 'P') {
      response.writeHead(404).end();
      return;
    }
    json(response, 200, extractOf(one));
  }

  function ceidg(request: IncomingMessage, url: URL, response: ServerResponse) {
    if (request.headers.authorization !== `Bearer ${peerToken}`)
      return json(response, 401, { message: 'Unauthorized' });
    if (moods.ceidg === 'limit') return json(response, 429, { message: 'Too many requests' });
    const one =
      by('nip', url.searchParams.get('nip')) ?? by('regon', url.searchParams.get('regon'));
    if (!one || one.krs) {
      response.writeHead(204).end();
      return;
    }
    json(response, 200, {
      firma: [
        {
          id: '9D2531B1-6DED-4538-95EA-22FF2C7D2E20',
          nazwa: one.name,
          adresDzialalnosci: {
            ulica: `ul. ${one.street}`,
            budynek: one.house,
            ...(one.flat && { lokal: one.flat }),
            miasto: one.city,
            kod: one.postalCode,
            wojewodztwo: upper(one.province),
            kraj: 'PL',
          },
          wlasciciel: { imie: 'Jan', nazwisko: 'Nowak', nip: one.nip, regon: one.regon },
          telefon: one.phone,
          email: one.email,
          dataRozpoczecia: '2015-03-02',
          status: 'AKTYWNY',
        },
      ],
      properties: { 'dc:title': 'Firma' },
    });
  }

  async function gus(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const [, action = ''] = /IUslugaBIRzewnPubl\/(\w+)<\/wsa:Action>/.exec(body) ?? [];
    asked.gus.push(action);
    if (!/^application\/soap\+xml/.test(request.headers['content-type'] ?? '')) {
      response.writeHead(415).end();
      return;
    }
    const value = (name: string) => new RegExp(`<\\w+:${name}>([^<]*)<`).exec(body)?.[1] ?? null;
    const session = sessions.has(String(request.headers.sid ?? ''));
    const result = () => {
      if (action === 'Zaloguj') {
        if (value('pKluczUzytkownika') !== peerKey) return '';
        const sid = `sesja${sessions.size + 1}xxxxxxxxxxxx`;
        sessions.add(sid);
        return sid;
      }
      if (!session) return '';
      if (action === 'DaneSzukajPodmioty') {
        const one =
          by('nip', value('Nip')) ?? by('regon', value('Regon')) ?? by('krs', value('Krs'));
        if (one) return searchOf(one);
        const text = 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.';
        return root({ ErrorCode: '4', ErrorMessagePl: text });
      }
      const one = by('regon', value('pRegon'));
      return one ? reportOf(one, value('pNazwaRaportu') ?? '') : '';
    };
    const told =
      moods.gus === 'broken'
        ? '<s:Envelope><s:Body><brak'
        : `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/${action}Response</a:Action></s:Header><s:Body><${action}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${action}Result>${escaped(result())}</${action}Result></${action}Response></s:Body></s:Envelope>`;
    const boundary = 'uuid:c2f1e5d4-9a3b-4a54-8f0e-1c2d3e4f5a6b+id=7';
    response.writeHead(200, {
      'content-type': `multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="${boundary}";start-info="application/soap+xml"`,
    });
    response.end(
      `\r\n--${boundary}\r\nContent-ID: <http://tempuri.org/0>\r\nContent-Transfer-Encoding: 8bit\r\nContent-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"\r\n\r\n${told}\r\n--${boundary}--`,
    );
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const [, name = ''] = url.pathname.split('/');
    const register = name as Name;
    if (!(register in moods)) return void response.writeHead(404).end();
    if (register !== 'gus')
      asked[register].push(url.pathname.slice(register.length + 1) + url.search);
    if (moods[register] === 'silent') return;
    if (moods[register] === 'ill') return void response.writeHead(503).end('przerwa techniczna');
    if (register === 'mf') return mf(url, response);
    if (register === 'krs') return krs(url, response);
    if (register === 'ceidg') return ceidg(request, url, response);
    void gus(request, response);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    companies,
    moods,
    asked,
    /** Sessions of GUS end after an hour. */
    endSessions: () => sessions.clear(),
    env: registriesAt(at),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** Settings of a server whose registers stand there. */
export const registriesAt = (at: string) => ({
  MF_VAT_URL: `${at}/mf`,
  KRS_URL: `${at}/krs`,
  GUS_URL: `${at}/gus`,
  GUS_KEY: peerKey,
  CEIDG_URL: `${at}/ceidg`,
  CEIDG_TOKEN: peerToken,
});

/** Companies of these registers: one of the court, one sole trader. */
export const peerCompanies = (): PeerCompany[] => [
  {
    nip: '5260250995',
    regon: '010778878',
    krs: '0000012345',
    name: 'Latarnia Morska sp. z o.o.',
    street: 'Portowa',
    house: '12',
    flat: '4',
    postalCode: '81-350',
    city: 'Gdynia',
    province: 'pomorskie',
    accounts: ['61109010140000071219812874'],
    phone: '583334455',
    email: 'biuro@latarnia.example',
  },
  {
    nip: '1234563218',
    regon: '123456785',
    name: 'Piekarnia Złoty Kłos Jan Nowak',
    street: 'Młyńska',
    house: '3',
    postalCode: '62-510',
    city: 'Konin',
    province: 'wielkopolskie',
    phone: '600100200',
    email: 'klos@example.pl',
  },
];
