import { createRequire } from 'node:module';

/** The fonts travel in the document, so that Polish letters show on any machine. */
const fontFile = createRequire(import.meta.url).resolve;
export const plainFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
export const boldFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');
