import { useRouter } from '@tanstack/react-router';
import {
  articleMark,
  pictureMark,
  richAttributes,
  richTags,
  spanAttributes,
} from '@zaplecze/contract/kit/values/rich-tags';
import DOMPurify from 'dompurify';
import type { MouseEvent } from 'react';
import rich from '../fields/rich-text/rich-text.module.css';

const allowed = {
  ALLOWED_TAGS: richTags,
  ALLOWED_ATTR: [...richAttributes, ...spanAttributes, articleMark],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Pictures name a file and have no address of their own. */
const withPictures = {
  ...allowed,
  ALLOWED_TAGS: [...richTags, 'img'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, pictureMark, 'alt'],
};

/** A table wider than its place is scrolled there, by keys as well. */
function scrolled(table: HTMLTableElement): void {
  const box = document.createElement('div');
  box.className = rich.scroll ?? '';
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Tabela');
  table.replaceWith(box);
  box.append(table);
}

declare const clean: unique symbol;
/** HTML that went through DOMPurify; made by `cleanHtml` alone. */
export type CleanHtml = { readonly __html: string; readonly [clean]: true };

/**
 * HTML cleaned to the short list of tags. `prepare` changes what is left before it is shown: it gives elements names
 * and sets texts (`textContent`), so that nothing comes back that was taken out.
 */
export function cleanHtml(
  html: string,
  prepare?: (root: HTMLElement) => void,
  { pictures = false } = {},
): CleanHtml {
  const root = document.createElement('div');
  root.append(
    DOMPurify.sanitize(html, {
      ...(pictures ? withPictures : allowed),
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  for (const table of root.querySelectorAll('table')) scrolled(table);
  prepare?.(root);
  return { __html: root.innerHTML } as CleanHtml;
}

/**
 * HTML composed on the server, cleaned to a short list of tags again here. Links within the
 * product are followed by the router; others open apart and learn nothing of us. `apart`: all of them open apart.
 */
export function SafeHtml({
  html,
  apart = false,
  onFollow,
}: {
  html: string | CleanHtml;
  apart?: boolean;
  onFollow?: (event: MouseEvent, link: HTMLAnchorElement) => void;
}) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    onFollow?.(event, link);
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const url = new URL(link.href, window.location.origin);
    // Addresses of mail and telephones are the system's to open.
    if (!/^https?:$/.test(url.protocol)) return;
    event.preventDefault();
    if (url.origin === window.location.origin && !apart) {
      router.history.push(url.pathname + url.search + url.hash);
    } else window.open(url.href, '_blank', 'noopener,noreferrer');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just above
      dangerouslySetInnerHTML={typeof html === 'string' ? cleanHtml(html) : html}
    />
  );
}
