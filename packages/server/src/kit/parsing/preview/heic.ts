import libheif from 'libheif-js/wasm-bundle.js';

/* Photographs of iPhones. sharp as it comes reads their frame alone: HEVC has owners, so this decoder is a part of its own. */

/** A telephone's usual 12 or 24 million; in memory each takes four bytes, twice. */
const mostPixels = 26_000_000;

/** Rows of red, green, blue and opacity from the top left corner, the way it was held. */
export type RawPicture = { width: number; height: number; data: Uint8Array };

/** The main picture of a file; null for what is none, or is too large. For a thread of its own: parsing.ts. */
export async function readHeic(content: Buffer): Promise<RawPicture | null> {
  const pictures = new libheif.HeifDecoder().decode(content);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) return null;
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (!(width > 0 && height > 0) || width * height > mostPixels) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<object | null>((done) =>
    picture.display({ data, width, height }, done),
  );
  return shown && { width, height, data: new Uint8Array(data.buffer) };
}
