import { openAddress } from '../files/upload.ts';

/** How many dots of the picture one of the screen is. */
const sharpness = 2;
const margin = 24;
const head = 48;

/** What of the page's styles an SVG needs when it stands alone. */
const styles = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
];

/** A copy of a drawing that looks the same without the page's style sheets. */
function alone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>('*')]);
  for (const [at, element] of (from ?? []).entries()) {
    const style = getComputedStyle(element);
    for (const name of styles) to?.[at]?.style.setProperty(name, style.getPropertyValue(name));
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(alone(svg));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/**
 * Saves what is drawn in an element as a picture, with the chart's title over it, in the colours of the
 * screen.
 *
 * @throws Error when nothing is drawn there
 */
export async function savePng(element: HTMLElement, title: string): Promise<void> {
  const drawn = [...element.querySelectorAll('svg')].filter(
    (svg) => !svg.parentElement?.closest('svg'),
  );
  if (drawn.length === 0) throw new Error('No drawing');
  const frame = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (frame.width + 2 * margin) * sharpness;
  canvas.height = (frame.height + head + 2 * margin) * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  pen.scale(sharpness, sharpness);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.font = `600 16px ${fontFamily}`;
  pen.fillText(title, margin, margin + 16);
  for (const svg of drawn) {
    const place = svg.getBoundingClientRect();
    const image = await imageOf(svg);
    pen.drawImage(
      image,
      margin + place.left - frame.left,
      margin + head + place.top - frame.top - 8,
      place.width,
      place.height,
    );
  }
  for (const word of element.querySelectorAll<HTMLElement>('[data-text]')) {
    const place = word.getBoundingClientRect();
    const style = getComputedStyle(word);
    pen.font = `${style.fontWeight} ${style.fontSize} ${fontFamily}`;
    pen.textBaseline = 'middle';
    pen.fillText(
      word.textContent ?? '',
      margin + place.left - frame.left,
      margin + head - 8 + place.top - frame.top + place.height / 2,
    );
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture');
  const address = URL.createObjectURL(blob);
  openAddress(address, `${title}.png`);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
