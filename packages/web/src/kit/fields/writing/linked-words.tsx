import type { ReactNode } from 'react';

/** Addresses that are links in written words: of the web and of mail, no other kind. */
const address = /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** What ends the sentence is no part of the address; nor is a bracket that was opened before it. */
const bare = (found: string): string =>
  found.replace(found.includes('(') ? /[.,;:!?'”»…]+$/ : /[.,;:!?'”»…)\]]+$/, '');

const hrefOf = (text: string) =>
  /^https?:/i.test(text) ? text : /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`;

/** Words with their web and mail addresses as links, which open apart and learn nothing of ours. */
export function linkedWords(text: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = bare(found);
    pieces.push(
      text.slice(from, index),
      <a key={index} href={hrefOf(link)} target="_blank" rel="noopener noreferrer">
        {link}
      </a>,
    );
    from = index + link.length;
  }
  return [...pieces, text.slice(from)];
}
