import { Button } from '@mantine/core';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { type MergedIssue, splitIssue } from '@zaplecze/contract/rooms/issues/merging/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { WholeLetter } from '../../letters/index.ts';
import classes from './joined.module.css';

/** Issues that became a part of this one, each with what it said, and the way back. */
export function MergedIssues({ issue: { merged } }: { issue: Issue }) {
  if (merged.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Połączone zgłoszenia">
      {merged.map((one) => (
        <Merged key={one.id} one={one} />
      ))}
    </ul>
  );
}

function Merged({
  one: { id, name, description, letter, orderedBy, created, at, by, may },
}: {
  one: MergedIssue;
}) {
  const split = useSend(splitIssue, { toast: 'Rozłączono' });
  const ask = async () => {
    const yes = await confirm({
      title: 'Rozłączyć zgłoszenia?',
      text: `„${name}” znów będzie osobne i odzyska to, co przeszło. To, co dopisano później, zostaje tutaj.`,
      danger: false,
    });
    if (yes) split.mutate({ params: { id } });
  };
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <details className={classes.words}>
          <summary>{name}</summary>
          <p className={classes.text}>{description}</p>
          <WholeLetter letter={letter} />
        </details>
        {may.split && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={split.isPending}
            aria-label={`Rozłącz: ${name}`}
            onClick={() => void ask()}
          >
            Rozłącz
          </Button>
        )}
      </div>
      <span className={classes.facts}>
        <span>
          zlecenie: {orderedBy.name}, {formatDay(created)}
        </span>
        <span>
          połączono {formatDay(at)}
          {by && `, ${by.name}`}
        </span>
      </span>
    </li>
  );
}
