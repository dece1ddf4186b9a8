import { Node } from '@tiptap/react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { articleMark } from '@zaplecze/contract/kit/values/rich-tags';

export const articleLinkName = 'articleLink';

/**
 * A link to an article in the editor: it stands as a whole, keeps the article's id, and shows its present title.
 *
 * @param known titles of the articles that the text leads to already
 */
export const articleLink = (known: readonly Ref[]) =>
  Node.create({
    name: articleLinkName,
    ...{ group: 'inline', inline: true, atom: true },
    addAttributes: () => ({
      id: { default: null },
      title: { default: '' },
      /** The part of the article, with its sign. */
      part: { default: '' },
    }),
    parseHTML: () => [
      {
        tag: `a[${articleMark}]`,
        // Before ordinary links.
        priority: 100,
        getAttrs: (element) => {
          const id = Number(element.getAttribute(articleMark));
          const title = known.find((one) => one.id === id)?.name ?? element.textContent;
          const part = /#[\w-]+$/.exec(element.getAttribute('href') ?? '')?.[0] ?? '';
          return { id, title, part };
        },
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'a',
      {
        href: `${addressOf('knowledge', { item: attrs.id })}${attrs.part}`,
        [articleMark]: attrs.id,
      },
      attrs.title,
    ],
    renderText: ({ node: { attrs } }) => attrs.title,
  });
