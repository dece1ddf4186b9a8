import '../../kit/first-screen/styles-forms.ts';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';
import classes from './timeline.module.css';
import type { Whose } from './use-axis-state.ts';

const departments = dictionarySource('department');

/** Department and person of a timeline. */
export function WhoseFilters({ whose }: { whose: Whose }) {
  return (
    <>
      <div className={classes.field}>
        <PickOne
          aria-label="Dział"
          placeholder="Wszystkie działy"
          source={departments}
          value={whose.department}
          onPick={whose.setDepartment}
        />
      </div>
      <div className={classes.field}>
        <PickOne
          aria-label="Osoba"
          placeholder="Wszyscy"
          source={peopleSource}
          value={whose.person}
          onPick={whose.setPerson}
        />
      </div>
    </>
  );
}
