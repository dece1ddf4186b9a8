import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { DetailHeader } from '../../../kit/records/details.tsx';
import { EmptyState } from '../../../kit/records/states.tsx';
import classes from './help.module.css';
import { helpArticles } from './help-articles.ts';

export function HelpArticlePage({ slug }: ParamsOf<'helpArticle'>) {
  const article = helpArticles.find((one) => one.slug === slug);
  // After the screen's own title, which is set when the page is there.
  const [title, setTitle] = useState<string>();
  useEffect(() => setTitle(article?.title), [article]);
  usePageTitle(title);
  if (!article) {
    return (
      <EmptyState
        heading
        title="Nie ma takiego artykułu"
        action={<AppLink to={addressOf('help')}>Wszystkie artykuły pomocy</AppLink>}
      />
    );
  }
  return (
    <article className={classes.page}>
      <DetailHeader title={article.title} back={addressOf('help')} />
      <div className={classes.article}>
        {article.body.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>{block}</p>
          ) : (
            <ol key={block.steps.join()}>
              {block.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ),
        )}
        {article.page && (
          <p>
            <AppLink to={addressOf(article.page)}>Przejdź do tego ekranu</AppLink>
          </p>
        )}
      </div>
    </article>
  );
}
