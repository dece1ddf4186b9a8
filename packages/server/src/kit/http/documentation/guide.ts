import { encodedFileLimit } from '@zaplecze/contract/kit/calls/io';
import { notBegunHeader } from '@zaplecze/contract/kit/calls/not-begun';
import { typeText } from '@zaplecze/contract/kit/fields/type-text';
import { largestFile } from '@zaplecze/contract/rooms/files/calls';
import { tokenPrefix, tokenWarnDays } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { webhookEvent, webhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import {
  oldSecretHours,
  webhookEvents,
  webhookPauses,
} from '@zaplecze/contract/rooms/webhooks/events';
import type * as z from 'zod';
import type { Config } from '../../operations/config.ts';
import { deepest, mostMembers, strangersLimit } from '../calls/json-body.ts';

/** What of an installation's settings the description tells. */
export type Place = Pick<
  Config,
  'publicUrl' | 'productName' | 'tokenRequests' | 'creations' | 'requestsAtOnce'
>;

const number = new Intl.NumberFormat('pl').format;
const MiB = (bytes: number) => `${number(bytes / 1024 ** 2)} MiB`;
const anyNumber = 'dowolnie wiele';
const some = (limit: number, per: string) => `${limit === 0 ? anyNumber : number(limit)} na ${per}`;
const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const type = (schema: z.ZodType) => code('typescript', typeText(schema, 'output'));
const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const refusals = [
  ['400', 'pola nie przeszły sprawdzenia; powody w `errors`'],
  ['401', 'klucza nie ma, wygasł albo został unieważniony'],
  ['403', 'klucz albo jego właściciel nie ma tego prawa'],
  ['404', 'nie ma takiego rekordu'],
  [
    '409',
    'ktoś zmienił to samo (obie wersje są w `conflicts`) albo stan rekordu na to nie pozwala',
  ],
  ['412', 'rekord nie miał nigdy wersji podanej w `If-Match`'],
  ['413', 'treść albo plik są za duże'],
  ['414', 'część adresu ma ponad 10 000 znaków'],
  ['415', 'treść nie jest tego rodzaju, którego wywołanie oczekuje (zwykle `application/json`)'],
  ['422', 'ten `Idempotency-Key` należy do zapisu z inną treścią; niczego nie zapisano'],
  ['429', 'za często; poczekaj tyle sekund, ile mówi `Retry-After`'],
  ['503', 'chwilowa przerwa; poczekaj tyle sekund, ile mówi `Retry-After`'],
];

const limits = ({ tokenRequests, creations, requestsAtOnce }: Place) => [
  ['wywołania jednego klucza', some(tokenRequests, 'minutę'), '429'],
  [
    'nowe rekordy jednej osoby',
    `${some(creations.perMinute, 'minutę')}, ${some(creations.perHour, 'godzinę')}`,
    '429',
  ],
  ['wywołania naraz w jednym procesie', `${number(requestsAtOnce)}, dalsze czekają`, '503'],
  ['wiersze na stronie listy (`perPage`)', '100', '400'],
  ['treść JSON', MiB(1024 ** 2), '413'],
  ['treść JSON bez klucza (logowanie, kiosk)', `${number(strangersLimit / 1024)} KiB`, '413'],
  ['treść JSON z plikiem jako data-URI', MiB(encodedFileLimit), '413'],
  ['plik przesłany osobno', MiB(largestFile), '413'],
  ['elementy jednej treści', number(mostMembers), '400'],
  ['zagnieżdżenie treści', String(deepest), '400'],
];

const hours = Math.round(webhookPauses.reduce((sum, one) => sum + one, 0) / 3600);

/** How to begin, in Markdown: keys, answers, limits, the client, events, assistants. It leads the description of the API. */
export function guideOf(place: Place): string {
  const { publicUrl, tokenRequests } = place;
  const events = Object.values(webhookEvents).map((event) => [`\`${event.type}\``, event.name]);
  return `Wszystko, co robią ekrany systemu, może zrobić także program. Opis powstaje z tych samych schematów, które sprawdzają wywołania; dla programów jest jako [JSON](${publicUrl}/api/docs/json) i [YAML](${publicUrl}/api/docs/yaml).

# Klucz

Klucz dostępu tworzysz w swoim profilu („Klucze dostępu”), a dla programu z własnym kontem robi to administrator („Programy i webhooki”). Zaczyna się od \`${tokenPrefix}\` i jest pokazany raz. Otwiera to, co jednocześnie obejmują jego prawa i prawa właściciela; GET to odczyt, reszta to zmiana. ${tokenWarnDays} dni przed końcem przychodzi powiadomienie.

${code('sh', `curl '${publicUrl}/api/token/self' -H "Authorization: Bearer $ZAPLECZE_TOKEN"`)}

# Odpowiedzi

Sukces: \`{ "data": … }\`. Lista: \`data.list = { list, count }\`, strony od 1 (\`page\`, \`perPage\`), filtry jako \`filter[nazwa]=1,2\`. Chwile są w UTC (\`2026-11-26T09:30:00.000Z\`), dni jako \`RRRR-MM-DD\`, kwoty jako liczby w złotych. Odmowa: \`{ "message": "…", "errors": { "pole": "…" } }\`.

${table(['Kod', 'Znaczenie'], refusals)}

Zmiana z \`If-Match\` (wersja rekordu) łączy się z tym, co inni zapisali w tym czasie, albo jest odmową 409. Zapis z nagłówkiem \`Idempotency-Key\` powtórzony drugi raz niczego nie robi i dostaje pierwszą odpowiedź.

# Pola własne

Pola, które dodała firma, mają w rekordach i listach miejsce \`custom\`, po kluczach: \`{ "custom": { "koniecUmowy": "2027-01-31" } }\`. Puste pominięto; w zapisie pominięte zostaje, a \`null\` opróżnia. Listy biorą je w \`sort=custom.koniecUmowy\`, \`filter[custom.koniecUmowy.from]=2027-01-01\` (\`.to\`, \`.has\`, \`.empty\`, przy wyborze sam klucz) i \`sumsOf=custom.abonament\`. Ten opis nazywa te, które widzi jego czytelnik; te same daje \`GET /customField/list\`.

# Limity

${table(['Czego', 'Ile', 'Powyżej'], limits(place))}

${tokenRequests === 0 ? '' : 'Ile wywołań zostało kluczowi, mówią nagłówki `RateLimit` i `RateLimit-Policy`. '}Odpowiedź 503 z nagłówkiem \`${notBegunHeader}: 1\` znaczy, że serwer ma za dużo pracy i niczego z wywołania nie zaczął: po \`Retry-After\` można powtórzyć każde, także zmianę. Po 503 bez niego zmianę powtarzaj z tym samym \`Idempotency-Key\`.

# TypeScript

Pakiet \`@zaplecze/client\` ma typy wszystkich wywołań i żadnych zależności.

${code('typescript', `import { createClient } from '@zaplecze/client';\n\nconst zaplecze = createClient({ url: '${publicUrl}', token: process.env.ZAPLECZE_TOKEN });\nfor await (const client of zaplecze.rows('GET /client/list')) console.log(client.name);`)}

# Webhooki

Podpis według [Standard Webhooks](https://www.standardwebhooks.com): nagłówki \`webhook-id\`, \`webhook-timestamp\` i \`webhook-signature\`; sprawdza je biblioteka \`standardwebhooks\`. Odpowiedz 2xx w 15 sekund. Nieudane doręczenie wraca z tym samym \`webhook-id\` po rosnących przerwach, łącznie przez ${hours} godzin; 410 wyłącza webhook. Po zmianie sekretu przez ${oldSecretHours} godziny podpisują oba.

${type(webhookEvent)}

${table(['Zdarzenie', 'Kiedy'], events)}

Webhook, dla którego wybrano zdarzenia rekordów, dostaje je z polami przed zmianą i po niej, każdy rekord w jego kolejności; \`Retry-After\` przy 429 i 503 jest respektowane. To samo czyta od kursora \`GET /event\`: pierwszy raz z \`after=now\` albo bez niego, potem z \`after\` równym ostatniemu \`next\`.

${type(webhookRecordEvent)}

# Asystenci (MCP)

Pod \`${publicUrl}/api/mcp\` działa serwer Model Context Protocol (streamable HTTP): z kluczem w nagłówku \`Authorization: Bearer\` albo z aplikacją, którą osoba połączyła na stronie zgody (OAuth 2.1). Narzędzia, których klucz nie otwiera, nie są pokazywane; każdy zapis wymaga potwierdzenia.`;
}
