/*
 * What somebody who means harm, or a broken program, writes where words belong. Each shape is made when it is sent: a
 * catalogue of a hundred of them kept in memory would weigh more than the server.
 */

export type Shape<T> = {
  name: string;
  make: () => T;
  /** Of those that have stopped a server before: sent by the short form too, wherever they fit. */
  sharp?: boolean;
};

const nested = (open: string, close: string, times: number) =>
  open.repeat(times) + close.repeat(times);

/** Half of the most that a call takes at all: past what any field takes, within what is read. */
const half = 500_000;

/** Plain texts: for every field that takes one. */
export const textShapes: Shape<string>[] = [
  { name: 'long', make: () => 'a'.repeat(half), sharp: true },
  { name: 'long, of letters with marks', make: () => 'a\u0301\u0323'.repeat(half / 6) },
  { name: 'long, of pictograms of many parts', make: () => '👩‍👩‍👧‍👦'.repeat(20_000) },
  { name: 'nothing but spaces', make: () => ' '.repeat(half) },
  {
    name: 'spaces before a sign (bait for backtracking)',
    make: () => `${' '.repeat(half)}!`,
    sharp: true,
  },
  { name: 'letters before a sign', make: () => `${'a'.repeat(50_000)}!`, sharp: true },
  { name: 'digits before a letter', make: () => `${'1'.repeat(50_000)}x`, sharp: true },
  { name: 'digits and dashes', make: () => `${'1-'.repeat(50_000)}!` },
  { name: 'points', make: () => `${'a.'.repeat(50_000)}@` },
  { name: 'at signs', make: () => `${'a@'.repeat(50_000)}` },
  { name: 'an address of many parts', make: () => `a@${'a-'.repeat(50_000)}` },
  { name: 'commas', make: () => '1,'.repeat(100_000), sharp: true },
  { name: 'one long number', make: () => '9'.repeat(100_000) },
  { name: 'one small number', make: () => `0.${'0'.repeat(100_000)}1` },
  { name: 'an exponent', make: () => '1e999999999' },
  { name: 'a day far away', make: () => '+275760-09-13T00:00:00Z' },
  { name: 'empty lines', make: () => '\n'.repeat(80_000), sharp: true },
  { name: 'quoted lines', make: () => '> '.repeat(20_000).concat('\n') },
  { name: 'invisible signs', make: () => '\u200b'.repeat(50_000) },
  { name: 'signs of direction', make: () => '\u202e\u2066'.repeat(20_000) },
  { name: 'tags of plane 14', make: () => '\u{e0041}'.repeat(20_000) },
  { name: 'letters in need of composing', make: () => '\ufdfa'.repeat(20_000) },
  { name: 'one letter with marks beyond count', make: () => `a${'\u0301'.repeat(50_000)}` },
  { name: 'halves of letters', make: () => '\ud800'.repeat(1_000) },
  { name: 'zero bytes', make: () => '\0'.repeat(1_000) },
  { name: 'wildcards', make: () => '%_'.repeat(20_000), sharp: true },
  { name: 'words for the search', make: () => 'a b '.repeat(20_000) },
  { name: 'wildcards in words', make: () => '%a%b_'.repeat(40) },
  { name: 'brackets', make: () => nested('(', ')', 50_000) },
  { name: 'braces of JSON', make: () => nested('[', ']', 100_000) },
  { name: 'mentions', make: () => '@[Jan](1) '.repeat(20_000) },
  { name: 'links', make: () => 'https://a.pl/ '.repeat(20_000) },
  { name: 'an unclosed link', make: () => `[${'['.repeat(20_000)}` },
  { name: 'a formula', make: () => `=${'A1+'.repeat(20_000)}1` },
  { name: 'a rule that repeats for ever', make: () => 'FREQ=SECONDLY;INTERVAL=1;COUNT=999999999' },
  { name: '__proto__', make: () => '__proto__' },
  {
    name: 'a file as an address, not base64',
    make: () => `data:image/png;base64,${'!'.repeat(half)}`,
  },
  { name: 'a file of a kind of many parts', make: () => `data:a/b${';a=b'.repeat(50_000)},` },
];

