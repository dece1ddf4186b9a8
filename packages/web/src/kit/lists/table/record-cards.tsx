import type { ReactNode } from 'react';
import { toggle } from '../../bulk/choosing.tsx';
import { Choose, EditableCell } from '../../bulk/row-tools.tsx';
import { useLongPress } from '../../bulk/use-long-press.ts';
import { titleOf } from '../columns/columns.ts';
import { CardSort } from './card-sort.tsx';
import { Opener } from './opener.tsx';
import classes from './record-table.module.css';
import { actOf, idOfRow, nameOfRow, type TableProps } from './record-table.tsx';
import { RowMenu } from './row-menu.tsx';

/** The rows of a table as cards, for narrow screens: name, status, facts, menu. */
export function RecordCards<R>({
  columns,
  rows,
  actions,
  acts,
  chosen,
  open,
  first = 1,
  ...props
}: TableProps<R>) {
  const { rowKey: keyOf = idOfRow, rowName: nameOf = nameOfRow } = props;
  const press = useLongPress();
  const title = titleOf(columns);
  const status = columns.find(({ card }) => card === 'status');
  const facts = columns.filter(({ card }) => card === undefined || card === 'fact');
  return (
    <>
      {/* Of a whole page's list it stands under 'Widok'. */}
      {!props.sticky && <CardSort columns={columns} {...props} />}
      <ul className={classes.cards} aria-label={props.label} data-stale={props.stale || undefined}>
        {rows.map((row, at) => (
          <li
            key={keyOf(row)}
            className={classes.card}
            data-chosen={chosen?.rows.has(keyOf(row)) || undefined}
            {...(chosen && press(() => toggle(chosen, row)))}
          >
            <div className={classes.cardHead}>
              {chosen && chosen.rows.size > 0 && (
                <Choose of={chosen} row={row} name={nameOf(row)} />
              )}
              <div className={classes.cardTitle}>
                <Opener target={open?.(row)} row={keyOf(row)}>
                  {title?.render(row, first + at)}
                </Opener>
              </div>
              {actions && <RowMenu name={nameOf(row)} actions={actions(row)} />}
            </div>
            {status && (
              <div className={classes.cardStatus}>
                <EditableCell act={actOf(acts, status, row)} row={row} name={nameOf(row)}>
                  {status.render(row, first + at)}
                </EditableCell>
              </div>
            )}
            <dl className={classes.facts}>
              {facts
                .filter((column) => column !== title)
                .map((column) => ({ column, shown: column.render(row, first + at) }))
                .filter(({ shown }) => !isNothing(shown))
                .map(({ column, shown }) => (
                  <div key={column.key} className={classes.fact}>
                    <dt>{column.header}</dt>
                    <dd>
                      <EditableCell act={actOf(acts, column, row)} row={row} name={nameOf(row)}>
                        {shown}
                      </EditableCell>
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A fact that a row does not have needs no label. */
const isNothing = (shown: ReactNode) => shown === null || shown === undefined || shown === '';
