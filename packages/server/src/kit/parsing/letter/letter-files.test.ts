import { describe, expect, test } from 'vitest';
import { write } from '../../../../test/written-letter.ts';
import { fileOf, from, letterOfBytes, readBytes, to } from './read-letter.fixture.ts';

describe('files of letters', () => {
  test('small pictures of a signature are told from what is shown [MAI-33]', async () => {
    const png = (width: number, height: number) => {
      const bytes = Buffer.alloc(9_000);
      bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    const { files } = await readBytes(
      write({
        ...{ from, to, html: '<img src="cid:a.png">' },
        files: [
          fileOf('zrzut.png', 'image/png', png(800, 600), true),
          fileOf('logo.png', 'image/png', png(160, 48), true),
          fileOf('doslany.png', 'image/png', png(160, 48)),
        ],
      }),
    );
    expect(files.map(({ name, logo = false }) => [name, logo])).toEqual([
      ['zrzut.png', false],
      ['logo.png', true],
      ['doslany.png', false],
    ]);
  });

  test('files written into words and packed in winmail.dat come out [MAI-33]', async () => {
    const uu = 'begin 644 nota.txt\n#0V%T\n`\nend';
    const letter = await readBytes(
      letterOfBytes('', `Nota poniżej\n\n${uu}\n\nbegin 123 nie plik`),
    );
    expect(letter.text).toBe('Nota poniżej\n\n[plik: nota.txt]\n\nbegin 123 nie plik');
    expect(
      letter.files.map(({ name, content }) => [name, Buffer.from(content).toString()]),
    ).toEqual([['nota.txt', 'Cat']]);
    const part = (id: number, value: Buffer) => {
      const head = Buffer.alloc(9);
      head.writeUInt8(2);
      head.writeUInt16LE(id, 1);
      head.writeUInt32LE(value.length, 5);
      return Buffer.concat([head, value, Buffer.alloc(2)]);
    };
    const winmail = Buffer.concat([
      Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
      part(0x9002, Buffer.alloc(14)),
      part(0x8010, Buffer.from('oferta.txt\0')),
      part(0x800f, Buffer.from('sto')),
    ]);
    const outlook = (content: Buffer) =>
      readBytes(
        write({
          from,
          to,
          text: 'x',
          files: [fileOf('winmail.dat', 'application/ms-tnef', content)],
        }),
      );
    const [unpacked] = (await outlook(winmail)).files;
    expect([unpacked?.name, Buffer.from(unpacked?.content ?? []).toString()]).toEqual([
      'oferta.txt',
      'sto',
    ]);
    const closed = await outlook(Buffer.from('coś'));
    expect(closed.files.map(({ name }) => name)).toEqual(['winmail.dat']);
    expect(closed.text).toContain('plik programu Outlook');
  });
});
