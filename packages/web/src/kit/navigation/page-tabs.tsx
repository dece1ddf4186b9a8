import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ScopeProvider, useNewScope } from '../forms/drafts/unsaved.ts';
import { useChangeSearch, usePageSearch } from './page-place.tsx';
import classes from './page-tabs.module.css';

export type PageTab<K extends string> = {
  key: K;
  label: string;
  /** Grey beside the label. */
  count?: number | string | undefined;
};

/** Which part of a page its address names (`?tab=files`); the first one needs no name. */
function useTab<K extends string>(tabs: readonly PageTab<K>[]): K {
  const { tab } = usePageSearch();
  return (tabs.find(({ key }) => key === tab) ?? (tabs[0] as PageTab<K>)).key;
}

/**
 * Parts of a record's page, one shown at a time and named by the address: a link leads to it, 'Wróć' leads
 * out of the page. Arrows go from tab to tab, Enter opens; unsaved work in a part is asked about first.
 */
export function PageTabs<K extends string>(props: {
  label: string;
  tabs: readonly PageTab<K>[];
  /** What of the address means all parts, and stays from tab to tab. */
  keep?: (search: Record<string, unknown>) => Record<string, unknown>;
  children: (shown: K) => ReactNode;
}) {
  const { label, tabs, keep, children } = props;
  const shown = useTab(tabs);
  const change = useChangeSearch();
  const scope = useNewScope('tab');
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  /** What is another part's stays with it: its weeks, its records. */
  const open = (key: K) =>
    change((now) => ({ ...keep?.(now), tab: key === tabs[0]?.key ? undefined : key }), {
      replace: true,
    });
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <>
      <div ref={bar} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={walk}>
        {tabs.map(({ key, label: words, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === shown}
            aria-controls={key === shown ? `${id}panel` : undefined}
            tabIndex={key === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => open(key)}
          >
            {words}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        key={shown}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${shown}`}
        className={classes.panel}
      >
        <ScopeProvider value={scope}>{children(shown)}</ScopeProvider>
      </div>
    </>
  );
}
