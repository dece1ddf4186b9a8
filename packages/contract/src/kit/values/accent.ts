import { contrastColor, mixColors, parseColor, type Rgb } from './colors.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The grounds of text: of a pointed row in both schemes, of the page in the dark one. */
const pointed: Rgb = [243, 242, 239];
const darkPointed: Rgb = [38, 38, 37];
const darkPage: Rgb = [29, 29, 28];

const hex = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A company's accent for both schemes, as #rrggbb. */
export type Accent = {
  /** Ten, from the palest; white stands out from 6 to 9, 7 to 9 from white. */
  shades: string[];
  light: { selected: string; anchor: string };
  dark: { selected: string; anchor: string; tint: string; tintHover: string };
};

/**
 * The shades of an accent grown from any colour: its own hue, as light or dark as text of 4.5 : 1
 * needs (white on buttons, links on white, on pointed rows and on the dark page).
 */
export function accentOf(chosen: string): Accent {
  const base = parseColor(chosen);
  const main = contrastColor(base, pointed, black, 4.6);
  const button = contrastColor(mixColors(main, white, 0.9), white, black, 4.6);
  const selected = mixColors(main, darkPage, 0.3);
  const onDark = (share: number) =>
    contrastColor(
      contrastColor(mixColors(main, white, share), darkPointed, white, 4.6),
      selected,
      white,
      4.6,
    );
  const shades = [
    mixColors(main, white, 0.09),
    mixColors(main, white, 0.2),
    onDark(0.38),
    onDark(0.56),
    onDark(0.68),
    mixColors(main, white, 0.84),
    button,
    main,
    mixColors(main, black, 0.8),
    mixColors(main, black, 0.62),
  ];
  const anchor = shades[3] as Rgb;
  return {
    shades: shades.map(hex),
    light: { selected: hex(shades[0] as Rgb), anchor: hex(main) },
    dark: {
      selected: hex(selected),
      anchor: hex(anchor),
      tint: hex(mixColors(main, black, 0.32)),
      tintHover: hex(mixColors(main, black, 0.44)),
    },
  };
}

/** The style sheet that puts an accent in the place of the product's own (web/src/app/theme/theme.css). */
export function accentStyle(chosen: string): string {
  const { shades, light, dark } = accentOf(chosen);
  const tones = shades.map((shade, at) => `--mantine-color-petrol-${at}:${shade}`).join(';');
  // Twice the root: the theme's own rules come later and must not win.
  const scheme = (name: string) => `:root:root[data-mantine-color-scheme="${name}"]`;
  return `:root:root{${tones}}${scheme('light')}{--z-selected:${light.selected};--mantine-color-anchor:${light.anchor}}${scheme('dark')}{--z-selected:${dark.selected};--mantine-color-anchor:${dark.anchor};--mantine-color-petrol-light:${dark.tint};--mantine-color-petrol-light-hover:${dark.tintHover}}`;
}
