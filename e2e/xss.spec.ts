import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { screensOf } from './screens.ts';
import { expect, signedIn, signIn, test } from './support.ts';

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

async function headersOf(request: APIRequestContext, username: string) {
  return { 'access-token': (await signedIn(request, username)).token };
}

type Shown = Awaited<ReturnType<typeof screensOf>>;

/** Numbers of records that stand in the addresses of screens. */
const numbersIn = (shown: Shown): number[] =>
  shown.flatMap(([, paths]) =>
    paths.flatMap((path) => [...path.matchAll(/[/=](\d+)$/g)].map(([, id]) => Number(id))),
  );

/** The rows of a list's answer, whatever it calls them. */
function rowsIn(value: unknown): { id: number }[] {
  if (Array.isArray(value)) return value;
  for (const part of Object.values(value ?? {})) {
    if (typeof part === 'object' && part !== null) return rowsIn(part);
  }
  return [];
}

/** Puts the corpus into every text field of records of each kind; how many took it. */
async function poison(request: APIRequestContext, shown: Shown): Promise<Record<string, number>> {
  const headers = await headersOf(request, 'admin');
  const reception = await headersOf(request, 'recepcja');
  const read = async (path: string) => {
    const by = path.includes('/reception/') ? reception : headers;
    const answer = await request.get(path, { headers: by });
    return answer.ok() ? (await answer.json()).data : undefined;
  };
  const onScreens = numbersIn(shown);
  const clients = await Promise.all(onScreens.map((id) => read(`/api/client/${id}`)));
  const parts = clients.flatMap((one) => [
    ...(one?.client.persons ?? []),
    ...(one?.client.agreements ?? []),
  ]);
  /** Of each kind those on the screens, the first of its list and what hangs on the clients. */
  const poisoned = async (path: string) => {
    const listed = rowsIn(await read(path.replace(/\{\w+\}/, 'list'))).slice(0, 6);
    return new Set([...onScreens, ...[...listed, ...parts].map(({ id }) => id)]);
  };
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
    await Promise.all(
      [...(await poisoned(path))].map(async (id) => {
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
      }),
    );
  }
  const commented = shown
    .flatMap(([, paths]) => paths)
    .flatMap((path) => {
      const [, kind, id] = /^\/(yourIssues|offer\/view)\/(\d+)$/.exec(path) ?? [];
      return id ? [`/api/${kind === 'yourIssues' ? 'issue' : 'offer'}/comment/${id}`] : [];
    });
  expect(commented).toHaveLength(2);
  for (const [at, text] of corpus.entries()) {
    for (const path of commented) {
      await request.post(path, { headers, data: { [at % 2 ? 'text' : 'comment']: text } });
    }
  }
  return taken;
}

/** What the corpus comes through beside fields: names of files, comments of tasks, notifications. */
async function poisonMore(request: APIRequestContext): Promise<{ task: string; paper: number }> {
  const headers = await headersOf(request, 'recepcja');
  const manager = await headersOf(request, 'kierownik');
  const ask = async (path: string) =>
    (await (await request.get(`/api${path}`, { headers: manager })).json()).data;
  const made = async (path: string, data: object, by = headers) =>
    (await (await request.post(`/api${path}`, { headers: by, data })).json()).data?.id;
  const me = (await ask('/profile/me')).user.id;
  for (const [at, name] of corpus.entries()) {
    await made('/issue/create', { name, users: [me], description: name, type: at % 9 });
  }
  const [row] = (await ask(`/project/task/assigned/${me}?perPage=1`)).list.list;
  const place = (between: string) =>
    [row.project.id, row.task.id, between, row.procedure.id, row.service.id]
      .filter(Boolean)
      .join('/');
  for (const text of corpus) {
    await made(
      `/project/task/comment/${place(await made('/comment/create', { text }, manager))}`,
      {},
      manager,
    );
  }
  // A picture, so that it is shown inside the page.
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const uploaded = await request.post('/api/media/upload', {
    headers: manager,
    multipart: {
      storage: 's3',
      file: {
        name: '"><img src=x onerror=window.xss=1>.png',
        mimeType: 'text/html',
        buffer: Buffer.from(png, 'base64'),
      },
    },
  });
  const { id: file } = (await uploaded.json()).data.file;
  const type = (await ask('/definition/documentType/list')).list[0].id;
  const paper = await made('/document/create', { type, file, description: corpus[0] }, manager);
  return { task: `/task/${place('')}`, paper };
}

/** Watches for whatever the texts try, and for elements and attributes that are none of ours. */
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
  await page.exposeFunction('tell', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { tell: (what: string) => void }).tell(what);
    document.addEventListener('securitypolicyviolation', (event) => {
      tell(`CSP ${event.effectiveDirective} ${event.blockedURI}`);
    });
    Object.defineProperty(window, 'xss', { set: () => tell('ran') });
    const planted =
      'body script, iframe, object, embed, math, animate, body base, body link, body style:not([data-mantine-styles]), [onerror], [onload], [onfocus], [onbegin], [ontoggle], a[href^="javascript:" i], a[href^="data:" i], [srcdoc], [style*="zle.example"]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const found = (target as Element).querySelector?.(planted);
        if (found) tell(`planted ${found.outerHTML}`);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return seen;
}

/** Lists that can be narrowed to rows with the corpus in them. */
const searched = new Set([
  ...[
    '/client',
    '/project',
    '/issue',
    '/yourIssues?reported=1',
    '/offer',
    '/document',
    '/knowledge',
  ],
  ...['/admin/task', '/admin/procedure', '/admin/service', '/guest', '/package', '/notifications'],
]);
const narrowed = (path: string) =>
  searched.has(path) ? `${path}${path.includes('?') ? '&' : '?'}search=xss` : path;

