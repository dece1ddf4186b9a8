import { memo, useRef } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { RowMenu } from '../../../kit/lists/table/row-menu.tsx';
import classes from './day-line.module.css';
import { type AnyLine, lineKey } from './day-lines.ts';
import { actsOf, type LineAct } from './line-acts.ts';
import { LineMark } from './line-mark.tsx';
import { lineFacts, lineTerm } from './line-words.ts';

export type LineDoing = {
  open: (line: AnyLine) => void;
  perform: (line: AnyLine, act: LineAct) => void;
  /** The line whose acts stand out, and that letters of the keyboard mean. */
  chosen: string | undefined;
  choose: (key: string) => void;
};

/** Where a line shows its acts only when it is chosen (day-line.module.css). */
const onPhone = () => window.matchMedia('(max-width: 640px)').matches;

/** One line of the day: what it is, when it is due, and its acts in their own columns. */
export const DayLine = memo(function DayLine({
  line,
  open,
  perform,
  chosen,
  choose,
}: Omit<LineDoing, 'chosen'> & { line: AnyLine; chosen: boolean }) {
  const acts = actsOf(line);
  const main = acts.find((act) => act.main);
  const second = acts.find((act) => act !== main && act.second);
  const rest = acts.filter((act) => act !== main && act !== second);
  const facts = lineFacts(line);
  const danger = 'danger' in line ? line.danger : null;
  const term = lineTerm(line);
  /** Whether it was chosen before the finger came down. */
  const before = useRef(chosen);
  const key = lineKey(line);
  return (
    <li className={classes.line} data-line={key} data-chosen={chosen || undefined}>
      <span className={classes.lead}>
        <LineMark line={line} />
      </span>
      <div
        className={classes.words}
        title={[line.name, ...facts, danger].filter(Boolean).join(' · ')}
      >
        <button
          type="button"
          className={classes.name}
          data-row-open={key}
          onPointerDown={() => {
            before.current = chosen;
          }}
          onClick={({ detail }) => {
            if (detail > 0 && !before.current && onPhone()) choose(key);
            else open(line);
          }}
        >
          {line.name}
        </button>
        {'isNew' in line && line.isNew && <span className={classes.fresh}>nowe</span>}
        <span className={classes.facts}>
          {facts[0]}
          {danger && (
            <>
              {facts.length > 0 && ' · '}
              <span className={classes.danger}>{danger}</span>
            </>
          )}
          {facts.slice(1).map((fact) => ` · ${fact}`)}
        </span>
      </div>
      <span className={classes.term} data-late={term?.late || undefined} title={term?.whole}>
        {term?.words}
      </span>
      <div className={classes.acts} data-decides={second?.second === 'always' || undefined}>
        {second && (
          <Button
            className={classes.second}
            variant={chosen ? 'default' : 'subtle'}
            color="gray"
            aria-label={`${bare(second)}: ${line.name}`}
            onClick={() => perform(line, second)}
          >
            {second.short ?? bare(second)}
          </Button>
        )}
        {main && (
          <Button
            className={classes.main}
            variant={chosen ? 'filled' : 'subtle'}
            aria-label={`${bare(main)}: ${line.name}`}
            onClick={() => perform(line, main)}
          >
            {main.short ?? bare(main)}
          </Button>
        )}
        <span className={classes.menu}>
          <RowMenu
            name={line.name}
            actions={rest.map((act) => ({ label: act.label, run: () => perform(line, act) }))}
          />
        </span>
      </div>
    </li>
  );
});

const bare = ({ label }: LineAct) => label.replace('…', '');
