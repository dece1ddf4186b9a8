import { expect, test } from 'vitest';
import { cleanHtml, cleanTalk, plainTextOfHtml } from './rich-text.ts';

test.each([
  ['<p>Zażółć <strong>gęślą</strong> jaźń</p>', '<p>Zażółć <strong>gęślą</strong> jaźń</p>'],
  ['<h1>Tytuł</h1><h3 style="color:red" onclick="x()">A</h3>', '<h2>Tytuł</h2><h3>A</h3>'],
  ['<ul><li>raz</li></ul><script>alert(1)</script>', '<ul><li>raz</li></ul>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//zle.pl">x</a>', '<a>x</a>'],
  ['<a href="https://gov.pl" target="_blank">x</a>', '<a href="https://gov.pl">x</a>'],
  ['<a href="/task?item=3">x</a>', '<a href="/task?item=3">x</a>'],
  [
    '<a href="/knowledge?item=3#kroki">x</a>',
    '<a href="/knowledge?item=3#kroki" data-article="3">x</a>',
  ],
  [
    '<a data-article="7" href="javascript:alert(1)">x</a>',
    '<a href="/knowledge?item=7" data-article="7">x</a>',
  ],
  ['<a data-article="7&quot; onclick=&quot;x()" href="#">x</a>', '<a href="#">x</a>'],
  ['<p data-article="7" data-x="1">x</p>', '<p>x</p>'],
  ['<p>a<img src=x onerror=alert(1)><iframe src="/"></iframe>b</p>', '<p>ab</p>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg><p>x</p>', '<p>x</p>'],
  ['<math><mi><p>a</p></mi></math>', '<p>a</p>'],
  ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  [
    '<table onclick="x()" border="1"><caption>Ceny</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tfoot><tr><td rowspan="999" colspan="1">b</td><td colspan="x">c</td></tr></tfoot></table>',
    '<table><p>Ceny</p><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  ],
  ['<div>Ryczałt</div>\n<div>1200</div>', 'Ryczałt\n<br />1200'],
  [
    '<div><div>a</div><b><section>b</section></b></div><div></div><p>c</p>d',
    'a<b><br />b</b><p>c</p>d',
  ],
  [
    '<dl><dt>Cena</dt><dd>5 zł</dd></dl><label>x</label><center>y</center>',
    'Cena<br />5 zł<br />x<br />y',
  ],
  [
    '<ul><li><div>a</div><div>b</div></li><li><div>c</div></li></ul>',
    '<ul><li>a<br />b</li><li>c</li></ul>',
  ],
  [
    '<table><tr><td><div>a</div><div>b</div></td><td><div>c</div></td></tr></table>',
    '<table><tr><td>a<br />b</td><td>c</td></tr></table>',
  ],
  ['<p></p>', null],
  ['<p> </p><br>', null],
  ['<style>p{}</style>', null],
  [null, null],
])('%j is kept as %j [OPE-16, COM-50]', (given, kept) => {
  expect(cleanHtml(given)).toBe(kept);
});

test('the text of a table has a line a row and a bar between cells [COM-36]', () => {
  const html =
    '<p>Ceny:</p><table><thead><tr><th><p>Nazwa</p></th><th>Kwota</th></tr></thead>\n<tbody><tr> <td>Ryczałt</td><td>1 200,00</td></tr></tbody></table><p>netto</p>';
  expect(plainTextOfHtml(html)).toBe('Ceny:\nNazwa | Kwota\nRyczałt | 1 200,00\nnetto');
});

test('the text of HTML keeps words apart that stood in different paragraphs', () => {
  expect(plainTextOfHtml('<h2>VAT</h2><p>Do <b>25</b>. dnia</p><ul><li>A &amp; B</li></ul>')).toBe(
    'VAT Do 25. dnia A & B',
  );
});

test.each([
  [
    '<p><img data-file="7" alt="a" src=x onerror=alert(1) style="x">',
    '<p><img data-file="7" alt="a" /></p>',
  ],
  ['<img src="https://zle.pl/x.png" alt="a">b', 'b'],
  ['<img data-file="7&quot; onerror=&quot;x()">b', 'b'],
  ['<img data-file="javascript:x()" alt="a">b', 'b'],
  [
    '<img data-file="7" alt="&quot;><script>x()</script>">',
    '<img data-file="7" alt="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;" />',
  ],
  ['<a href="javascript:x()" title="y" onclick="x()">z</a>', '<a>z</a>'],
  ['<svg><img data-file="7" onload=x()></svg>', '<img data-file="7" />'],
])('in a description or a comment %j is kept as %j [OPE-16, COM-32]', (given, kept) => {
  expect(cleanTalk(given)).toBe(kept);
});
