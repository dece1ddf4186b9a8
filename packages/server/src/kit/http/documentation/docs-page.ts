import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { docsPath } from '@zaplecze/contract/kit/calls/export';
import { exampleOf, jsonOf, takesNothing, typeText } from '@zaplecze/contract/kit/fields/type-text';
import {
  rightFor,
  tokenAreas,
  tokenPrefix,
  tokenWarnDays,
} from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { webhookEvent, webhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import {
  oldSecretHours,
  webhookEvents,
  webhookPauses,
} from '@zaplecze/contract/rooms/webhooks/events';
import type { Config } from '../../operations/config.ts';
import { escapeHtml as esc } from '../../records/html.ts';
import { accessWords } from './access-words.ts';
import { docsStyle } from './docs-style.ts';
import type { DocumentedCall } from './openapi.ts';

type Place = Pick<Config, 'publicUrl' | 'productName' | 'tokenRequests'>;

/** What keys do not open stands on a page of its own. */
const areas = [
  ...tokenAreas.map(({ key, name, says }) => ({ key: key as string, name, says })),
  {
    key: 'closed',
    name: 'Zamknięte dla kluczy',
    says: 'logowanie, konta, klucze, programy, webhooki, ustawienia: tylko dla zalogowanych osób',
  },
];
const areaOf = ({ endpoint }: DocumentedCall): string => rightFor(endpoint)?.area ?? 'closed';
const inArea = (calls: DocumentedCall[], area: string) =>
  calls.filter((one) => areaOf(one) === area);

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');
const idOf = ({ method, path }: Endpoint) => `${method}${path}`.replace(/[^\w]+/g, '-');
const pre = (text: string) => `<pre tabindex="0">${esc(text)}</pre>`;

function layout({ productName }: Place, { title, body }: { title: string; body: string }) {
  const links = areas
    .map(({ key, name }) => `<li><a href="${docsPath}area/${key}">${esc(name)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)} - ${esc(productName)} API</title><style>${docsStyle}</style></head><body>
<a class="skip" href="#tresc">Przejdź do treści</a>
<nav aria-label="Części opisu"><a class="home" href="${docsPath}">${esc(productName)} API</a>
<ul>${links}</ul><ul><li><a href="${docsPath}json">OpenAPI (JSON)</a></li>
<li><a href="${docsPath}yaml">OpenAPI (YAML)</a></li></ul></nav>
<main id="tresc">${body}</main></body></html>`;
}

/** The call as a program makes it from a shell. */
function curlOf({ publicUrl }: Place, { endpoint, schemas }: DocumentedCall): string {
  const address = `${publicUrl}/api${endpoint.path.replace(/:(\w+)/g, (_, name) => (/comment\/:id\/:text/.test(endpoint.path) && name === 'text' ? 'tekst' : '1'))}`;
  const lines = [
    `curl ${endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `}'${address}'`,
    `  -H "Authorization: Bearer $ZAPLECZE_TOKEN"`,
  ];
  if (schemas.multipart) lines.push(`  -F 'file=@plik.pdf'`);
  else if (endpoint.method !== 'GET') {
    const body = JSON.stringify(exampleOf(jsonOf(schemas.body, 'input')));
    lines.push(`  -H 'Content-Type: application/json'`, `  -d '${body.replaceAll("'", "'\\''")}'`);
  }
  if (endpoint.file) lines.push('  -OJ');
  return lines.join(' \\\n');
}

/** The same with the client package. */
function typescriptOf({ endpoint, schemas }: DocumentedCall): string {
  const literal = (value: unknown) =>
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/"([A-Za-z_]\w*)":/g, '$1:')
      .replace(/"([^"'\\]*)"/g, "'$1'");
  const part = (name: 'params' | 'query' | 'body') => {
    const example = exampleOf(jsonOf(schemas[name], 'input')) as object;
    return Object.keys(example ?? {}).length > 0 ? [`${name}: ${literal(example)}`] : [];
  };
  const parts = [
    ...part('params'),
    ...part('query'),
    ...(endpoint.method === 'GET' || schemas.multipart ? [] : part('body')),
    ...(schemas.multipart ? ['body: form'] : []),
  ];
  const input = parts.length > 0 ? `, {\n  ${parts.join(',\n  ')},\n}` : '';
  const call = endpoint.file ? 'file' : 'call';
  const form = schemas.multipart
    ? `const form = new FormData();\nform.append('file', await openAsBlob('plik.pdf'), 'plik.pdf');\n`
    : '';
  return `${form}const answer = await zaplecze.${call}('${endpoint.method} ${pathOf(endpoint)}'${input});`;
}

function callHtml(place: Place, one: DocumentedCall): string {
  const { endpoint, schemas } = one;
  const right = rightFor(endpoint);
  const who = `${accessWords[endpoint.allow]}${schemas.row ? `; ${schemas.row}` : ''}`;
  const type = (label: string, text: string) => `<h4>${label}</h4>${pre(text)}`;
  const takes = (['params', 'query', 'body'] as const)
    .filter(
      (name) => (name !== 'body' || endpoint.method !== 'GET') && !takesNothing(schemas[name]),
    )
    .map((name) => type(labels[name], typeText(schemas[name], 'input')));
  return `<section id="${idOf(endpoint)}"><h3>${esc(schemas.summary)}</h3>
<p class="call"><b class="m ${endpoint.method}">${endpoint.method}</b> <code>/api${esc(pathOf(endpoint))}</code></p>
<p class="who">Kto: ${esc(who)}.${right ? ` Klucz: ${right.write ? 'zmiana' : 'odczyt'}.` : ''}</p>
${takes.join('')}${type('Odpowiedź', endpoint.file ? 'plik' : `{ data: ${typeText(schemas.answer, 'output')} }`)}
${right ? `<h4>curl</h4>${pre(curlOf(place, one))}<h4>TypeScript</h4>${pre(typescriptOf(one))}` : ''}</section>`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const labels = { params: 'W adresie', query: 'Po znaku ?', body: 'Treść (JSON)' };

/** The page of one area; undefined when there is none of that name. */
export function areaPage(place: Place, calls: DocumentedCall[], key: string): string | undefined {
  const area = areas.find((one) => one.key === key);
  if (!area) return undefined;
  const own = inArea(calls, key);
  const contents = own
    .map(
      ({ endpoint, schemas }) =>
        `<li><a href="#${idOf(endpoint)}"><b class="m ${endpoint.method}">${endpoint.method}</b> <code>${esc(pathOf(endpoint))}</code></a> ${esc(schemas.summary)}</li>`,
    )
    .join('');
  const body = `<h1>${esc(area.name)}</h1><p>${esc(sentence(area.says))}</p><h2>Wywołania</h2>
<ul class="list">${contents}</ul>${own.map((one) => callHtml(place, one)).join('')}`;
  return layout(place, { title: area.name, body });
}

const hours = Math.round(webhookPauses.reduce((sum, one) => sum + one, 0) / 3600);

/** How to begin: keys, answers, limits, the client, webhooks, assistants. */
export function guidePage(place: Place, calls: DocumentedCall[]): string {
  const { publicUrl, productName, tokenRequests } = place;
  const list = areas
    .map(
      ({ key, name, says }) =>
        `<li><a href="${docsPath}area/${key}">${esc(name)}</a> (${inArea(calls, key).length}): ${esc(says)}</li>`,
    )
    .join('');
  const events = Object.values(webhookEvents)
    .map(({ type, name }) => `<tr><td><code>${type}</code></td><td>${esc(name)}</td></tr>`)
    .join('');
  const body = `<h1>${esc(productName)} API</h1>
<p>Wszystko, co robią ekrany systemu, może zrobić także program. Opis powstaje z tych samych schematów, które sprawdzają wywołania.</p>
<h2>Klucz</h2><p>Klucz dostępu tworzysz w swoim profilu („Klucze dostępu”), a dla programu z własnym kontem robi to administrator („Programy i webhooki”). Zaczyna się od <code>${tokenPrefix}</code> i jest pokazany raz. Otwiera to, co jednocześnie obejmują jego prawa i prawa właściciela; GET to odczyt, reszta to zmiana. ${tokenWarnDays} dni przed końcem przychodzi powiadomienie.</p>
${pre(`curl '${publicUrl}/api/token/self' \\\n  -H "Authorization: Bearer $ZAPLECZE_TOKEN"`)}
<h2>Odpowiedzi</h2><p>Sukces: <code>{ "data": … }</code>. Lista: <code>data.list = { list, count }</code>, strony od 1 przez <code>page</code> i <code>perPage</code> (najwyżej 100), filtry jako <code>filter[nazwa]=1,2</code>. Odmowa: <code>{ "message": "…", "errors": { "pole": "…" } }</code>.</p>
<table><thead><tr><th>Kod</th><th>Znaczenie</th></tr></thead><tbody>
<tr><td>400</td><td>pola nie przeszły sprawdzenia; powody w <code>errors</code></td></tr>
<tr><td>401</td><td>klucza nie ma, wygasł albo został unieważniony</td></tr>
<tr><td>403</td><td>klucz albo jego właściciel nie ma tego prawa</td></tr>
<tr><td>404</td><td>nie ma takiego rekordu</td></tr>
<tr><td>409, 412</td><td>ktoś zmienił to samo; wyślij <code>If-Match</code> z wersją rekordu</td></tr>
<tr><td>422</td><td>ten klucz <code>Idempotency-Key</code> należy do zapisu z inną treścią; niczego nie zapisano</td></tr>
<tr><td>429, 503</td><td>za często albo chwilowa przerwa; poczekaj tyle, ile mówi <code>Retry-After</code></td></tr></tbody></table>
<p>Klucz ma ${tokenRequests === 0 ? 'dowolnie wiele wywołań' : `${tokenRequests} wywołań na minutę`}; ile zostało, mówią nagłówki <code>RateLimit</code> i <code>RateLimit-Policy</code>. Zapis z nagłówkiem <code>Idempotency-Key</code> powtórzony drugi raz niczego nie robi i dostaje pierwszą odpowiedź; ten sam klucz z inną treścią to 422.</p>
<h2>TypeScript</h2><p>Pakiet <code>@zaplecze/client</code> ma typy wszystkich wywołań i żadnych zależności.</p>
${pre(`import { createClient } from '@zaplecze/client';\n\nconst zaplecze = createClient({ url: '${publicUrl}', token: process.env.ZAPLECZE_TOKEN });\nfor await (const client of zaplecze.rows('GET /client/list')) console.log(client.name);`)}
<h2>Wywołania</h2><ul>${list}</ul>
<h2>Webhooki</h2><p>Podpis według <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: nagłówki <code>webhook-id</code>, <code>webhook-timestamp</code> i <code>webhook-signature</code>; sprawdza je biblioteka <code>standardwebhooks</code>. Odpowiedz 2xx w 15 sekund. Nieudane doręczenie wraca z tym samym <code>webhook-id</code> po rosnących przerwach, łącznie przez ${hours} godzin; 410 wyłącza webhook. Po zmianie sekretu przez ${oldSecretHours} godziny podpisują oba.</p>
${pre(typeText(webhookEvent, 'output'))}
<p>Webhook, dla którego wybrano zdarzenia rekordów, dostaje je z polami przed zmianą i po niej, każdy rekord w jego kolejności; <code>Retry-After</code> przy 429 i 503 jest respektowane. To samo czyta od kursora <code>GET /event</code>: pierwszy raz z <code>after=now</code> albo bez niego, potem z <code>after</code> równym ostatniemu <code>next</code>.</p>
${pre(typeText(webhookRecordEvent, 'output'))}
<table><thead><tr><th>Zdarzenie</th><th>Kiedy</th></tr></thead><tbody>${events}</tbody></table>
<h2>Asystenci (MCP)</h2><p>Pod <code>${esc(publicUrl)}/api/mcp</code> działa serwer Model Context Protocol (streamable HTTP) z tym samym kluczem w nagłówku <code>Authorization: Bearer</code>. Narzędzia, których klucz nie otwiera, nie są pokazywane; każdy zapis wymaga potwierdzenia.</p>`;
  return layout(place, { title: 'Jak zacząć', body });
}
