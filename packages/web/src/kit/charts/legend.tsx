import classes from './legend.module.css';
import { fillOf, Patterns, type Tone } from './patterns.tsx';

/** What the fillings of a drawing mean, in words beside them. */
export function Legend({
  prefix,
  tones,
}: {
  prefix: string;
  tones: readonly (Tone & { name: string })[];
}) {
  return (
    <div className={classes.legend}>
      {tones.map((tone) => (
        <span key={tone.key} className={classes.tone}>
          <svg width="14" height="14" aria-hidden="true">
            <Patterns prefix={`${prefix}-legend`} tones={[tone]} />
            <rect width="14" height="14" rx="2" fill={fillOf(`${prefix}-legend`, tone)} />
          </svg>
          <span data-text>{tone.name}</span>
        </span>
      ))}
    </div>
  );
}
