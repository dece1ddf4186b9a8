import '../../kit/first-screen/styles-forms.ts';
import { Switch } from '@mantine/core';
import {
  issueChecklist,
  type Checklist as List,
  taskChecklist,
} from '@zaplecze/contract/rooms/checklists/calls';
import { useId } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { AddItem } from './add-item.tsx';
import { changeAtOnce } from './change-at-once.ts';
import { ChecklistPoint } from './checklist-item.tsx';
import classes from './checklists.module.css';

const calls = { task: taskChecklist, issue: issueChecklist };

/** Whose checklist it is: the id of the task of a project, or of the issue. */
export type Of = { kind: 'task' | 'issue'; id: number };

/** The checklist of a record. Each change is kept at once, so that two who tick off both do. */
export function Checklist({ of, heading: Heading = 'h3' }: { of: Of; heading?: 'h2' | 'h3' }) {
  const answer = useApi(calls[of.kind].get, { params: { id: of.id } });
  const list = answer.data?.checklist;
  const id = useId();
  const done = list?.items.filter(({ doneAt }) => doneAt !== null).length ?? 0;
  return (
    <section className={classes.checklist} aria-labelledby={id}>
      <Heading id={id} className={classes.heading}>
        Lista kontrolna{' '}
        {list && list.items.length > 0 && (
          <span className={classes.progress}>
            {done} z {list.items.length}
          </span>
        )}
      </Heading>
      {list ? (
        <Items of={of} list={list} />
      ) : (
        <PendingAnswer answer={answer} shape={<PartToCome />} />
      )}
    </section>
  );
}

function Items({ of, list }: { of: Of; list: List }) {
  const { items, may, people } = list;
  const order = useSend(calls[of.kind].order);
  const move = (at: number, by: -1 | 1) => {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + by, 0, moved);
    order.mutate({ params: { id: of.id }, body: { items: ids } });
  };
  return (
    <>
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((item, at) => (
            <ChecklistPoint
              key={item.id}
              item={item}
              people={people}
              works={may.work}
              onUp={at > 0 ? () => move(at, -1) : undefined}
              onDown={at < items.length - 1 ? () => move(at, 1) : undefined}
            />
          ))}
        </ul>
      )}
      {may.work && <AddItem call={calls[of.kind].add} id={of.id} />}
      {items.length > 0 && <Required of={of} list={list} />}
    </>
  );
}

/** Whether the record may be closed before all is ticked off. */
function Required({ of, list: { required, may } }: { of: Of; list: List }) {
  const change = useSend(calls[of.kind].change, {
    optimistic: ({ body }) =>
      changeAtOnce((list) => ({ ...list, required: body.required ?? list.required })),
  });
  if (!may.require) {
    return required ? <p className={classes.note}>Wymagana do zamknięcia.</p> : null;
  }
  return (
    <Switch
      size="xs"
      label="Wymagana do zamknięcia"
      checked={required}
      onChange={(event) =>
        change.mutate({
          params: { id: of.id },
          body: { required: event.currentTarget.checked },
        })
      }
    />
  );
}