/** What a row's menu opens over its list; elsewhere the same words lead to a screen of their own. */
const dialogs = /^(Podgląd|Zobacz|Zobacz szczegóły|Edytuj|Usuń)$/;
const leads: [RegExp, RegExp][] = [
  [/^\/(client|offer|team)/, /^(Podgląd|Edytuj)$/],
  [/^\/(project|guest|package)/, /^Edytuj$/],
];
const dictionary = /^\/admin\/(?!task$|procedure$|service$)/;
/** Screens whose dialogs another one has, too. */
const sameDialogs = /^\/(yourIssues|issue\?history=1)$/;

/** Opens everything that a screen keeps closed: folds, pickers, menus and the dialogs behind them. */
function opener(page: Page) {
  const opened: Record<string, number> = {};
  const count = (what: string) => {
    opened[what] = (opened[what] ?? 0) + 1;
  };
  const dialog = page.getByRole('dialog');
  const known = new Set<string>();

  const settled = () => expect(page.getByText(/^Ładowanie/)).toHaveCount(0);

  const folds = async (within: Locator) => {
    const closed = within.locator('[aria-expanded="false"]:not([aria-haspopup])');
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click();
      count('fold');
    }
    await settled();
  };

  /** Each list of choices once: the same label leads to the same records. */
  const pickers = async (within: Locator) => {
    const boxes = within.locator('input[aria-haspopup="listbox"]:enabled:visible');
    const labels = await boxes.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map((each) => each.ariaLabel ?? each.labels?.[0]?.textContent ?? each.name),
    );
    for (const [at, label] of labels.entries()) {
      if (known.has(label)) continue;
      known.add(label);
      const box = boxes.nth(at);
      await box.click();
      await expect(
        page.locator('[role="option"]:visible, .mantine-Combobox-empty:visible').first(),
      ).toBeVisible();
      await box.blur();
      count('choices');
    }
  };

  const look = async (what: string) => {
    await expect(dialog.first()).toBeVisible();
    await settled();
    count(what);
    await folds(dialog.first());
    await pickers(dialog.first());
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  };

  const menu = async (path: string) => {
    const dots = page.locator('main [aria-label^="Działania: "]:visible').first();
    if ((await dots.count()) === 0) return;
    const items = page.getByRole('menuitem');
    const elsewhere = leads.find(([screen]) => screen.test(path))?.[1];
    let labels: string[] | undefined;
    while (labels === undefined || labels.length > 0) {
      await dots.click();
      await expect(items.first()).toBeVisible();
      labels ??= (await items.allInnerTexts()).filter(
        (label) => dialogs.test(label) && !elsewhere?.test(label),
      );
      const label = labels.shift();
      // The question before deleting is one and the same.
      if (label === undefined || (label === 'Usuń' && (opened[label] ?? 0) > 2)) return;
      await items.getByText(label, { exact: true }).click();
      await look(label);
    }
  };

  const all = async (path: string) => {
    if (/item=|^\/task\//.test(path)) return await look('by its address');
    await folds(page.getByRole('main'));
    await pickers(page.getByRole('main'));
    if (sameDialogs.test(path)) return;
    for (const button of ['Filtry', 'Kolumny']) {
      const there = page.getByRole('main').getByRole('button', { name: button });
      if ((await there.count()) === 0) continue;
      await there.click();
      await look(button);
    }
    const edited = opened.Edytuj;
    await menu(path);
    // An empty form shows nothing that a filled one does not.
    if (opened.Edytuj !== edited || dictionary.test(path)) return;
    for (const [what, button] of [
      ['bar', page.locator('main button[data-entry]').first()],
      ['add', page.locator('main button[data-primary]').first()],
    ] as const) {
      if ((await button.count()) === 0) continue;
      await button.click();
      await look(what);
    }
  };

  /** Ctrl K: clients by what the corpus has in them. */
  const finder = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Szukaj ekranu lub klienta' }).fill('xss');
    await expect(dialog.getByText(/xss/).first()).toBeVisible();
    count('finder');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  return { opened, all, finder };
}

test('texts of attackers stay texts on every screen and in everything that it opens [SHE-11]', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const screens = await screensOf(request);
  const taken = await poison(request, screens);
  // Clients, projects, offers, issues, the catalogue, dictionaries, people, the reception …
  expect(Object.keys(taken).length).toBeGreaterThan(15);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { task, paper } = await poisonMore(request);
  const seen = await watch(page);
  const { opened, all, finder } = opener(page);
  const more: Record<string, string[]> = { kierownik: [task, `/document?item=${paper}`] };
  for (const [username, paths] of screens) {
    await signIn(page, username);
    for (const path of new Set([...paths, ...(more[username] ?? [])])) {
      await test.step(path, async () => {
        await page.goto(narrowed(path), { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
        await all(path);
        expect([path, seen]).toEqual([path, []]);
      });
    }
    await finder();
    expect(seen).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  const kinds = ['fold', 'choices', 'Filtry', 'Kolumny', 'add', 'bar', 'by its address'];
  const acts = ['Podgląd', 'Zobacz', 'Edytuj', 'Usuń', 'finder'];
  expect(Object.keys(opened).sort()).toEqual([...kinds, ...acts].sort());
  // Nothing was seen by somebody who looks.
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await expect.poll(() => seen).toContainEqual(expect.stringMatching(/^planted <iframe/));
});
