import { addressOf } from '@zaplecze/contract/addresses';
import '../../../kit/first-screen/styles-forms.ts';
import { useMe, useSetting } from '../../../kit/calls/session.ts';
import { Select } from '../../../kit/fields/select.tsx';
import { startScreenOf, startScreensOf } from '../../../kit/navigation/start-screen.ts';
import { MainBox } from '../../../kit/records/details.tsx';
import classes from './profile.module.css';

/** On one's own profile: which screen opens after signing in; kept at once. */
export function StartScreen() {
  const me = useMe();
  const [, keep] = useSetting('start-screen');
  const start = startScreenOf(me);
  const own = startScreensOf(me).map(({ path, label }) => ({ value: path, label }));
  return (
    <MainBox title="Ekran po zalogowaniu">
      <div className={classes.start}>
        <Select
          aria-label="Ekran po zalogowaniu"
          data={own}
          // The home page and /task are the same list.
          value={start === addressOf('home') ? addressOf('tasks') : start}
          allowDeselect={false}
          onChange={(path) => path && keep(path)}
        />
      </div>
    </MainBox>
  );
}
