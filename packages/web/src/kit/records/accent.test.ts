import { accentOf } from '@zaplecze/contract/kit/values/accent';
import { contrast, parseColor } from '@zaplecze/contract/kit/values/colors';
import { describe, expect, test } from 'vitest';

const chosen = [
  '#000000',
  '#FFFFFF',
  '#FFFF00',
  '#00FF00',
  '#0000FF',
  '#FF0000',
  '#0B6E75',
  '#7F7F7F',
  '#FFC0CB',
  '#123456',
  '#F5A623',
  '#8E44AD',
];
const on = (a: string | undefined, b: string | undefined) => contrast(parseColor(a), parseColor(b));

describe.each(chosen)('the accent grown from %s', (hex) => {
  const { shades, light, dark } = accentOf(hex);

  test('lets words on buttons be read [STA-72]', () => {
    for (const at of [6, 7, 8, 9]) expect(on('#FFFFFF', shades[at])).toBeGreaterThanOrEqual(4.5);
    expect(on(shades[0], dark.tint)).toBeGreaterThanOrEqual(4.5);
    expect(on(shades[0], dark.tintHover)).toBeGreaterThanOrEqual(4.5);
    expect(on(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
    expect(on(shades[9], shades[2])).toBeGreaterThanOrEqual(4.5);
  });

  test('lets links be read on every ground they stand on [STA-72]', () => {
    for (const ground of ['#FFFFFF', '#FAF9F7', '#F3F2EF']) {
      expect(on(light.anchor, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(on(light.anchor, light.selected)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#1D1D1C', '#161615', '#262625', dark.selected]) {
      expect(on(dark.anchor, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(on(shades[4], '#1D1D1C')).toBeGreaterThanOrEqual(4.5);
  });

  test('lets other words be read on what is selected [STA-72]', () => {
    expect(on('#696660', light.selected)).toBeGreaterThanOrEqual(4.5);
    expect(on('#A3A19C', dark.selected)).toBeGreaterThanOrEqual(4.5);
  });
});