/** Texts with formatting: for every field that takes `{ html }`, and in letters. */
export const htmlShapes: Shape<string>[] = [
  { name: '<ul><li> x 12 000', make: () => '<ul><li>'.repeat(12_000), sharp: true },
  { name: '<ul><li> x 5 000', make: () => '<ul><li>'.repeat(5_000), sharp: true },
  { name: '<ul><li> x 600', make: () => '<ul><li>a'.repeat(600), sharp: true },
  { name: '<div> x 80 000', make: () => '<div>'.repeat(80_000), sharp: true },
  { name: '<b></i> x 40 000', make: () => '<b></i>'.repeat(40_000), sharp: true },
  { name: '<b></i> x 9 000', make: () => '<b></i>'.repeat(9_000), sharp: true },
  { name: '<b><i> that cross x 9 000', make: () => '<b><i></b></i>'.repeat(6_000) },
  { name: '<blockquote> x 7 000', make: () => nested('<blockquote>', '</blockquote>', 3_800) },
  { name: '<p> unclosed x 20 000', make: () => '<p>a'.repeat(20_000) },
  { name: '<br> x 20 000', make: () => '<br>'.repeat(20_000), sharp: true },
  { name: '<a> in <a> x 4 000', make: () => '<a href="https://a.pl">'.repeat(4_000) },
  {
    name: 'a table in a table x 3 000',
    make: () => nested('<table><tr><td>', '</td></tr></table>', 3_000),
    sharp: true,
  },
  {
    name: 'a table of 20 000 cells',
    make: () => `<table><tr>${'<td>a</td>'.repeat(10_000)}</tr></table>`,
  },
  {
    name: 'cells that span everything',
    make: () => '<table><tr><td colspan="999999999" rowspan="999999999">a</td></tr></table>',
  },
  { name: 'attributes x 10 000', make: () => `<p ${'a=b '.repeat(20_000)}>a</p>` },
  { name: 'one long attribute', make: () => `<p title="${'a'.repeat(90_000)}">a</p>` },
  { name: '< x 90 000', make: () => '<'.repeat(90_000), sharp: true },
  { name: '</ x 45 000', make: () => '</'.repeat(45_000) },
  { name: '<!-- x 20 000', make: () => '<!--'.repeat(20_000), sharp: true },
  { name: '<![CDATA[ x 9 000', make: () => '<![CDATA['.repeat(9_000) },
  { name: '&amp without end', make: () => '&amp;'.repeat(18_000) },
  { name: '&# without end', make: () => '&#x'.repeat(30_000) },
  { name: 'a number of a sign too large', make: () => `&#${'9'.repeat(50_000)};` },
  { name: '<svg> in <math>', make: () => '<svg><math>'.repeat(8_000) },
  { name: '<style> without end', make: () => `<style>${'@import "a";'.repeat(7_000)}` },
  { name: 'styles of many rules', make: () => `<p style="${'color:red;'.repeat(9_000)}">a</p>` },
  { name: '<textarea> x 8 000', make: () => '<textarea>'.repeat(8_000) },
  { name: '<select><option> x 5 000', make: () => '<select><option>'.repeat(5_000) },
  { name: '<img> x 4 000', make: () => '<img src="/api/media/preview/id/1">'.repeat(2_500) },
  {
    name: 'a mention x 2 000',
    make: () => '<span data-type="mention" data-id="1">@a</span>'.repeat(1_800),
  },
  { name: 'words without a blank', make: () => `<p>${'a'.repeat(90_000)}</p>` },
  { name: 'spaces and no words', make: () => `<p>${'&nbsp; '.repeat(12_000)}</p>` },
  { name: 'invisible signs in tags', make: () => '<p\u200b>a</p\u200b>'.repeat(8_000) },
];
