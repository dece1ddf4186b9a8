import { docsPath } from '@zaplecze/contract/kit/calls/export';
import * as z from 'zod';
import type { Config } from '../../operations/config.ts';
import { dataFile } from '../../records/data-file.ts';
import { escapeHtml as esc } from '../../records/html.ts';

const pageWords = dataFile(
  new URL('./page-words.yaml', import.meta.url),
  z.record(z.string(), z.record(z.string(), z.string())),
);

/** Nothing is asked of anybody but this server, and nothing is sent from here: the page is for reading. */
const settings = {
  url: `${docsPath}json`,
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  showOperationId: true,
  customCss: `:root{--scalar-font:Inter,system-ui,sans-serif}
#app .markdown table{table-layout:auto}#app .markdown table :is(th,td){word-break:normal;overflow-wrap:normal}
.light-mode{--scalar-color-accent:#0b6e75}.dark-mode{--scalar-color-accent:#5fc4cb}`,
};

/** The page that the description is read on: its scripts stand at addresses of their own, as the policy wants it. */
export const docsPage = ({ productName }: Pick<Config, 'productName'>): string =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(productName)} API</title><link rel="icon" href="/icon.svg"></head><body>
<div id="app"></div>
<noscript>Opis jest też dla programów: <a href="${docsPath}json">JSON</a>, <a href="${docsPath}yaml">YAML</a>.</noscript>
<script src="${docsPath}scalar.js"></script><script src="${docsPath}page.js"></script></body></html>`;

export const docsScript = (): string =>
  `Scalar.createApiReference('#app', ${JSON.stringify({ ...settings, localization: { locale: 'pl', translations: pageWords() } })});\n`;

/** The library, as its own plugin gives it: by an address alone, of a server that nobody reaches. */
export async function readScalar(): Promise<string> {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const shelf = fastify();
  await shelf.register(scalar, { configuration: { url: settings.url } });
  const { body } = await shelf.inject('/reference/js/scalar.js');
  await shelf.close();
  return body;
}
