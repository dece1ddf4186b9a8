/** Bytes and sides in pixels below which a picture within a letter is a signature's. */
const [mostBytes, mostHeight, mostArea] = [15_000, 120, 40_000];

/** The sides of a PNG, GIF or JPEG by its beginning. */
function sidesOf(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length > 10 && bytes.toString('latin1', 0, 3) === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const kind = bytes[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Whether a picture within a letter is one of a signature, rather than something that is shown. */
export function isLogo(content: Uint8Array): boolean {
  if (content.length > mostBytes) return false;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const sides = sidesOf(bytes);
  // A file that is no picture is no logo: it is stored as an attachment.
  return sides !== null && (sides.height <= mostHeight || sides.width * sides.height <= mostArea);
}
