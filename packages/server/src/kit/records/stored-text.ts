import { wordsOfHtml } from '@zaplecze/contract/kit/fields/html-words';
import { linkedIn } from '@zaplecze/contract/kit/values/mentions';
import {
  picturesIn,
  type RichText,
  writtenOf,
} from '@zaplecze/contract/kit/values/rich-text-value';
import { invalid } from '../http/calls/errors.ts';
import { cleanTalk } from './rich-text.ts';

/** What was written as it is kept: its words, and HTML that shows them formatted; null: they are plain. */
export type StoredText = { words: string; html: string | null };

const emptyLines = ['<p></p>', '<p><br /></p>'];

/** HTML without what an editor leaves below the last line. */
function withoutEmptyEnd(html: string): string {
  let end = html.length;
  for (;;) {
    const line = emptyLines.find((one) => html.endsWith(one, end));
    if (line === undefined) return html.slice(0, end);
    end -= line.length;
  }
}

/** Whether HTML says anything that its words do not. */
const isFormatted = (html: string) => /<(?!\/?(?:p|br)\b)/.test(html);

/**
 * @param field that is refused when nothing is left of what was sent
 * @param change made to the cleaned HTML before its words are taken
 * @throws HttpError 400 on `field`
 */
export function storedTextOf(
  written: RichText,
  { field, message, change = (html) => html }: Keeping,
): StoredText {
  if (typeof written === 'string') return { words: written, html: null };
  const html = withoutEmptyEnd(change(cleanTalk(written.html)));
  const words = wordsOfHtml(html);
  if (words === '') throw invalid({ [field]: message });
  return { words, html: isFormatted(html) ? html : null };
}
type Keeping = { field: string; message: string; change?: (html: string) => string };

type Describing = { description?: RichText | null | undefined };
type Words<D> = Exclude<D, { html: string }>;
/** A body with the columns of its description. */
type Described<B extends Describing> = Omit<B, 'description'> &
  (B extends { description: RichText }
    ? { description: string; descriptionHtml: string | null }
    : { description?: Words<B['description']>; descriptionHtml?: string | null });

/**
 * The columns of a description instead of what a body has under its name; none where it was not sent.
 *
 * @throws HttpError 400 on `description`
 */
export function describedBy<B extends Describing>({ description, ...rest }: B): Described<B> {
  const columns = description === undefined ? {} : columnsOf(description);
  return { ...rest, ...columns } as unknown as Described<B>;
}

function columnsOf(written: RichText | null) {
  if (written === null) return { description: null, descriptionHtml: null };
  const { words, html } = storedTextOf(written, {
    field: 'description',
    message: 'Opis jest wymagany',
  });
  return { description: words, descriptionHtml: html };
}

/** A record with its description as its form holds it. */
export const asWritten = <R extends { description: string | null; descriptionHtml: string | null }>(
  record: R,
) => ({ ...record, description: writtenOf(record.description, record.descriptionHtml) });

/** Pictures and people that a text has now, and those of before that it has not. */
export function referenceChanges(before: string | null, now: string | null) {
  const [had, has] = [picturesIn(before), picturesIn(now)];
  const known = linkedIn(before ?? '');
  return {
    added: has.filter((id) => !had.includes(id)),
    removed: had.filter((id) => !has.includes(id)),
    named: linkedIn(now ?? '').filter((id) => !known.includes(id)),
  };
}
