import { expect, test } from 'vitest';
import { mapsLink } from './maps-link.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:0,0?q=Mickiewicza%20122%2C%2025-046%20Kielce'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/search?query='],
])('on %s a place opens in its own maps [CLI-209]', (agent, beginning) => {
  expect(mapsLink('Mickiewicza 122, 25-046 Kielce', agent).startsWith(beginning)).toBe(true);
});
