import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { CallInput } from '../calls/api.ts';
import { useApi } from '../calls/use-api.ts';
import { EmptyState, PendingAnswer } from '../records/states.tsx';
import classes from './chart-card.module.css';
import { type ChartColumn, ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';

/** The rows of a chart's call. */
export type ChartRow<E extends Endpoint> = Answer<E> extends { list: (infer R)[] } ? R : never;

type Rows<R> = { list: R[] };

/**
 * One chart: a title that states its subject in words, the drawing, and one click away its table, its
 * download and how it is counted. It asks for itself, so that a slow one holds up no other. The drawing is for
 * eyes and the mouse; whoever reads by keyboard or ear has the table, in which every number is a link.
 */
export function ChartCard<E extends Endpoint>(props: {
  title: string;
  /** 'Jak liczymy': what is counted, how, and what is left out. */
  how: ReactNode;
  endpoint: E;
  query: Record<string, unknown>;
  /** Of its table; a function where they follow from the answer. */
  columns:
    | ChartColumn<ChartRow<NoInfer<E>>>[]
    | ((answer: Answer<NoInfer<E>>) => ChartColumn<ChartRow<NoInfer<E>>>[]);
  rowKey: (row: ChartRow<NoInfer<E>>, at: number) => string | number;
  /** The answer in a sentence, above the drawing; the drawing's words for who does not see it. */
  summary?: (answer: Answer<NoInfer<E>>) => ReactNode;
  /** Whether nothing is there to be drawn; unless told, when there is no row. */
  isEmpty?: (answer: Answer<NoInfer<E>>) => boolean;
  empty: { title: string; text?: string };
  /** Choices of this chart alone, such as by what it is told. */
  controls?: ReactNode;
  /** Height of the drawing, kept while it is on its way. */
  height?: number;
  /** Without one the table itself is what is looked at. */
  children?: (answer: Answer<NoInfer<E>>) => ReactNode;
  /** Below drawing or table. */
  below?: (answer: Answer<NoInfer<E>>) => ReactNode;
}) {
  const { title, endpoint, query, columns, rowKey, children, height = 260 } = props;
  const input = { query } as unknown as CallInput<E>;
  const answer = useApi(endpoint, input, { placeholderData: (before) => before });
  const [asTable, setAsTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const id = useId();
  const { data } = answer;
  const rows = ((data as Rows<ChartRow<E>> | undefined)?.list ?? []) as ChartRow<E>[];
  const none = data && (props.isEmpty?.(data) ?? rows.length === 0);
  const summary = data && !none ? props.summary?.(data) : undefined;
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={answer.isFetching}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <ChartTools
          title={title}
          how={props.how}
          table={children ? { shown: asTable, set: setAsTable } : undefined}
          download={{ endpoint, query, count: rows.length, picture: children && drawing }}
        />
      </header>
      {props.controls && <div className={classes.controls}>{props.controls}</div>}
      {(answer.error || !data) && (
        <PendingAnswer answer={answer} shape={<ChartSkeleton height={height} />} />
      )}
      {none && !answer.error && <EmptyState {...props.empty} />}
      {data && !none && (
        <div data-stale={answer.isPlaceholderData || undefined} className={classes.body}>
          {summary && <p className={classes.summary}>{summary}</p>}
          {children && (
            <div
              ref={drawing}
              role="img"
              aria-label={`${title}: wykres. Liczby są w tabeli.`}
              hidden={asTable}
              data-chart
            >
              <Suspense fallback={<ChartSkeleton height={height} />}>{children(data)}</Suspense>
            </div>
          )}
          {(asTable || !children) && (
            <ChartTable
              label={title}
              columns={typeof columns === 'function' ? columns(data) : columns}
              rows={rows}
              rowKey={rowKey}
            />
          )}
          {props.below?.(data)}
        </div>
      )}
    </section>
  );
}

function ChartSkeleton({ height }: { height: number }) {
  return (
    <div role="status" data-waits className={classes.skeleton} style={{ height }}>
      <span className="visually-hidden">Ładowanie…</span>
      {[55, 80, 40, 95, 65, 75].map((share) => (
        <div key={share} className={classes.bar} style={{ height: `${share}%` }} />
      ))}
    </div>
  );
}
