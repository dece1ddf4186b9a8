import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../format.ts';
import classes from './pager.module.css';

type Props = { page: number; perPage: number; count: number; onPage: (page: number) => void };

/** The numbers shown: first, last, the current and its neighbours; null is a gap. */
function numbers(page: number, pages: number): (number | null)[] {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (n) => n >= 1 && n <= pages,
  );
  return near.flatMap((n, at) => {
    const before = near[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

/** '1–10 z 1 234' and the pages. */
export function Pager({ page, perPage, count, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(count / perPage));
  const from = Math.min(count, (page - 1) * perPage + 1);
  const to = Math.min(count, page * perPage);
  return (
    <div className={classes.footer}>
      <span className={classes.told} aria-live="polite">
        {formatNumber(from)}–{formatNumber(to)} z {formatNumber(count)}
      </span>
      {pages > 1 && (
        <nav className={classes.pages} aria-label="Strony">
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">Poprzednia strona</span>
          </button>
          {numbers(page, pages).map((number, at) =>
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
