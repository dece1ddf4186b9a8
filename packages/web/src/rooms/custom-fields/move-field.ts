import { useQueryClient } from '@tanstack/react-query';
import {
  type CustomDefinition,
  orderCustomFields,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { createPending } from '../../kit/calls/pending.ts';
import { callOnce } from '../../kit/calls/send.ts';

/** Moves that the list on the screen shows before the server's answer has them. */
export const fieldMoves = createPending<CustomDefinition[]>();

/** The fields with one of them before another, or behind all; as they are where either has gone. */
function withMoved(
  fields: CustomDefinition[],
  { field, before }: { field: number; before: number | null },
): CustomDefinition[] {
  const moved = fields.find(({ id }) => id === field);
  const others = fields.filter((one) => one !== moved);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  return moved && at >= 0 ? others.toSpliced(at, 0, moved) : fields;
}

/** Moves are sent one after the other, as each says where a field goes among those that were moved before. */
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
let moves = 0;
const done = new Set<string>();

/**
 * Moves a field before another one of its records, or behind all (null): at once on the screen, then on the server. A move that
 * is refused is told and taken back alone.
 */
export function useMoveField(): (field: number, before: number | null) => void {
  const client = useQueryClient();
  const move = (field: number, before: number | null): void => {
    moves += 1;
    waiting += 1;
    const key = String(moves);
    fieldMoves.add(key, (fields) => withMoved(fields, { field, before }));
    const again = () => move(field, before);
    line = line
      .then(() => callOnce(orderCustomFields, { body: { field, before } }, false, again))
      .then(
        () => done.add(key),
        () => fieldMoves.drop(key),
      )
      .then(() => {
        waiting -= 1;
        if (waiting === 0) void readAnew();
      });
  };
  /** What was sent stands in the answer then; during a later move it is left to the end of that one. */
  const readAnew = async () => {
    await client.invalidateQueries();
    if (waiting > 0) return;
    for (const key of done) fieldMoves.drop(key);
    done.clear();
  };
  return move;
}
