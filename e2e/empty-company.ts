import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../packages/server/test/starting/server-process.ts';

/** Above the ports of the workers' own companies (company.ts). */
const portOf = (worker: number): number => Number(process.env.E2E_PORT ?? 3417) + 40 + worker;

/** The first administrator of a company that is none yet. */
export const firstAdmin = { username: 'admin', password: 'cztery przypadkowe słowa' };

/** A server over an empty base, as `npm start` leaves it. */
export async function startEmpty(worker: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'zaplecze-e2e-empty-'));
  // Run by root, the database works under another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const url = `http://127.0.0.1:${portOf(worker)}`;
  const server = startServer(dataDir, {
    env: {
      PORT: String(portOf(worker)),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: firstAdmin.username,
      ADMIN_PASSWORD: firstAdmin.password,
    },
  });
  await server.ready();
  const stop = async () => {
    await server.signal('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
}
