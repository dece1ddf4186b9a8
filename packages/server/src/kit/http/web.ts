import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../operations/config.ts';
import { escapeHtml } from '../records/html.ts';
import { allowAll } from './calls/addresses.ts';

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'CRM i organizacja pracy',
  lang: 'pl',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf9f7',
  theme_color: '#0b6e75',
  icons: [
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-192.png', 192, 'maskable'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
});

import { registerWellKnown } from './well-known.ts';

/** With HEAD, which watchers of a server ask with. */
const open = { config: { allow: 'public' }, exposeHeadRoute: true } as const;

/**
 * Whether an address is none of a person's: no screen of ours is below these, has an ending such as
 * .php or .json, or a part that begins with a full stop (/.well-known, /.env).
 */
export function isMachines(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').slice(1);
  if (['api', 'metrics', 'assets'].includes(parts[0] ?? '')) return true;
  return (
    parts.some((part) => part.startsWith('.')) || /\.[a-z0-9]{1,12}$/i.test(parts.at(-1) ?? '')
  );
}

/** The built page, and what of it the content security policy has to let through. */
export type Page = { html: string; scripts: string[] };

/**
 * Reads the page that every screen lives in, with the product's name written in; null before the
 * first build.
 *
 * @returns `scripts`: sources of a policy for the scripts that stand in the page, by their hashes
 */
export function readPage(config: Config): Page | null {
  if (!existsSync(`${dist}index.html`)) return null;
  const built = readFileSync(`${dist}index.html`, 'utf8');
  const scripts = [...built.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const html = built.replace(
    /(<meta name="product-name" content=")[^"]*"/,
    (_, before: string) => `${before}${escapeHtml(config.productName)}"`,
  );
  return { html, scripts };
}

/** The page with how many rows a list has in this company, so that a first visit asks for those (web's src/boot.ts). */
const withRows = (html: string, { lists }: Config) =>
  html.replace('<html ', `<html data-rows="${lists.rows}" `);

/**
 * The parts of the application, by one address for all: an address for each of some 600 files would take as long
 * to register as everything else that the server answers.
 */
function serveAssets(scope: FastifyInstance): void {
  const names = new Set(readdirSync(`${dist}assets`, { recursive: true, encoding: 'utf8' }));
  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const { '*': name } = request.params;
      return names.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
    },
    // Who leaves before a file has come is no failure of ours.
    errorHandler: (error, request, reply) => {
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else scope.errorHandler(error, request, reply);
    },
  });
}

/**
 * Serves the built pages: hashed assets for good, everything else that is no file as the one
 * page, whose routes live in the browser. What only machines ask for is 404 as JSON.
 *
 * @param head what else goes into the page's head, asked for each time
 */
export async function registerWeb(
  app: FastifyInstance,
  config: Config,
  { page, head }: { page: Page | null; head: () => Promise<string> },
): Promise<void> {
  if (page) {
    await app.register(async (scope) => {
      allowAll(scope, 'public');
      await scope.register(fastifyStatic, {
        root: dist,
        index: false,
        wildcard: false,
        globIgnore: ['assets/**'],
        preCompressed: true,
        setHeaders: (reply, path) => {
          const lasting = path.includes('/assets/');
          reply.header(
            'cache-control',
            lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
      serveAssets(scope);
    });
  }
  // What an installed application is called and looks like; the name is the operator's.
  app.get('/manifest.webmanifest', open, (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(config.productName))),
  );
  // A company's own tool is nothing for search engines.
  app.get('/robots.txt', open, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  registerWellKnown(app, config);
  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || !page || isMachines(request.url)) {
      return reply.status(404).send({ message: 'Nie znaleziono' });
    }
    const more = await head();
    return (
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        // A function, so that a `$` in a name is no pattern of replace().
        .send(withRows(page.html, config).replace('</head>', () => `${more}</head>`))
    );
  });
}
