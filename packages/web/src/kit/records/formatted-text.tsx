import { type ReactNode, Suspense } from 'react';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';

const Shown = suspendingPart(
  part(() => import('./shown-text.tsx'), 'ShownText'),
  { missing: () => null },
);

/** A formatted text; its words stand there until what shows formatting has come. */
export function FormattedText({ html, words }: { html: string; words: ReactNode }) {
  return (
    <Suspense fallback={words}>
      <Shown html={html} />
    </Suspense>
  );
}

/** A description: its words in lines, or with their formatting. `className`: of the plain words. */
export function Description({
  of: { description, descriptionHtml: html },
  className,
}: {
  of: { description: string | null; descriptionHtml: string | null };
  className: string | undefined;
}) {
  const words = <p className={className}>{description}</p>;
  return html === null ? words : <FormattedText html={html} words={words} />;
}
