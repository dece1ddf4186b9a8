import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import type { Source } from '../../fields/pickers/source.ts';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { useFirstScreen } from '../../first-screen/use-first-screen.ts';
import parts from '../../navigation/page-head.module.css';
import type { ListState } from '../state/use-list-state.ts';
import type { Option, PillsProps } from '../types.ts';
import classes from './filter-pills.module.css';

export type PillsOfState = PillsProps & { state: Pick<ListState, 'values' | 'setFilter'> };

const FilterChoice = suspendingPart<PillsOfState & { source: Source }>(
  part(() => import('./filter-choice.tsx'), 'FilterChoice'),
);

/** Quick choices over one filter: a few of the screen's own lie open, those of a dictionary in a menu. */
export function FilterPills({ source, ...props }: PillsOfState) {
  const shown = useFirstScreen();
  if (!source) return <Pills {...props} options={props.options ?? []} />;
  const waiting = <Waiting {...props} />;
  // What narrows the rows is told, and can be taken off, while they are on their way.
  const isChosen = props.state.values(props.filter).length > 0;
  return (
    <Suspense fallback={waiting}>
      {shown || isChosen ? <FilterChoice {...props} source={source} /> : waiting}
    </Suspense>
  );
}

/** As the button will be. */
const Waiting = ({ label, all = 'Wszystkie' }: PillsProps) => (
  <span className={classes.choice}>
    <span className={classes.label}>{label}</span> <span>{all}</span>
  </span>
);

/** Where the head is one line, values of too many letters are chosen from a list. */
const headOfOneLine = '(min-width: 901px)';
const narrowHead = '(max-width: 1199px)';

/** Quick pills over one filter; the first takes the filter off. */
function Pills(props: PillsOfState & { options: readonly Option[] }) {
  const { filter, label, all = 'Wszystkie', options, many, folded, state } = props;
  const chosen = state.values(filter);
  const pressed = (id: string) => (many ? chosen.includes(id) : chosen.join(',') === id);
  const oneLine = useMediaQuery(headOfOneLine, true, { getInitialValueInEffect: false });
  const narrow = useMediaQuery(narrowHead, false, { getInitialValueInEffect: false });
  const letters = [all, ...options.map(({ name }) => name)].join('').length;
  if (oneLine && !many && (folded || letters > (narrow ? 26 : 48))) {
    return (
      <select
        className={classes.choice}
        aria-label={label}
        value={chosen.join(',')}
        onChange={({ target: { value } }) =>
          state.setFilter({ [filter]: value === '' ? undefined : value.split(',') })
        }
      >
        <option value="">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks
    <div className={parts.parts} role="group" aria-label={label}>
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        onClick={() => state.setFilter({ [filter]: undefined })}
      >
        {all}
      </button>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={pressed(String(option.id))}
          onClick={() => toggle(props, String(option.id))}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}

/** Presses one of them: beside the others, or in their place. */
export function toggle({ state, filter, many }: PillsOfState, id: string) {
  const chosen = state.values(filter);
  if (!many) {
    return state.setFilter({ [filter]: chosen.join(',') === id ? undefined : id.split(',') });
  }
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  state.setFilter({ [filter]: next });
}
