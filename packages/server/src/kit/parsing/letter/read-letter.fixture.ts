import { readLetter } from './read-letter.ts';

export const from = 'jan@klient.example';
export const to = 'zgloszenia@firma.example';

export const readBytes = (letter: string | Buffer) => readLetter(Buffer.from(letter));

/** A file as a letter hands it on. */
export const fileOf = (name: string, type: string, content: string | Buffer, inline = false) => ({
  ...{ name, type, content: Buffer.from(content), inline },
});

/** A letter of one part, in bytes. */
export const letterOfBytes = (head: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`From: ${from}\r\nTo: ${to}\r\nSubject: X\r\n${head}\r\n\r\n`),
    Buffer.from(body),
  ]);
