import type { APIRequestContext, Page } from '@playwright/test';
import { screens } from './screens.ts';
import { expect, password, signIn, test } from './support.ts';

/*
 * Texts that would run, load or change something if a screen took them for more than texts, put by
 * the API into every text field that a record of the company has. The file runs last: its company
 * is no pretty one afterwards.
 */

const host = 'zle.example';
const corpus = [
  '<script>window.xss=1</script>',
  `"><img src=//${host}/a onerror="window.xss=1">`,
  '<svg/onload=window.xss=1>',
  '<svg><animate onbegin=window.xss=1 attributeName=x dur=1s></svg>',
  'javascript:window.xss=1//',
  '<a href="javascript:window.xss=1">x</a>',
  '<a href="jav&#x09;ascript:window.xss=1">x</a>',
  '<a href="data:text/html,<script>opener.xss=1</script>">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.xss=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.xss=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.xss=1>',
  '<iframe srcdoc="<script>parent.xss=1</script>"></iframe>',
  "{{constructor.constructor('window.xss=1')()}}",
  '#{window.xss=1}<%= window.xss=1 %>',
  `<style>@import'//${host}/x.css';*{display:none}</style>`,
  `<p style="background:url(//${host}/b);position:fixed;inset:0">x</p>`,
  `<form action=//${host}><input autofocus onfocus=window.xss=1></form>`,
  `<base href=//${host}/><link rel=stylesheet href=//${host}/y.css>`,
  '</title></textarea></script><script>window.xss=1</script>',
  "';window.xss=1;//\\u2028",
  '<details open ontoggle=window.xss=1>x</details>',
];

type Schema = { type?: string; properties?: Record<string, Schema>; anyOf?: Schema[] };
type Docs = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, { schema: Schema }> } }>
  >;
};

const takesText = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'string' || anyOf.some(takesText);

async function enter(request: APIRequestContext, username: string) {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  return { 'access-token': (await answer.json()).data.access_token as string };
}

/** Puts the corpus into every text field of the first records of each kind; how many took it. */
async function poison(request: APIRequestContext): Promise<Record<string, number>> {
  const headers = await enter(request, 'admin');
  const reception = await enter(request, 'recepcja');
  const docs: Docs = await (await request.get('/api/docs/json', { headers })).json();
  const taken: Record<string, number> = {};
  let next = 0;
  for (const [path, { patch }] of Object.entries(docs.paths)) {
    const schema = patch?.requestBody?.content?.['application/json']?.schema;
    // What opens accounts stays as it is.
    const fields = Object.entries(schema?.properties ?? {}).filter(
      ([name, field]) => takesText(field) && !/user|password|roles/i.test(name),
    );
    if (!/^[^{]*\{\w+\}$/.test(path)) continue;
    for (const id of [1, 2, 3, 4, 5, 6, 8, 45, 180]) {
      for (const [name] of fields) {
        const value = corpus[next % corpus.length];
        next += 1;
        const answer = await request.patch(path.replace(/\{\w+\}/, String(id)), {
          headers: path.includes('/reception/') ? reception : headers,
          data: { [name]: value },
        });
        expect(answer.status()).toBeLessThan(500);
        if (answer.ok()) taken[path] = (taken[path] ?? 0) + 1;
        if (answer.status() === 404) break;
      }
    }
  }
  for (const [at, text] of corpus.entries()) {
    for (const path of ['/api/issue/comment/6', '/api/offer/comment/3']) {
      await request.post(path, { headers, data: { [at % 2 ? 'text' : 'comment']: text } });
    }
  }
  return taken;
}

/** Watches for whatever the texts try. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => void seen.push(`window ${popup.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === host) seen.push(`request ${request.url()}`);
  });
  await page.exposeFunction('tellViolation', (what: string) => void seen.push(`CSP ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellViolation: (what: string) => void }).tellViolation;
      tell(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return seen;
}

test('texts of attackers stay texts on every screen', async ({ page, request }) => {
  test.setTimeout(600_000);
  const taken = await poison(request);
  // Clients, projects, offers, issues, the catalogue, dictionaries, people, the reception …
  expect(Object.keys(taken).length).toBeGreaterThan(15);
  const seen = await watch(page);
  for (const [username, paths] of screens) {
    await signIn(page, username);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
      const found = await page.evaluate(() => ({
        ran: 'xss' in window,
        planted: document.querySelectorAll(
          'main script, iframe, main style:not([data-mantine-styles]), base, [onerror], [onload], [onfocus], [ontoggle], a[href^="javascript:" i], a[href^="data:" i]',
        ).length,
      }));
      expect([path, found, seen]).toEqual([path, { ran: false, planted: 0 }, []]);
    }
    await page.evaluate(() => localStorage.clear());
  }
});
