import { getWholeLetter } from '@zaplecze/contract/rooms/letters/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { Email } from '../../kit/records/contact.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import { LetterText } from './letter-text.tsx';
import classes from './letters.module.css';
import { WholeFiles } from './whole-files.tsx';

/** A letter as it came: all its words, and the letter itself to be downloaded. */
export function WholeLetterDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useApi(getWholeLetter, { params: { id } });
  const letter = data?.letter;
  return (
    <Modal
      title={letter?.subject ?? 'Cały list'}
      opened
      onClose={onClose}
      size={720}
      waits={!letter}
    >
      {!letter && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {letter && (
        <div className={classes.letter}>
          <div className={classes.facts}>
            <Fact label="Od">
              {letter.fromName} <Email address={letter.fromAddress} />
            </Fact>
            <Fact label="Przyszedł">
              <DateTimeText value={letter.received} />
            </Fact>
          </div>
          {letter.text ? (
            <LetterText text={letter.text} />
          ) : (
            <p>Tego listu nie udało się odczytać. Pobierz go i otwórz w programie pocztowym.</p>
          )}
          <WholeFiles files={letter.files} />
        </div>
      )}
    </Modal>
  );
}
