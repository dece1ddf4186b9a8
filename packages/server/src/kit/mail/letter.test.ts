import { expect, test } from 'vitest';
import { composeLetter, signLetter } from './letter.ts';

const letter = {
  firstName: 'Anna <b>',
  words: ['Masz & nowe „zadanie” <script>alert(1)</script>'],
  quote: 'Kiedy?\n<img src=x>',
  facts: [
    { label: 'Klient', value: 'Żagiel & "Syn" <x>' },
    { label: 'Termin', value: '25.11.2026' },
  ],
  buttons: [
    { label: 'Otwórz', url: 'https://zaplecze.example/task?a=1&b="2"' },
    { label: 'Zwracam', url: 'https://zaplecze.example/accept#x' },
  ],
  notes: ['Działa raz.'],
  why: 'Ten list przyszedł, bo tak ustawiono.',
  settings: { label: 'Zmień', url: 'https://zaplecze.example/settings' },
};

test('a letter says the same in HTML and in plain text [MAI-20]', () => {
  const { text, html } = composeLetter('Zaplecze', letter);
  expect(text).toBe(`Dzień dobry, Anna <b>!

Masz & nowe „zadanie” <script>alert(1)</script>

  Kiedy?
  <img src=x>

Klient: Żagiel & "Syn" <x>
Termin: 25.11.2026

Otwórz: https://zaplecze.example/task?a=1&b="2"
Zwracam: https://zaplecze.example/accept#x

Działa raz.

Ten list przyszedł, bo tak ustawiono.
Zmień: https://zaplecze.example/settings
`);
  for (const words of [
    'Dzień dobry, Anna &lt;b&gt;!',
    'Żagiel &amp; &quot;Syn&quot; &lt;x&gt;',
    'Kiedy?<br>&lt;img src=x&gt;',
    'href="https://zaplecze.example/task?a=1&amp;b=&quot;2&quot;"',
    '>Zwracam</a>',
  ])
    expect(html).toContain(words);
});

test('no text of people becomes HTML in it [MAI-22]', () => {
  const { html } = composeLetter('<i>Zaplecze</i>', letter);
  expect(html).not.toMatch(/<(script|img|x|b|i)\b/);
});

test('looks are written into the elements, and the dark has its own [MAI-21]', () => {
  const { html } = composeLetter('Zaplecze', letter);
  for (const [tag] of html
    .slice(html.indexOf('<body'))
    .matchAll(/<(?:p|a|td|table|ul|li)\b[^>]*>/g))
    expect(tag).toMatch(/style="|<p>$/);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('who sends it stands below, their colour is on the buttons [MAI-20, MAI-21]', () => {
  const lines = ['Kwadrat & Syn', 'Długa 1'];
  const colours = { main: '#a1b2c3', pale: '#d4e5f6' };
  const { text, html = '' } = signLetter(composeLetter('Zaplecze', letter), { lines, colours });
  expect(text).toMatch(/\n-- \nKwadrat & Syn\nDługa 1$/);
  expect(html).toContain('Kwadrat &amp; Syn<br>Długa 1');
  expect(html).toMatch(/background:#a1b2c3;color:#ffffff" href/);
  expect(html).not.toContain('#0b6e75');
});
