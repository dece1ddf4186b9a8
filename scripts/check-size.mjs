// What the scripts of a first screen weigh, by its address, from the build alone (docs/decisions/0017-first-screen.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** In kB (1000 bytes) of gzip: the page's own scripts, the application's, and what stands in the page. */
const limit = 170;
const dist = join(import.meta.dirname, '../packages/web/dist');

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const [, inline, told] = /<script>(\(pages=>[\s\S]*\}\)\((\{.*\})\))<\/script>/.exec(html) ?? [];
if (!told) throw new Error('packages/web/dist/index.html tells no pages: npm run build');

const weigh = (text) => gzipSync(text).length / 1000;
const weights = new Map();
function weightOf(file) {
  if (!weights.has(file)) weights.set(file, weigh(readFileSync(join(dist, file))));
  return weights.get(file);
}
const sum = (files) => files.reduce((all, file) => all + weightOf(file), 0);

const common = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const always = sum(common) + weigh(inline);
const pages = Object.entries(JSON.parse(told)).map(([path, { files }]) => {
  const own = files.filter((file) => file.endsWith('.js'));
  return { path, weight: always + sum(own) };
});

console.log(`every page   ${always.toFixed(1)} kB of JS, gzip`);
for (const { path, weight } of pages.sort((a, b) => b.weight - a.weight)) {
  const over = weight > limit ? `  over ${limit}` : '';
  console.log(`${path.padEnd(16)} ${weight.toFixed(1)}${over}`);
}
if (pages.some(({ weight }) => weight > limit)) process.exitCode = 1;
