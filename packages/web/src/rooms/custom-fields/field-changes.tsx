import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { countWords, groupThousands } from '@zaplecze/contract/kit/values/words';
import {
  type CustomChange,
  listCustomChanges,
  undoCustomChange,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { formatDay } from '../../kit/records/format.ts';
import { askToUndo } from './ask-to-undo.ts';
import classes from './custom-fields.module.css';

/**
 * Changes of fields that go on or can be undone; while one goes on they are read on, and the fields anew once it has ended, also
 * where it had ended before this was asked: its field has another number then than the one that is `known`.
 */
export function useFieldChanges(known: readonly { id: number }[] | undefined): CustomChange[] {
  const { data } = useApi(
    listCustomChanges,
    {},
    { refetchInterval: ({ state }) => (state.data?.busy ? 1_000 : false) },
  );
  const client = useQueryClient();
  const was = useRef(false);
  const busy = data?.busy ?? false;
  const settle = useEffectEvent(() => {
    if (was.current && !busy) void client.invalidateQueries();
    was.current = busy;
  });
  useEffect(() => {
    // The answer itself is the news.
    if (busy !== was.current) settle();
  }, [busy]);
  const isBehind =
    known !== undefined && data?.list.some(({ field }) => !known.some(({ id }) => id === field));
  useEffect(() => {
    if (isBehind) void client.invalidateQueries();
  }, [isBehind, client]);
  return data?.list ?? [];
}

/** What is being changed in a field, how far it is, and what can be undone. */
export function FieldChanges({ changes }: { changes: CustomChange[] }) {
  const undo = useSend(undoCustomChange);
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.id} className={classes.change}>
          <span>{wordsOf(change)}</span>
          {isGoing(change) && (
            <Progress
              value={change.total === 0 ? 100 : (change.done / change.total) * 100}
              animated={change.total === 0}
              aria-label={nameOf(change)}
            />
          )}
          {change.until && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={undo.isPending}
              aria-label={undoName(change)}
              onClick={() =>
                void askToUndo(change, () => undo.mutate({ params: { id: change.id } }))
              }
            >
              {undoName(change)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const isGoing = ({ state }: CustomChange) => state === 'running' || state === 'undoing';

const kindOf = (kind: CustomChange['from']) => (kind ? customKindWords[kind] : '');

const undoName = ({ what, option }: CustomChange): string =>
  what === 'kind' ? 'Cofnij zmianę rodzaju' : `Przywróć wybór „${option}”`;

function nameOf({ what, to, option, state }: CustomChange): string {
  if (what === 'kind')
    return state === 'undoing' ? 'Cofanie zmiany rodzaju' : `Zmiana rodzaju na „${kindOf(to)}”`;
  return state === 'undoing' ? `Przywracanie „${option}”` : `Zdejmowanie „${option}” z rekordów`;
}

function wordsOf(change: CustomChange): string {
  const { what, from, to, option, state, done, total, lost, failure, until, created, who } = change;
  if (failure !== null) return failure;
  if (isGoing(change))
    return total === 0
      ? `${nameOf(change)}…`
      : `${nameOf(change)}: ${groupThousands(done)} z ${groupThousands(total)}…`;
  const by = who ? `, ${who}` : '';
  const last = until ? ` Cofnąć można do ${formatDay(until)}.` : '';
  if (what === 'option' || state === 'failed')
    return `„${option}” zdjęto z listy ${formatDay(created)}${by}.${last}`;
  const empty =
    lost > 0 ? `; bez wartości zostało: ${countWords(lost, 'rekord', 'rekordy', 'rekordów')}` : '';
  return `„${kindOf(from)}” zmieniono na „${kindOf(to)}” ${formatDay(created)}${by}${empty}.${last}`;
}
