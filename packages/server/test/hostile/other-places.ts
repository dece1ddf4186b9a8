import { dataUri, fileShapes } from './file-shapes.ts';
import { formOf, formShapes } from './form-shapes.ts';
import { bodyShapes } from './json-shapes.ts';
import { endpointName, places, uploads } from './places.ts';
import { type Attack, attackOn } from './requests.ts';
import { textShapes } from './text-shapes.ts';

/** What the calls of an upload name in their address, where it is no id. */
const addressOf = (path: string) => `/api${path.replace(':kind', 'client').replace(/:\w+/g, '1')}`;

/** Every upload of the contract, and every field that takes a file's content, crossed with the files and forms. */
export function* fileAttacks(): Generator<Attack> {
  for (const call of uploads) {
    const common = {
      place: endpointName(call),
      method: call.method,
      stranger: call.allow === 'public',
    };
    for (const { make, sharp = false, name } of formShapes) {
      yield {
        ...common,
        shape: name,
        sharp,
        make: () => ({ url: addressOf(call.path), ...make() }),
      };
    }
    for (const { make, sharp = false, name } of fileShapes) {
      yield {
        ...common,
        shape: name,
        sharp,
        make: () => ({ url: addressOf(call.path), ...formOf(make()) }),
      };
    }
  }
  for (const place of places.filter(({ takes }) => takes === 'file')) {
    for (const shape of fileShapes) {
      yield attackOn(place, {
        ...shape,
        name: `${shape.name}, in a field`,
        make: () => dataUri(shape.make()),
      });
    }
  }
}

/** The pictures and papers that were uploaded, shown: the other half of what a file may do. */
export function* previewAttacks(files: number[]): Generator<Attack> {
  for (const file of files) {
    yield {
      place: 'GET /media/preview/id/:id',
      shape: `the file ${file}`,
      sharp: false,
      method: 'GET',
      stranger: false,
      make: () => ({ url: `/api/media/preview/id/${file}` }),
    };
  }
}

const rpc = (method: string, params: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** What an assistant may ask, by a key: the protocol's own messages and what is none. */
export function* assistantAttacks(key: string): Generator<Attack> {
  const common = { place: 'POST /mcp', method: 'POST', stranger: true };
  const heads = {
    authorization: `Bearer ${key}`,
    accept: 'application/json, text/event-stream',
  };
  for (const { name, make, sharp = false } of bodyShapes) {
    yield {
      ...common,
      shape: name,
      sharp,
      make: () => {
        const sent = make();
        return { url: '/api/mcp', ...sent, headers: { ...sent.headers, ...heads } };
      },
    };
  }
  for (const { name, make, sharp = false } of textShapes) {
    yield {
      ...common,
      shape: `search: ${name}`,
      sharp,
      make: () => ({
        url: '/api/mcp',
        type: 'application/json',
        payload: rpc('tools/call', { name: 'search', arguments: { q: make() } }),
        headers: heads,
      }),
    };
  }
  const many = Array.from({ length: 3_000 }, () => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/list',
  }));
  yield {
    ...common,
    shape: '3 000 messages in one',
    sharp: true,
    make: () => ({
      url: '/api/mcp',
      type: 'application/json',
      payload: JSON.stringify(many),
      headers: heads,
    }),
  };
}
