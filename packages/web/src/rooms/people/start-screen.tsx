import '../../kit/styles-forms.ts';
import { Select } from '@mantine/core';
import { MainBox } from '../../kit/details.tsx';
import { useMe, useSetting } from '../../kit/session.ts';
import { startScreenOf, startScreensOf } from '../../kit/start-screen.ts';
import classes from './profile.module.css';

/** On one's own profile: which screen opens after signing in; kept at once. */
export function StartScreen() {
  const me = useMe();
  const [, keep] = useSetting('start-screen');
  const start = startScreenOf(me);
  const own = startScreensOf(me).map(({ path, menu }) => ({ value: path, label: menu.label }));
  return (
    <MainBox title="Ekran po zalogowaniu">
      <div className={classes.start}>
        <Select
          aria-label="Ekran po zalogowaniu"
          data={own}
          // The home page and /task are the same list.
          value={start === '/' ? '/task' : start}
          allowDeselect={false}
          onChange={(path) => path && keep(path)}
        />
      </div>
    </MainBox>
  );
}
