import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A server with nothing to do: what it is silent for is the machine's doing. */
const server = createServer((_request, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
