import type { Plugin } from 'vite';

/** What a call of the contract says of keys of programs; the server reads it, no page does. */
const area = /(?<=endpointsOf<[^(]+>\()'[a-z]+'(?=\))|\barea: '[a-z]+'(?:,|(?=\s*\}))/g;

/** Leaves the areas of keys out of the built pages: some hundred calls stand in every first screen. */
export function withoutKeyAreas(): Plugin {
  return {
    name: 'without-key-areas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/src\/[^?]*\.ts$/.test(id) || !code.includes('endpoint')) return null;
      return { code: code.replace(area, ''), map: null };
    },
  };
}
