import { ornament } from './pdf-tags.ts';

/** Whose document it is: the firm's name, and its logo as a small PNG where there is one. */
export type Letterhead = { name: string; logo: Buffer | null };

/** The largest a logo is drawn, in points: as tall as a name and a title beside it. */
const logoBox = { width: 150, height: 38 };

/** How wide words beside the logo are, in points, of a page's `width`: all of it where there is no logo. */
export const besideLogo = ({ logo }: Letterhead, width: number): number =>
  width - (logo ? logoBox.width + 16 : 0);

/** Draws the logo so that it ends at the right edge; what is written next stands where it would without one. */
export function drawLogo(
  doc: PDFKit.PDFDocument,
  { logo }: Letterhead,
  { right, top }: { right: number; top: number },
): void {
  if (!logo) return;
  const { x, y } = doc;
  // The name stands beside it in letters.
  ornament(doc, () =>
    doc.image(logo, right - logoBox.width, top, {
      fit: [logoBox.width, logoBox.height],
      align: 'right',
    }),
  );
  doc.x = x;
  doc.y = y;
}
