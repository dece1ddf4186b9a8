import { IconAlertTriangle, IconCheck, IconPlayerPause } from '@tabler/icons-react';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import type { AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import type { CSSProperties } from 'react';
import { useBarDrag } from '../../kit/calendar/use-bar-drag.ts';
import { shiftWorkDay } from '../../kit/calendar/work-days.ts';
import { formatDay } from '../../kit/records/format.ts';
import classes from './axis-bar.module.css';
import { type BarPlace, isOpenItem, itemWords, placeBar, stateOf } from './axis-items.ts';

type Props = {
  item: AxisItem & { to: string };
  days: string[];
  room: number;
  /** The place of the bar by its known dates. */
  place: BarPlace;
  lane: number;
  /** The words of the bar: a name, or a person. */
  words: string;
  /** Whether the Tab key stops here; arrows lead from bar to bar. */
  reachable: boolean;
  onOpen: () => void;
  onMove: (day: string) => Promise<void>;
  tell: (words: string) => void;
};

/** Work from its beginning to its limit, which is dragged; what is late goes on, hatched, until today. */
export function AxisBar(props: Props) {
  const { item, days, room, lane, reachable, onOpen, onMove, tell } = props;
  const open = isOpenItem(item);
  const drag = useBarDrag({
    range: { dateFrom: item.from, dateTo: item.to },
    limit: true,
    touch: true,
    shift: shiftWorkDay,
    days: days.length,
    onDrop: ({ dateTo }) => onMove(dateTo),
    tell,
  });
  const { dateFrom: from, dateTo: to } = drag.range;
  const late = item.late && !drag.draft;
  const drawn = drag.draft
    ? placeBar({ from, to, late }, { days, today: warsawDay(), room })
    : null;
  const place = drawn ?? props.place;
  const danger = late || item.reasons.some(isBurning);
  const all = itemWords(item, props.words);
  return (
    <li className={classes.place} style={placeOf(place, lane)}>
      <button
        ref={drag.hold}
        type="button"
        className={classes.bar}
        {...(open && drag.handlers)}
        data-bar={`${item.kind} ${item.id}`}
        data-moves={open || undefined}
        data-held={drag.held ? '' : undefined}
        data-dragging={drag.dragging || undefined}
        data-state={stateOf(item)}
        data-late={late || undefined}
        data-danger={danger || undefined}
        data-final={item.finalDate || undefined}
        data-begins={place.begins || undefined}
        data-ends={place.ends || undefined}
        data-words={place.words}
        tabIndex={reachable ? 0 : -1}
        aria-label={all}
        aria-describedby="axis-keys"
        title={drag.dragging ? undefined : all}
        onClick={(event) => {
          if (event.detail === 0 || !drag.wasDrag()) onOpen();
        }}
      >
        {place.length > 0 && <span className={classes.mark} />}
        {place.tail > 0 && <span className={classes.tail} />}
        <span className={classes.words} aria-hidden>
          <Sign item={item} danger={danger} />
          <span>{drag.draft ? <strong>{formatDay(to)}</strong> : props.words}</span>
        </span>
      </button>
    </li>
  );
}

/** What colour alone would say. */
function Sign({ item, danger }: { item: AxisItem; danger: boolean }) {
  const state = stateOf(item);
  if (state === 'done') return <IconCheck size={13} stroke={2.5} className={classes.done} />;
  if (danger) return <IconAlertTriangle size={13} stroke={2} className={classes.danger} />;
  return state === 'suspended' ? <IconPlayerPause size={12} stroke={2} /> : null;
}

const placeOf = ({ start, span, at, length, tail }: BarPlace, lane: number) =>
  ({
    '--start': start,
    '--span': span,
    '--lane': lane,
    '--mark-at': (at - start) / span,
    '--mark': length / span,
    '--tail': tail / span,
  }) as CSSProperties;
