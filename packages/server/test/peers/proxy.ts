import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/**
 * A door in front of a service that can be shut and opened, for a service that goes away and comes
 * back under the same address; or frozen, for one that takes calls and answers none.
 */
export async function startProxy(target: NetConnectOpts) {
  const sockets = new Set<Socket>();
  let open = true;
  let frozen = false;
  let refused = 0;
  const server = createServer((inside) => {
    if (!open) {
      refused += 1;
      return void inside.destroy();
    }
    const outside = connect(target);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on('end', () => other.end());
      socket.on('data', (chunk) => void other.write(chunk));
      if (frozen) socket.pause();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const shut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    /** Lets nobody new in; who is in stays. */
    refuse: () => {
      open = false;
    },
    /** How many were not let in. */
    refused: () => refused,
    open: () => {
      open = true;
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => {
      shut();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
