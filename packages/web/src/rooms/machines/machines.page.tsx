import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import classes from './machines.module.css';
import { ProgramsBox } from './programs-box.tsx';
import { WebhooksBox } from './webhooks-box.tsx';

/** For administrators: programs that call, and programs that are told. */
export function MachinesPage() {
  usePageTitle('Programy i webhooki');
  return (
    <div className={`${classes.page} ${partsInOrder}`}>
      <PageHead title="Programy i webhooki" />
      <ProgramsBox />
      <WebhooksBox />
    </div>
  );
}
