/**
 * Colours that people choose (dictionaries, clients) made readable: a tint of the colour as the
 * ground and the same hue moved until its contrast on that tint is at least 4.6 : 1.
 */

type Rgb = [number, number, number];
export type Readable = { ground: string; text: string; dot: string };

const fallback = '#868E96';

function parse(hex: string | null | undefined): Rgb {
  const text = hex && /^#[0-9a-f]{6}$/i.test(hex) ? hex : fallback;
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Rgb;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as Rgb;
}

const css = (rgb: Rgb) => `rgb(${rgb.map((value) => Math.round(value)).join(' ')})`;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards black or white in small steps until it stands out from the ground. */
function moved(from: Rgb, ground: Rgb, towards: Rgb, wanted: number): Rgb {
  for (let step = 0; step <= 20; step++) {
    const now = mix(towards, from, step / 20);
    if (contrast(now, ground) >= wanted) return now;
  }
  return towards;
}

const schemes = {
  light: { page: [255, 255, 255] as Rgb, ink: [0, 0, 0] as Rgb, tint: 0.14, dot: 1.9 },
  dark: { page: [29, 29, 28] as Rgb, ink: [255, 255, 255] as Rgb, tint: 0.26, dot: 2.6 },
};

const known = new Map<string, { light: Readable; dark: Readable }>();

/** The readable forms of any hex (grey for null), for the light and for the dark scheme. */
export function readable(hex: string | null | undefined): { light: Readable; dark: Readable } {
  const key = hex ?? '';
  const before = known.get(key);
  if (before) return before;
  const base = parse(hex);
  const form = (scheme: 'light' | 'dark'): Readable => {
    const { page, ink, tint, dot } = schemes[scheme];
    const ground = mix(base, page, tint);
    return {
      ground: css(ground),
      text: css(moved(base, ground, ink, 4.6)),
      dot: css(moved(base, page, ink, dot)),
    };
  };
  const made = { light: form('light'), dark: form('dark') };
  known.set(key, made);
  return made;
}

/** The two forms as CSS variables for the classes of color-pill.module.css. */
export function colorVars(hex: string | null | undefined): Record<string, string> {
  const { light, dark } = readable(hex);
  return {
    '--l-ground': light.ground,
    '--l-text': light.text,
    '--l-dot': light.dot,
    '--d-ground': dark.ground,
    '--d-text': dark.text,
    '--d-dot': dark.dot,
  };
}
