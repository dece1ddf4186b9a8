import type { APIRequestContext } from '@playwright/test';
import { expect, signedIn } from '../support.ts';
import type { screensOf } from './screens.ts';

/*
 * Texts that would run, load or change something if a screen took them for more than texts, put by
 * the API into every text field that a record of the company has. The company is no pretty one afterwards.
 */

/** Where the texts would lead to. */
export const host = 'zle.example';
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
  `<h2 id="root"><a data-article="1" onmouseover="window.xss=1" href=//${host}/c>x</a><img src=x onerror=window.xss=1></h2>`,
  '<a data-article="999999999" href="javascript:window.xss=1"><svg onload=window.xss=1></svg>x</a><h3><b onclick=window.xss=1>x</b></h3>',
];

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  $ref?: string;
};
type Docs = {
  components: { schemas: Record<string, Schema> };
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

/** As many at once as people who save at the same moment: all at once, the last waits for its connection too long. */
async function inTurns<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const hand = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 6 }, hand));
}

/** Puts the corpus into every text field of records of each kind; how many took it. */
export async function poison(
  url: string,
  request: APIRequestContext,
  shown: Shown,
): Promise<Record<string, number>> {
  const headers = await headersOf(request, 'admin');
  const reception = await headersOf(request, 'recepcja');
  // Thousands of calls, of which Playwright's own would each tell where it was called.
  const patched = (path: string, by: Record<string, string>, data: object) =>
    fetch(`${url}${path}`, {
      method: 'PATCH',
      headers: { ...by, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
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
  const nextText = () => {
    next += 1;
    return corpus[next % corpus.length];
  };
  for (const [address, { patch }] of Object.entries(docs.paths)) {
    const path = `/api${address}`;
    const body = patch?.requestBody?.content?.['application/json']?.schema;
    const schema = docs.components.schemas[body?.$ref?.split('/').at(-1) ?? ''] ?? body;
    // What opens accounts stays as it is.
    const fields = Object.entries(schema?.properties ?? {}).filter(
      ([name, field]) => takesText(field) && !/user|password|roles/i.test(name),
    );
    if (!/^[^{]*\{\w+\}$/.test(path)) continue;
    const by = path.includes('/reception/') ? reception : headers;
    await inTurns([...(await poisoned(path))], async (id) => {
      // All that it takes at once: what it refuses, it names, or each has to be asked for alone.
      const asked = [fields.map(([name]) => name)];
      for (const names of asked) {
        if (names.length === 0) continue;
        const body = Object.fromEntries(names.map((name) => [name, nextText()]));
        const answer = await patched(path.replace(/\{\w+\}/, String(id)), by, body);
        expect(answer.status).toBeLessThan(500);
        if (answer.ok) taken[path] = (taken[path] ?? 0) + names.length;
        const { errors } = await answer.json();
        if (answer.ok) continue;
        if (answer.status === 403 || answer.status === 404) break;
        const rest = names.filter((name) => !(name in (errors ?? {})));
        if (rest.length < names.length) asked.push(rest);
        else if (rest.length > 1) asked.push(...rest.map((name) => [name]));
      }
    });
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
export async function poisonMore(
  request: APIRequestContext,
): Promise<{ task: string; paper: number }> {
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
