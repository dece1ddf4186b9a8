import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { getDocument, listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { getArticle, listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { opens, type TokenRights } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { compact } from './answers.ts';
import { ask, type Caller } from './calls.ts';

/** How many of the last changed ones are listed; all others are read by their number. */
const listedRows = 50;
/** Bytes of a file that is given as it is; of a larger one only its description. */
const largestFile = 2 * 1024 * 1024;

type Row = { id: number; name?: string | null; file?: { id: number; filename: string } };
type Listed = { list: { list: Row[] } };

async function answered<T>(caller: Caller, endpoint: Endpoint, more: object): Promise<T> {
  const { status, data, message } = await ask(caller, { endpoint, ...more });
  if (status !== 200) throw new Error(message);
  return data as T;
}

const nameOf = ({ name, file, id }: Row) => name ?? file?.filename ?? String(id);

/** A template with the rows of a list; of what the person may not read there is none. */
const template = (caller: Caller, kind: string, endpoint: Endpoint) =>
  new ResourceTemplate(`zaplecze://${kind}/{id}`, {
    list: async () => {
      const query = { perPage: listedRows };
      const found = await answered<Listed>(caller, endpoint, { query }).catch(() => null);
      const rows = found?.list.list ?? [];
      return {
        resources: rows.map((row) => ({ uri: `zaplecze://${kind}/${row.id}`, name: nameOf(row) })),
      };
    },
  });

/** What an assistant reads as a whole: articles of the knowledge base, documents with their files. */
export function offerResources(server: McpServer, rights: TokenRights, caller: Caller): void {
  if (opens(rights, getArticle)) {
    server.registerResource(
      'article',
      template(caller, 'article', listArticles),
      { title: 'Wpis bazy wiedzy', description: 'Treść wpisu', mimeType: 'text/html' },
      async (uri, { id }) => {
        const read = { params: { id: String(id) } };
        const { knowledgeBase } = await answered<{ knowledgeBase: { description: string | null } }>(
          caller,
          getArticle,
          read,
        );
        const text = knowledgeBase.description ?? '';
        return { contents: [{ uri: uri.href, mimeType: 'text/html', text }] };
      },
    );
  }
  if (!opens(rights, getDocument)) return;
  server.registerResource(
    'document',
    template(caller, 'document', listDocuments),
    { title: 'Dokument', description: 'Opis dokumentu i, do 2 MB, jego plik' },
    async (uri, { id }) => {
      const read = { params: { id: String(id) } };
      const { document } = await answered<{ document: Row }>(caller, getDocument, read);
      const text = JSON.stringify(compact(document));
      const about = { uri: uri.href, mimeType: 'application/json', text };
      const file = document.file && (await fileOf(caller, document.file));
      return { contents: file ? [about, { uri: `${uri.href}#plik`, ...file }] : [about] };
    },
  );
}

async function fileOf(
  { app, request, headers }: Caller,
  { id, filename }: { id: number; filename: string },
): Promise<{ blob: string; mimeType: string } | null> {
  const url = `/api/media/download/id/${id}/${encodeURIComponent(filename)}`;
  const answer = await app.inject({ url, headers, remoteAddress: request.ip });
  if (answer.statusCode !== 200 || answer.rawPayload.length > largestFile) return null;
  const mimeType = String(answer.headers['content-type'] ?? 'application/octet-stream');
  return { blob: answer.rawPayload.toString('base64'), mimeType };
}
