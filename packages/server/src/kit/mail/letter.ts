import { escapeHtml } from '../records/html.ts';
import { accentPlace, frame, paleAccentPlace, signaturePlace } from './letter-frame.ts';

export type LetterLink = { label: string; url: string };

/** Words of a letter: plain, or composed HTML with what it says in plain words. */
export type LetterWords = string | { html: string; text: string };

/** What a letter says; how it looks follows from `composeLetter`. */
export type Letter = {
  /** What mailboxes show beside the subject; left out: its beginning. */
  preheader?: string;
  /** Above everything: where an answer is to be written. */
  answerAbove?: string;
  /** Whom it is to; without it nobody is greeted. */
  firstName?: string;
  /** In short lines what has happened. */
  words: LetterWords[];
  /** Words of a person, as a quotation. */
  quote?: string;
  /** Names and days of what it is about. */
  facts?: { label: string; value: string }[];
  /** Several things, each leading somewhere. */
  list?: { words: LetterWords; url: string }[];
  /** Below the list. */
  rest?: string;
  /** Ways to act; the first is the one most want. */
  buttons?: LetterLink[];
  /** Notes below the buttons. */
  notes?: string[];
  /** In the footer: why it came, and where that is changed. */
  why?: string;
  settings?: LetterLink;
};

const plain = (words: LetterWords) => (typeof words === 'string' ? words : words.text);
const shown = (words: LetterWords) => (typeof words === 'string' ? escapeHtml(words) : words.html);
const greetingOf = (name: string | undefined) => (name ? `Dzień dobry, ${name}!` : 'Dzień dobry!');

/** The same for those who read plain text: links stand whole, each behind what it leads to. */
function textOf(letter: Letter): string {
  const { words, facts = [], list = [], rest, buttons = [], notes = [], why, settings } = letter;
  const parts = [
    letter.answerAbove,
    greetingOf(letter.firstName),
    ...words.map(plain),
    letter.quote?.replace(/^/gm, '  '),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    list.map((one) => `- ${plain(one.words)}\n  ${one.url}`).join('\n'),
    rest,
    buttons.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...notes,
    [why, settings && `${settings.label}: ${settings.url}`].filter(Boolean).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const paragraph = (html: string, kind = 'words') => `<p class="${kind}">${html}</p>`;

const factRow = ({ label, value }: { label: string; value: string }) =>
  `<tr><th scope="row" class="dim">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;

function buttonOf({ label, url }: LetterLink, main: boolean): string {
  const look = main ? 'button main' : 'button';
  return `<a class="${look}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

function htmlOf(letter: Letter): string {
  const { words, facts = [], list = [], rest, buttons = [], notes = [] } = letter;
  return [
    letter.answerAbove && paragraph(escapeHtml(letter.answerAbove), 'answer dim'),
    paragraph(escapeHtml(greetingOf(letter.firstName))),
    ...words.map((one) => paragraph(shown(one))),
    letter.quote && paragraph(escapeHtml(letter.quote).replaceAll('\n', '<br>'), 'quote'),
    facts.length > 0 && `<table class="facts">${facts.map(factRow).join('')}</table>`,
    list.length > 0 &&
      `<ul class="list">${list.map((one) => `<li>${shown(one.words)}</li>`).join('')}</ul>`,
    rest && paragraph(escapeHtml(rest), 'dim'),
    buttons.length > 0 &&
      `<p class="buttons">${buttons.map((one, at) => buttonOf(one, at === 0)).join(' ')}</p>`,
    ...notes.map((note) => paragraph(escapeHtml(note), 'note dim')),
  ]
    .filter(Boolean)
    .join('\n');
}

function footerOf({ why, settings }: Letter): string {
  const link =
    settings && `<a href="${escapeHtml(settings.url)}">${escapeHtml(settings.label)}</a>`;
  const footer = [why && escapeHtml(why), link].filter(Boolean).join(' ');
  return `${footer && `<p>${footer}</p>`}${signaturePlace}`;
}

/**
 * A letter as everybody can read it: plain text, and HTML of tables with styles in their elements, as mail programs
 * need it, at most 600 px wide, light and dark.
 *
 * @param product what the product is called, above the letter
 */
export function composeLetter(product: string, letter: Letter): { text: string; html: string } {
  const [first = ''] = letter.words;
  return {
    text: textOf(letter),
    html: frame({
      product: escapeHtml(product),
      preheader: escapeHtml(letter.preheader ?? plain(first)),
      content: htmlOf(letter),
      footer: footerOf(letter),
    }),
  };
}

/** Puts who sends it under a letter, and their colour into it; letters of another making get it at their end. */
export function signLetter(
  letter: { text: string; html?: string },
  { lines, colours }: { lines: string[]; colours?: { main: string; pale: string } },
): { text: string; html?: string } {
  const { text, html } = letter;
  const signed = `<p>${lines.map(escapeHtml).join('<br>')}</p>`;
  return {
    text: `${text.trimEnd()}\n\n-- \n${lines.join('\n')}`,
    ...(html !== undefined && {
      html: html.includes(signaturePlace)
        ? withColours(html, colours).replace(signaturePlace, () => signed)
        : `${html}\n${signed}`,
    }),
  };
}

const withColours = (html: string, colours?: { main: string; pale: string }) =>
  colours
    ? html.replaceAll(accentPlace, colours.main).replaceAll(paleAccentPlace, colours.pale)
    : html;
