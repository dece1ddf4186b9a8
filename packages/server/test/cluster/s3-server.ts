import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { startS3Peer } from '../peers/s3-peer.ts';

/** An S3 service as a process of its own, whose objects outlive it: `s3-server.ts PORT FOLDER BUCKET SECRET`. */
const [, , port, folder = '', bucket = '', secret = ''] = argv;
mkdirSync(folder, { recursive: true });
const path = (key: string) => join(folder, encodeURIComponent(key));

await startS3Peer({
  bucket,
  secret,
  port: Number(port),
  store: {
    get: (key) => (existsSync(path(key)) ? readFileSync(path(key)) : undefined),
    set(key, content) {
      writeFileSync(`${path(key)}.new`, content, { flush: true });
      renameSync(`${path(key)}.new`, path(key));
      return this as never;
    },
    delete(key) {
      rmSync(path(key), { force: true });
      return true;
    },
  },
});
