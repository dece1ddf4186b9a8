import { phone } from '@zaplecze/contract/kit/fields/contact-fields';
import { color } from '@zaplecze/contract/kit/fields/fields';
import { expect, test } from 'vitest';

test.each([
  ['#ABC', '#AABBCC'],
  ['#0b6e75', '#0B6E75'],
  [' #fff ', '#FFFFFF'],
])('the colour typed as "%s" is kept as %s [DIC-07]', (typed, kept) => {
  expect(color().parse(typed)).toBe(kept);
});

test.each(['#ABCD', 'ABC', '#GGG', '#AABBC', ''])('"%s" is no colour [DIC-07]', (typed) => {
  expect(color().safeParse(typed).error?.issues[0]?.message).toBe('Kolor jest wymagany');
});

test.each(['(22) 123-45-67', '22/123 45 67', '600.700.800', '+48 (22) 123 45 67', '+49 30 123456'])(
  'the telephone typed as "%s" is understood [CLI-34, SHE-26]',
  (typed) => {
    expect(phone('Telefon jest wymagany').parse(typed)).toBe(typed);
  },
);

test.each(['(22) 123-45-6', 'brak', '600 100 20 wew. 12', '+48 600 100 20', 'tel. 22 111'])(
  '"%s" is no telephone [CLI-34, SHE-26]',
  (typed) => {
    expect(phone('Telefon jest wymagany').safeParse(typed).error?.issues[0]?.message).toBe(
      'Telefon musi mieć przynajmniej 9 cyfr',
    );
  },
);
