import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  escapeXml,
  extractOf,
  firmOf,
  type PeerCompany,
  reportOf,
  root,
  searchOf,
  subjectOf,
} from './registries-peer-answers.ts';

/** How a register behaves: as it should, without an answer, ill, over its limit, with an answer of nobody's shape. */
export type PeerMood = 'well' | 'silent' | 'ill' | 'limit' | 'broken';
type Name = 'mf' | 'krs' | 'gus' | 'ceidg';

const peerKey = 'klucz-gus-do-testow';
const peerToken = 'token-ceidg-do-testow';

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

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
    json(response, 200, firmOf(one));
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
        : `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/${action}Response</a:Action></s:Header><s:Body><${action}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${action}Result>${escapeXml(result())}</${action}Result></${action}Response></s:Body></s:Envelope>`;
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
