import parts from '../../navigation/page-head.module.css';
import classes from './view-menu.module.css';

/** A few values of which one holds. */
export function ViewChoice<V extends string>(props: {
  label: string;
  options: readonly (readonly [V, string])[];
  value: V;
  onChoose: (value: V) => void;
}) {
  const { label, options, value, onChoose } = props;
  return (
    <div className={classes.choice}>
      <span className={classes.heading} aria-hidden>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks */}
      <div className={parts.parts} role="group" aria-label={label}>
        {options.map(([id, name]) => (
          <button key={id} type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
