import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses data and the page itself for those who take gzip. A list of 25 kB goes out as 4, which on a
 * slow line is worth more than the fraction of a millisecond it costs; level 1, because the last
 * tenth would cost three times that. Files and the stream of events pass as they are, and nothing
 * sent to the server is unpacked: that would invite small requests that grow huge.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip'],
    customTypes: /^(application\/json|text\/(html|javascript))/,
    threshold: 1400,
    // In one call up to here: setting up a stream costs more than compressing what a page of a list has.
    syncThreshold: 64 * 1024,
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
}
