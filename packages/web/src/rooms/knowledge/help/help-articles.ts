import type { PlainPage } from '@zaplecze/contract/addresses';
import answers from './answers.md?raw';
import clients from './clients.md?raw';
import program from './program.md?raw';
import work from './work.md?raw';

export type HelpArticle = {
  /** Stands in the address: never changes. */
  slug: string;
  title: string;
  /** Other words that people look for it by. */
  words: string;
  /** The screen it is about. */
  page?: PlainPage;
  /** Paragraphs, and things to do one after another. */
  body: (string | { steps: string[] })[];
};

/** An article of the Markdown: its title, a list of its other marks, then paragraphs and numbered steps. */
function articleOf(text: string): HelpArticle {
  const [head = '', ...blocks] = text.trim().split('\n\n');
  const [title = '', ...lines] = head.split('\n');
  const marks = lines.map((line) => /^- (\w+): (.+)$/.exec(line)?.slice(1) ?? []);
  return {
    title,
    ...(Object.fromEntries(marks) as Pick<HelpArticle, 'slug' | 'words' | 'page'>),
    body: blocks.map((block) =>
      block.startsWith('1. ')
        ? { steps: block.split('\n').map((step) => step.replace(/^\d+\. /, '')) }
        : block,
    ),
  };
}

/** How the office does its work here, a page a task; comes with the product. */
export const helpArticles: HelpArticle[] = [work, clients, program, answers].flatMap((file) =>
  file.split(/^# /m).slice(1).map(articleOf),
);
