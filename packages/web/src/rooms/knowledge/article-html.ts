import { addressOf } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { articleMark } from '@zaplecze/contract/kit/values/rich-tags';
import type { Article } from '@zaplecze/contract/rooms/knowledge/calls';
import { type CleanHtml, cleanHtml } from '../../kit/records/safe-html.tsx';
import classes from './article-text.module.css';

/** A part of an article, by its heading. */
export type Heading = { id: string; level: number; text: string };

export const partAddress = (article: number, part: string) =>
  `${addressOf('knowledge', { item: article })}#${part}`;

/** 'Krok 1: Żądanie' is 'czesc-krok-1-zadanie': it must be no name of anything else on the page. */
const nameOf = (text: string) =>
  `czesc-${plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** Gives the headings names and an address that can be copied, each its own; tells which there are. */
function nameHeadings(root: HTMLElement, article: number): Heading[] {
  const used = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>('h2, h3, h4')].flatMap((heading) => {
    const text = heading.textContent.trim();
    if (text === '') return [];
    const name = nameOf(text);
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    const id = before === 0 ? name : `${name}-${before + 1}`;
    heading.id = id;
    heading.tabIndex = -1;
    const link = document.createElement('a');
    link.href = partAddress(article, id);
    link.className = classes.anchor ?? '';
    link.textContent = '#';
    link.setAttribute('aria-label', `Kopiuj link do części: ${text}`);
    heading.append(link);
    return [{ id, level: Number(heading.tagName.slice(1)), text }];
  });
}

/** Links to articles have their present titles; what is gone says so and leads nowhere. */
function nameLinks(root: HTMLElement, names: Map<string, string>): void {
  for (const link of root.querySelectorAll<HTMLElement>(`a[${articleMark}]`)) {
    const name = names.get(link.getAttribute(articleMark) ?? '');
    if (name !== undefined) {
      link.textContent = name;
      continue;
    }
    link.removeAttribute('href');
    link.className = classes.gone ?? '';
    const words = document.createElement('span');
    words.textContent = ' (wpis usunięty)';
    link.after(words);
  }
}

/** The text of an article as it is read, and its table of contents. */
export function articleHtml({ id, name, description, links }: Article): {
  html: CleanHtml;
  headings: Heading[];
} {
  const names = new Map([{ id, name }, ...links].map((one) => [String(one.id), one.name]));
  let headings: Heading[] = [];
  const html = cleanHtml(description ?? '', (root) => {
    nameLinks(root, names);
    headings = nameHeadings(root, id);
  });
  return { html, headings };
}
