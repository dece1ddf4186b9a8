import { readFileSync, writeFileSync } from 'node:fs';
import { createLog } from '../../src/kit/operations/log.ts';
import { dashboard } from '../watching/dashboard.ts';

/*
 * Writes docs/watching/zaplecze-dashboard.json, which Grafana imports: `npm run dashboard`. With `--check` it only tells
 * (by its exit code) whether the file is what would be written.
 */
const target = new URL('../../../../docs/watching/zaplecze-dashboard.json', import.meta.url);
const text = `${JSON.stringify(dashboard(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (text !== readFileSync(target, 'utf8')) {
  createLog('warn').error(
    'zaplecze-dashboard.json is not what its source says: run npm run dashboard',
  );
  process.exitCode = 1;
}
