import { Modal } from '../../../kit/dialogs/modal.tsx';
import { FreeDays } from './free-days.tsx';
import classes from './rosters.module.css';
import { Rosters } from './rosters.tsx';

/** When the company works: the roster of everybody who has none of their own, and the days that it gives off. */
export function CompanyTime({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Czas pracy firmy" opened onClose={onClose} size={760}>
      <div className={classes.parts}>
        <Rosters person={0} />
        <FreeDays />
      </div>
    </Modal>
  );
}
