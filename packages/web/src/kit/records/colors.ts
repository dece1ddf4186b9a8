import {
  contrastColor,
  mixColors as mix,
  parseColor as parse,
  type Rgb,
} from '@zaplecze/contract/kit/values/colors';

/**
 * Colours that people choose (dictionaries, clients) made readable: a tint of the colour as the
 * ground and the same hue moved until its contrast on that tint is at least 4.6 : 1.
 */

export type Readable = { ground: string; text: string; dot: string };

const css = (rgb: Rgb) => `rgb(${rgb.map((value) => Math.round(value)).join(' ')})`;

const schemes = {
  light: { page: [255, 255, 255] as Rgb, ink: [0, 0, 0] as Rgb, tint: 0.14, dot: 1.9 },
  dark: { page: [29, 29, 28] as Rgb, ink: [255, 255, 255] as Rgb, tint: 0.26, dot: 2.6 },
};

const known = new Map<string, { light: Readable; dark: Readable }>();

/** The readable forms of any hex (grey for null), for the light and for the dark scheme. */
export function readableColors(hex: string | null | undefined): {
  light: Readable;
  dark: Readable;
} {
  const key = hex ?? '';
  const before = known.get(key);
  if (before) return before;
  const base = parse(hex);
  const form = (scheme: 'light' | 'dark'): Readable => {
    const { page, ink, tint, dot } = schemes[scheme];
    const ground = mix(base, page, tint);
    return {
      ground: css(ground),
      text: css(contrastColor(base, ground, ink, 4.6)),
      dot: css(contrastColor(base, page, ink, dot)),
    };
  };
  const colorForms = { light: form('light'), dark: form('dark') };
  known.set(key, colorForms);
  return colorForms;
}

/** The two forms as CSS variables for the classes of color-pill.module.css. */
export function colorVars(hex: string | null | undefined): Record<string, string> {
  const { light, dark } = readableColors(hex);
  return {
    '--l-ground': light.ground,
    '--l-text': light.text,
    '--l-dot': light.dot,
    '--d-ground': dark.ground,
    '--d-text': dark.text,
    '--d-dot': dark.dot,
  };
}
