import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../../records/format.ts';
import { type Count, countWords } from '../state/use-count.ts';
import { pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

type Props = {
  page: number;
  perPage: number;
  count: Count;
  onPage: (page: number) => void;
};

/** '1–10 z 1 234', what they come to, and the pages; of a list that is not counted to its end only those nearby. */
export function Pager({ page, perPage, count, onPage }: Props) {
  const { known, more, ask, sums } = count;
  const pages = Math.max(1, Math.ceil(known / perPage)) + (more ? 1 : 0);
  const from = Math.min(known, (page - 1) * perPage + 1);
  const to = Math.min(known, page * perPage);
  const numbers = more ? [...pageNumbers(page, page + 1), null] : pageNumbers(page, pages);
  return (
    <div className={classes.footer}>
      <span className={classes.told} aria-live="polite">
        {formatNumber(from)}–{formatNumber(to)} z {countWords(count)}
        {ask && (
          <button type="button" className={classes.ask} onClick={ask}>
            Policz wszystkie
          </button>
        )}
      </span>
      {sums.map((sum) => (
        <span key={sum} className={classes.sum}>
          {sum}
        </span>
      ))}
      {pages > 1 && (
        <nav className={classes.pages} aria-label="Strony">
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">Poprzednia strona</span>
          </button>
          {numbers.map((number, at) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by place
              <span key={`gap${at}`} className={classes.gap}>
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={`Strona ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {formatNumber(number)}
              </button>
            ),
          )}
          <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">Następna strona</span>
          </button>
        </nav>
      )}
    </div>
  );
}
