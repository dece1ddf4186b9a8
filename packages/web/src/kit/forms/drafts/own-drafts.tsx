import { draftDays } from '@zaplecze/contract/rooms/drafts/lists';
import { useMe } from '../../calls/session.ts';
import { MainBox } from '../../records/details.tsx';
import { isWaiting } from './account-drafts.ts';
import { DraftLine } from './draft-line.tsx';
import classes from './waiting-drafts.module.css';

/** On one's own profile: every form that was left, wherever it began. */
export function OwnDrafts() {
  const rows = useMe().drafts.filter(isWaiting);
  if (rows.length === 0) return null;
  return (
    <MainBox title="Niedokończone">
      <p className={classes.about}>
        {`Formularze opuszczone przed zapisaniem. Widzisz je tylko Ty; znikają po ${draftDays} dniach.`}
      </p>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <DraftLine key={row.key} row={row} />
        ))}
      </ul>
    </MainBox>
  );
}
