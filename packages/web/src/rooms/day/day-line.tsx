import { Button } from '@mantine/core';
import { IconListCheck, IconPackage, IconUser } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { memo, type ReactNode } from 'react';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatDateTime, formatDay, formatDays, formatHours } from '../../kit/records/format.ts';
import classes from './day.module.css';
import { type AnyLine, lineKey } from './day-lines.ts';
import { actsOf, type LineAct } from './line-acts.ts';

export type LineDoing = {
  open: (line: AnyLine) => void;
  perform: (line: AnyLine, act: LineAct) => void;
};

/** One line of the day with its most used action. */
export const DayLine = memo(function DayLine({
  line,
  open,
  perform,
}: LineDoing & { line: AnyLine }) {
  const acts = actsOf(line);
  const main = acts.find((act) => act.main);
  const rest = acts.filter((act) => act !== main);
  return (
    <li className={classes.line} data-line={lineKey(line)}>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          data-row-open={lineKey(line)}
          onClick={() => open(line)}
        >
          {line.name}
        </button>
        {'isNew' in line && line.isNew && <span className={classes.fresh}>nowe</span>}
        <div className={classes.facts}>
          <Facts line={line} />
        </div>
      </div>
      <div className={classes.acts}>
        {main && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${bare(main)}: ${line.name}`}
            onClick={() => perform(line, main)}
          >
            {bare(main)}
          </Button>
        )}
        <RowMenu
          name={line.name}
          actions={rest.map((act) => ({ label: act.label, run: () => perform(line, act) }))}
        />
      </div>
    </li>
  );
});

const bare = ({ label }: LineAct) => label.replace('…', '');

function Facts({ line }: { line: AnyLine }) {
  if (line.kind === 'guest') {
    return (
      <>
        <IconUser size={14} stroke={1.5} aria-hidden />
        <Fact>gość {formatDateTime(line.at).slice(11)}</Fact>
        {line.party && <Fact>{line.party}</Fact>}
      </>
    );
  }
  if (line.kind === 'parcel') {
    return (
      <>
        <IconPackage size={14} stroke={1.5} aria-hidden />
        <Fact>przesyłka z {formatDay(line.at)}</Fact>
        {line.party && <Fact>{line.party}</Fact>}
        {line.number && <Fact>{line.number}</Fact>}
      </>
    );
  }
  if (line.kind === 'absence') return <Fact>{formatDays(line)}</Fact>;
  if (line.kind === 'item') {
    const { day, overdue, recordName, client } = line;
    return (
      <>
        <IconListCheck size={14} stroke={1.5} aria-hidden />
        {day && (
          <Fact>
            <Overdue value={day} lead="do" done={!overdue} />
          </Fact>
        )}
        <Fact>{recordName}</Fact>
        {client && <Fact>{client.name}</Fact>}
      </>
    );
  }
  if (line.kind === 'article') {
    return (
      <>
        <Fact>prosi: {line.by.name}</Fact>
        {line.dueOn && (
          <Fact>
            <Overdue value={line.dueOn} lead="do" done={!line.overdue} />
          </Fact>
        )}
      </>
    );
  }
  if (line.kind === 'comment') {
    const { asks, comment, count, client } = line;
    return (
      <>
        {asks && <Fact>{asks === 'mention' ? 'wzmianka o Tobie' : 'odpowiedź dla Ciebie'}</Fact>}
        <span className={classes.said}>
          {comment.by && <strong>{comment.by.name}: </strong>}
          {comment.text}
        </span>
        {count > 1 && (
          <Fact>
            {line.on === 'client'
              ? countWords(count, 'nowa notatka', 'nowe notatki', 'nowych notatek')
              : countWords(count, 'nowy komentarz', 'nowe komentarze', 'nowych komentarzy')}
          </Fact>
        )}
        {client && <Fact>{client.name}</Fact>}
      </>
    );
  }
  const { onBehalfOf, client, limit, hours, status, wait, danger } = line;
  return (
    <>
      <StatusDot status={status} />
      {limit && (
        <Fact>
          <Overdue value={limit} withTime lead="do" done={!line.overdue} />
        </Fact>
      )}
      {onBehalfOf && <Fact>zastępstwo: {onBehalfOf.name}</Fact>}
      {client && !(line.kind === 'task' && line.project.name.includes(client.name)) && (
        <Fact>{client.name}</Fact>
      )}
      {line.kind === 'task' ? <Fact>{line.project.name}</Fact> : <Issue line={line} />}
      {hours !== null && <Fact>{formatHours(hours)}</Fact>}
      {danger && <span className={classes.danger}>{danger}</span>}
      {line.kind === 'task' && line.waitsFor && (
        <span className={classes.gate}>
          czeka na: {line.waitsFor.name}
          {line.waitsFor.user && `, ${line.waitsFor.user.name}`}
          {line.waitsFor.limit && `, do ${formatDay(line.waitsFor.limit)}`}
        </span>
      )}
      {wait && (
        <span className={classes.gate}>
          <span aria-hidden>→</span>
          {line.kind === 'task'
            ? (line.user?.name ?? 'nikt nie ma tego zadania')
            : line.users.map(({ name }) => name).join(', ')}
          {`, ${waitedFor(wait.hours)}`}
        </span>
      )}
    </>
  );
}

/** 'od 3 godz. roboczych'; what has only just been handed on waits for less than one. */
function waitedFor(hours: number): string {
  const whole = Math.floor(hours);
  return whole === 0 ? 'od mniej niż godziny roboczej' : `od ${formatHours(whole)} roboczych`;
}

function Issue({ line }: { line: Extract<AnyLine, { kind: 'issue' }> }) {
  const { ask, orderedBy, users, returned, wait } = line;
  // The reader's own, in others' hands.
  if (wait) return null;
  if (ask === 'accept') return <Fact>zrobione: {users.map(({ name }) => name).join(', ')}</Fact>;
  if (!returned) return <Fact>zleca: {orderedBy.name}</Fact>;
  return (
    <span className={classes.said}>
      do poprawy: <strong>{returned.by?.name ?? orderedBy.name}</strong>
      {returned.text && ` – ${returned.text}`}
    </span>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <span className={classes.fact}>{children}</span>
);
