import { useQuery } from '@tanstack/react-query';
import { type Source, sourceQuery } from '../../fields/pickers/source.ts';
import type { ListState } from '../state/use-list-state.ts';
import type { Option, PillsProps } from '../types.ts';
import classes from './filter-pills.module.css';

/** Asked for options where the screen itself tells them. */
const noSource: Source = {
  key: ['no source'],
  small: true,
  find: () => Promise.resolve([]),
  one: () => Promise.resolve(null),
};

/** Quick pills over one filter; the first takes the filter off. */
export function FilterPills({
  state,
  ...props
}: PillsProps & { state: Pick<ListState, 'values' | 'setFilter'> }) {
  const { filter, label, all = 'Wszystkie', many } = props;
  const loaded = useQuery(sourceQuery(props.source ?? noSource));
  const options: readonly Option[] = props.options ?? loaded.data ?? [];
  const chosen = state.values(filter);
  const pressed = (id: string) => (many ? chosen.includes(id) : chosen.join(',') === id);
  const toggle = (id: string) => {
    if (!many) return state.setFilter({ [filter]: pressed(id) ? undefined : id.split(',') });
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    state.setFilter({ [filter]: next });
  };
  // Their line is kept free, so that the rows do not move down when they come.
  if (loaded.isPending && props.source) return <div className={classes.coming} aria-hidden />;
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks
    <div className={classes.pills} role="group" aria-label={label} data-many={options.length > 5}>
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
          onClick={() => toggle(String(option.id))}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
