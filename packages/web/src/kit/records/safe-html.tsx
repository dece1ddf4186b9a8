import { useRouter } from '@tanstack/react-router';
import { richAttributes, richTags } from '@zaplecze/contract/kit/rich-tags';
import DOMPurify from 'dompurify';
import type { MouseEvent } from 'react';

const allowed = {
  ALLOWED_TAGS: richTags,
  ALLOWED_ATTR: richAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * HTML composed on the server, cleaned to a short list of tags again here. Links within the
 * product are followed by the router; others open apart and learn nothing of us.
 */
export function SafeHtml({ html, onFollow }: { html: string; onFollow?: () => void }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    onFollow?.();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const url = new URL(link.href, window.location.origin);
    // Addresses of mail and telephones are the system's to open.
    if (!/^https?:$/.test(url.protocol)) return;
    event.preventDefault();
    if (url.origin === window.location.origin) {
      router.history.push(url.pathname + url.search + url.hash);
    } else window.open(url.href, '_blank', 'noopener,noreferrer');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just here
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, allowed) }}
    />
  );
}
