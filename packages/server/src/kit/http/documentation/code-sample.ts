import { exampleOf, jsonOf } from '@zaplecze/contract/kit/fields/type-text';
import type { DocumentedCall } from './openapi.ts';

const literal = (value: unknown) =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')
    .replace(/"([^"'\\]*)"/g, "'$1'");

/** A call as a program makes it with the client package; shells and other languages are the page's own to write. */
export function codeSampleOf({ endpoint, schemas }: DocumentedCall): {
  lang: string;
  source: string;
} {
  const { method, path, file } = endpoint;
  const part = (name: 'params' | 'query' | 'body') => {
    const example = exampleOf(jsonOf(schemas[name], 'input')) as object;
    return Object.keys(example ?? {}).length > 0 ? [`${name}: ${literal(example)}`] : [];
  };
  const parts = [
    ...part('params'),
    ...part('query'),
    ...(method === 'GET' || schemas.multipart ? [] : part('body')),
    ...(schemas.multipart ? ['body: form'] : []),
  ];
  const input = parts.length > 0 ? `, {\n  ${parts.join(',\n  ')},\n}` : '';
  const form = schemas.multipart
    ? `const form = new FormData();\nform.append('file', await openAsBlob('plik.pdf'), 'plik.pdf');\n`
    : '';
  const name = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  const source = `${form}const answer = await zaplecze.${file ? 'file' : 'call'}('${name}'${input});`;
  return { lang: 'TypeScript', source };
}
