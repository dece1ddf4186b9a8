import { pictureMark } from '@zaplecze/contract/kit/values/rich-tags';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { Modal } from '../dialogs/modal.tsx';
import rich from '../fields/rich-text/rich-text.module.css';
import classes from '../fields/writing/writing.module.css';
import { FilePreview } from '../files/file-preview.tsx';
import { previewQuery } from '../files/preview-blob.ts';
import { cleanHtml, SafeHtml } from './safe-html.tsx';

/** Each picture within a button that enlarges it; its bytes come once it is shown. */
function framed(root: HTMLElement): void {
  for (const img of root.querySelectorAll('img')) {
    const file = img.getAttribute(pictureMark) ?? '';
    if (!/^[1-9]\d{0,8}$/.test(file)) {
      img.remove();
      continue;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = classes.picture ?? '';
    const alt = img.getAttribute('alt') ?? '';
    button.setAttribute('aria-label', alt ? `Powiększ obrazek: ${alt}` : 'Powiększ obrazek');
    img.replaceWith(button);
    button.append(img);
  }
}

/** A text with formatting, pictures and people. Load it lazily: it brings the cleaning of HTML. */
export function ShownText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => cleanHtml(html, framed, { pictures: true }), [html]);
  const [enlarged, enlarge] = useState<{ id: number; alt: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are those of the text
  useEffect(() => {
    const urls: string[] = [];
    let here = true;
    for (const img of box.current?.querySelectorAll('img') ?? []) {
      queryClient.fetchQuery(previewQuery(Number(img.getAttribute(pictureMark)))).then(
        (blob) => {
          if (!here) return;
          const address = URL.createObjectURL(blob);
          urls.push(address);
          img.src = address;
        },
        () => {
          if (here) img.alt = `${img.alt || 'Obrazek'} (nie udało się wczytać)`;
        },
      );
    }
    return () => {
      here = false;
      for (const address of urls) URL.revokeObjectURL(address);
    };
  }, [clean]);
  const open = (event: MouseEvent) => {
    const img = (event.target as HTMLElement).closest('button')?.querySelector('img');
    if (!img) return;
    event.stopPropagation();
    enlarge({ id: Number(img.getAttribute(pictureMark)), alt: img.alt });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the pictures' buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <div ref={box} className={`${rich.text} ${classes.said}`} onClick={open}>
      <SafeHtml html={clean} />
      {enlarged && (
        <Modal
          title={enlarged.alt || 'Obrazek'}
          opened
          onClose={() => enlarge(null)}
          size="min(96vw, 1200px)"
        >
          <FilePreview file={pictureFile(enlarged)} />
        </Modal>
      )}
    </div>
  );
}

/** As a file of a record, of which its kind alone matters here. */
const pictureFile = ({ id, alt }: { id: number; alt: string }) => ({
  id,
  fileName: `${alt || 'obrazek'}.png`,
  filePath: '',
  path: '',
  size: 0,
  created: '',
});
