import pLimit from 'p-limit';
import { busy } from './busy.ts';
import { parseHeic } from './parsing.ts';

/*
 * Pictures that people send: whether they can be opened, and painted anew, so that nothing of the upload itself reaches
 * anybody's browser. sharp decodes on threads of its own, not on the one that answers requests; how many at once, how
 * large and for how long is limited here, since its memory is the process's.
 */

/** What a camera or a scanner makes; more would only be there to exhaust the memory. */
const mostPixels = 50_000_000;
/** A strip of one pixel by forty million is small by that count, and takes the decoder minutes that no limit of time ends. */
const longestSide = 30_000;
const mostSeconds = 10;
/** Two of the four threads that files and passwords need as well. */
const atOnce = 2;
const mostWaiting = 20;

const limit = pLimit(atOnce);

/** @throws HttpError 503 when too many wait */
async function inTurn<A>(work: (sharp: typeof import('sharp').default) => Promise<A>): Promise<A> {
  if (limit.pendingCount >= mostWaiting) throw busy();
  return await limit(async () => work((await import('sharp')).default));
}

const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const;

type Size = { width: number; height: number; pages?: number };

const isModest = ({ width, height, pages = 1 }: Size) =>
  width * height * pages <= mostPixels && Math.max(width, height) <= longestSide;

/** Kinds that sharp decodes; of a scan of several sheets the first is shown. */
export const decodedTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/tiff'];
/** The kinds of pictures that the product shows. */
export const pictureTypes = [...decodedTypes, 'image/heic'];

const heicBrands = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Whether a file begins as photographs of iPhones do. */
export const isHeic = (start: Buffer): boolean => heicBrands.test(start.toString('latin1', 4, 12));

/**
 * Whether a picture decodes. One too large to be decoded at all is looked at no further than its heading.
 *
 * @throws HttpError 503 when too many wait
 */
export const isSoundPicture = (content: Buffer): Promise<boolean> =>
  inTurn(async (sharp) => {
    try {
      if (!isModest(await sharp(content).metadata())) return true;
      await sharp(content, limits).timeout({ seconds: mostSeconds }).stats();
      return true;
    } catch {
      return false;
    }
  });

/** How a picture is painted: within a box or filling it, in pixels. */
export type PictureSize = { width: number; height: number } & (
  | { fit: 'inside'; as: 'webp' | 'png' }
  | { fit: 'cover'; as: 'jpeg' }
);

/**
 * A picture painted anew, the way it was held, without anything else that the file had in it; null for what is none, is
 * too large, or takes too long.
 *
 * @throws HttpError 503 when too many wait
 */
export const paint = (content: Buffer, { fit, as, ...box }: PictureSize): Promise<Buffer | null> =>
  inTurn(async (sharp) => {
    try {
      const photo = isHeic(content) ? await parseHeic(content) : null;
      if (isHeic(content) && !photo) return null;
      const raw = photo && { width: photo.width, height: photo.height, channels: 4 as const };
      const image = (
        photo && raw ? sharp(photo.data, { ...limits, raw }) : sharp(content, limits)
      ).timeout({ seconds: mostSeconds });
      // Of one that moves the first picture alone is painted.
      const { format, width, height } = await image.metadata();
      const known = photo !== null || decodedTypes.includes(`image/${format}`);
      if (!known || !isModest({ width, height })) return null;
      const placed = image
        .autoOrient()
        .resize({ ...box, fit, withoutEnlargement: fit === 'inside' });
      if (as === 'webp') return await placed.webp({ quality: 82 }).toBuffer();
      if (as === 'png') return await placed.png({ compressionLevel: 9, palette: true }).toBuffer();
      const flat = placed.flatten({ background: '#ffffff' });
      return await flat.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    } catch {
      return null;
    }
  });
