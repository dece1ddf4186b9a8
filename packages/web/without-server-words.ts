import type { Plugin } from 'vite';

/** What a call of the contract says of keys of programs; the server reads it, no page does. */
const areaField = /(?<=endpointsOf<[^(]+>\()'[a-z]+'(?=\))|\barea: '[a-z]+'(?:,|(?=\s*\}))/g;
/** So it is with what a field says for answers, for the history and for the search of personal data. */
const fieldFlags = /\b(?:derived|known|personal): true(?:,|(?=\s*\}))/g;
const declarations = /\/contract\/src\/rooms\/[^?]*\/(?:calls|columns|fields|[a-z]+-fields)\.ts$/;

/** Leaves what only the server reads out of the built pages: some hundred calls stand in every first screen. */
export function withoutServerWords(): Plugin {
  return {
    name: 'without-server-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!declarations.test(id)) return null;
      return { code: code.replace(areaField, '').replace(fieldFlags, ''), map: null };
    },
  };
}
