import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

const types = { a: 1, aaaa: 28 };

/** An address as it stands in an answer; IPv6 with at most one `::`. */
function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const words = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - words(head).length - words(tail).length;
  const all = [...words(head), ...Array<string>(missing).fill('0'), ...words(tail)];
  return Buffer.from(all.map((word) => word.padStart(4, '0')).join(''), 'hex');
}

/** One answer (RFC 1035) that lives for no second: the asked name has this address. */
function answerTo(question: Buffer, address: string): Buffer {
  const ip = bytesOf(address);
  const [asked, header] = [question.subarray(12), Buffer.alloc(12)];
  const end = asked.indexOf(0) + 5;
  const type = isIPv4(address) ? types.a : types.aaaa;
  const fits = asked.readUInt16BE(end - 4) === type;
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(fits ? 1 : 0, 6);
  // The name by its place, type, class IN, no time to live, length.
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, ip.length]);
  return Buffer.concat([header, asked.subarray(0, end), ...(fits ? [record, ip] : [])]);
}

/** A name server on this machine that gives each question the next address, the last one for ever. */
export async function startDnsPeer(addresses: string[]) {
  const socket = createSocket('udp4');
  let questions = 0;
  socket.on('message', (question, from) => {
    const address = addresses[Math.min(questions, addresses.length - 1)] ?? '';
    questions += 1;
    socket.send(answerTo(question, address), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  };
}
