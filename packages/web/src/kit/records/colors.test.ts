import { expect, test } from 'vitest';
import { colorVars, readableColors } from './colors.ts';

type Rgb = [number, number, number];
const numbers = (css: string) => (css.match(/\d+/g) ?? []).map(Number) as Rgb;

/** WCAG 2.2: relative luminance and contrast. */
function luminance(css: string): number {
  const [r, g, b] = numbers(css).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

test.each([
  '#000000',
  '#FFFFFF',
  '#FFFF00',
  '#00FF00',
  '#0000FF',
  '#FF0000',
  '#868E96',
  '#F2C037',
  '#0B6E75',
  '#ced4da',
])('words on the tint of %s can be read, in either scheme', (hex) => {
  const { light, dark } = readableColors(hex);
  for (const { ground, text } of [light, dark]) {
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(light.dot, 'rgb(255 255 255)')).toBeGreaterThanOrEqual(1.8);
  expect(contrast(dark.dot, 'rgb(29 29 28)')).toBeGreaterThanOrEqual(2.5);
});

test.each([null, undefined, '', '#FFF', 'red', '#GGGGGG'])('%j is grey', (hex) => {
  expect(readableColors(hex)).toEqual(readableColors('#868E96'));
  expect(colorVars(hex)['--l-text']).toBe(readableColors('#868E96').light.text);
});
