import layout from '../../kit/lists/list-page.module.css';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import classes from './machines.module.css';
import { ProgramsBox } from './programs-box.tsx';
import { WebhooksBox } from './webhooks-box.tsx';

/** For administrators: programs that call, and programs that are told. */
export function MachinesPage() {
  usePageTitle('Programy i webhooki');
  return (
    <div className={classes.page}>
      <header className={layout.head}>
        <h1 className={layout.title}>Programy i webhooki</h1>
      </header>
      <ProgramsBox />
      <WebhooksBox />
    </div>
  );
}
