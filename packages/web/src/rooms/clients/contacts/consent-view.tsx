import { Button } from '@mantine/core';
import { channels, endReasons, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText, DayText } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import classes from '../clients.module.css';
import { type Agreement, stateOf } from './consents.tsx';

/** A consent to read, with the wording that was accepted. */
export function ConsentView(props: { agreement: Agreement; onClose: () => void }) {
  const { agreement, onClose } = props;
  return (
    <Modal title={agreement.type.name} opened onClose={onClose} address="consent">
      <Row>
        <Fact label="Osoba">{agreement.person?.name}</Fact>
        <Fact label="Stan">
          <StatusDot status={stateOf(agreement)} />
        </Fact>
        <Fact label="Wyrażona">
          <DayText value={agreement.given} />
        </Fact>
        <Fact label={agreement.endReason ? 'Zakończona' : 'Wycofana'}>
          {agreement.withdrawn && <DayText value={agreement.withdrawn} />}
        </Fact>
      </Row>
      {agreement.endReason && (
        <Fact label="Powód zakończenia">{nameById(endReasons, agreement.endReason)}</Fact>
      )}
      <Fact label="Jak wyrażono">{agreement.channel && nameById(channels, agreement.channel)}</Fact>
      <Fact label="Treść zgody w chwili jej wyrażenia">
        {agreement.wording && <span className={classes.wording}>{agreement.wording}</span>}
      </Fact>
      <Fact label="Zmieniono">
        <DateTimeText value={agreement.modified} />
      </Fact>
      {agreement.file ? (
        <RecordFiles files={[agreement.file]} />
      ) : (
        <EmptyNote>Plik usunięto razem z danymi osoby.</EmptyNote>
      )}
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
      </div>
    </Modal>
  );
}
