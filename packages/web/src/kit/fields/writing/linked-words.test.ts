import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { linkedWords } from './linked-words.tsx';

const links = (text: string) =>
  linkedWords(text).flatMap((piece) =>
    isValidElement<{ href: string; rel: string; children: string }>(piece)
      ? [[piece.props.children, piece.props.href, piece.props.rel]]
      : [],
  );
const words = (text: string) =>
  linkedWords(text)
    .map((piece) =>
      isValidElement<{ children: string }>(piece) ? piece.props.children : String(piece),
    )
    .join('');

const rel = 'noopener noreferrer';

test.each([
  ['Patrz https://a.pl/b?c=1.', [['https://a.pl/b?c=1', 'https://a.pl/b?c=1', rel]]],
  ['(www.firma.pl), pilne', [['www.firma.pl', 'https://www.firma.pl', rel]]],
  [
    'https://pl.wikipedia.org/wiki/Lis_(zwierzę)',
    [
      [
        'https://pl.wikipedia.org/wiki/Lis_(zwierzę)',
        'https://pl.wikipedia.org/wiki/Lis_(zwierzę)',
        rel,
      ],
    ],
  ],
  ['Pisz: jan.kos@firma.pl!', [['jan.kos@firma.pl', 'mailto:jan.kos@firma.pl', rel]]],
  ['javascript:alert(1) data:text/html,x ftp://a.pl', []],
  ['nic', []],
])(
  'in „%s” only addresses of the web and of mail are links, which open apart [COM-81]',
  (text, wanted) => {
    expect(links(text)).toEqual(wanted);
    expect(words(text)).toBe(text);
  },
);
