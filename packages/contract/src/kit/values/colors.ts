/** Colours that people choose, worked out until they can be read: contrast as WCAG counts it. */

export type Rgb = [number, number, number];

const fallback = '#868E96';

/** #RRGGBB as numbers; grey for anything else. */
export function parseColor(hex: string | null | undefined): Rgb {
  const text = hex && /^#[0-9a-f]{6}$/i.test(hex) ? hex : fallback;
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Rgb;
}

export function mixColors(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards black or white in small steps until it stands out from the ground. */
export function contrastColor(from: Rgb, ground: Rgb, towards: Rgb, wanted: number): Rgb {
  for (let step = 0; step <= 20; step++) {
    const now = mixColors(towards, from, step / 20);
    if (contrast(now, ground) >= wanted) return now;
  }
  return towards;
}
