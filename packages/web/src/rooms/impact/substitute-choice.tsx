import type { Impact } from '@zaplecze/contract/rooms/impact/calls';
import { useFormContext } from 'react-hook-form';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { peopleSource } from '../choice-sources/index.ts';
import classes from './impact.module.css';
import { candidateWords } from './impact-words.ts';

/** The choice of a substitute: candidates with their hours, and everybody else by name. */
export function SubstituteChoice({ impact }: { impact: Impact }) {
  const { candidates } = impact;
  const { watch, setValue } = useFormContext();
  const chosen = watch('user');
  return (
    <div className={classes.substitute}>
      <RecordPicker
        name="user"
        label="Zastępuje"
        help="Na czas nieobecności widzi i robi jej pracę; zastępstwo przesuwa się i kończy razem z nieobecnością."
        placeholder="Nikt"
        source={peopleSource}
        known={candidates.map(({ user }) => user)}
      />
      {candidates.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks
        <div className={classes.candidates} role="group" aria-label="Proponowani zastępcy">
          {candidates.map((one) => (
            <button
              key={one.user.id}
              type="button"
              className={classes.candidate}
              aria-pressed={one.user.id === chosen}
              onClick={() => setValue('user', one.user.id, { shouldDirty: true })}
            >
              <Avatar person={one.user} />
              <span>
                <span className={classes.name}>{one.user.name}</span>
                <span className={classes.second}>{candidateWords(one)}</span>
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
