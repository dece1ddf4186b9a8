import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Article } from '@zaplecze/contract/rooms/knowledge/calls';
import { type CSSProperties, type MouseEvent, useEffect, useMemo } from 'react';
import text from '../../kit/fields/rich-text/rich-text.module.css';
import { formatDay } from '../../kit/records/format.ts';
import { SafeHtml } from '../../kit/records/safe-html.tsx';
import { articleHtml, type Heading, partAddress } from './article-html.ts';
import classes from './article-text.module.css';
import { copyAddress } from './copy-address.ts';
import own from './knowledge.module.css';

/** What an article says, with its table of contents; `apart`: over other work, so that its links open in new tabs. */
export function ArticleText({ record, apart }: { record: Article; apart: boolean }) {
  const { html, headings } = useMemo(() => articleHtml(record), [record]);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (apart || !hash.startsWith('czesc-')) return;
    const heading = document.getElementById(hash);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [apart, hash]);
  if (!record.description) return <p className={own.none}>Ten wpis nie ma jeszcze treści.</p>;
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const part = link.closest('h2, h3, h4');
    if (!part || !link.classList.contains(classes.anchor ?? '')) return;
    event.preventDefault();
    void copyAddress(partAddress(record.id, part.id));
  };
  const long = headings.length > 1;
  return (
    <div className={classes.columns} data-long={long || undefined}>
      {long && <Contents id={record.id} headings={headings} apart={apart} />}
      <article
        className={`${text.text} ${classes.text} ${classes.printed}`}
        style={{ '--origin': JSON.stringify(window.location.origin) } as CSSProperties}
      >
        <PaperHeader record={record} />
        <SafeHtml html={html} apart={apart} onFollow={follow} />
      </article>
    </div>
  );
}

/** On paper alone: title, author and date. */
function PaperHeader({ record }: { record: Article }) {
  const { name, type, department, createdBy, owner, modified, userModified } = record;
  const by = userModified ? `, ${userModified.name}` : '';
  return (
    <header>
      <h1>{name}</h1>
      <p>
        {type.name}, {department.name}
        {createdBy && `. Autor: ${createdBy.name}`}
        {owner && owner.id !== createdBy?.id && `. Właściciel: ${owner.name}`}
        {`. Zaktualizowano ${formatDay(modified)}${by}`}
      </p>
      <p>{new URL(addressOf('knowledge', { item: record.id }), window.location.origin).href}</p>
    </header>
  );
}

type Parts = { id: number; headings: Heading[]; apart: boolean };

/** Beside the text on wide screens, folded above it on narrow ones. */
function Contents(props: Parts) {
  const wide = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false });
  if (wide) {
    return (
      <nav className={classes.contents} aria-label="Spis treści">
        <h3>Spis treści</h3>
        <Links {...props} />
      </nav>
    );
  }
  return (
    <details className={classes.contents}>
      <summary>Spis treści</summary>
      <nav aria-label="Spis treści">
        <Links {...props} />
      </nav>
    </details>
  );
}

function Links({ id, headings, apart }: Parts) {
  const go = (event: MouseEvent, part: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // The address stays that of the page below where the article is only looked at.
    if (!apart) window.history.replaceState(window.history.state, '', `#${part}`);
    const heading = document.getElementById(part);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <ul>
      {headings.map((heading) => (
        <li key={heading.id} data-level={heading.level}>
          <a href={partAddress(id, heading.id)} onClick={(event) => go(event, heading.id)}>
            {heading.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
