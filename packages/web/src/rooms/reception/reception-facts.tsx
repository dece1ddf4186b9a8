import { addressOf } from '@zaplecze/contract/addresses';
import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { RecordFiles } from '../../kit/files/files.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CopyButton, Fact } from '../../kit/records/details.tsx';
import { PersonName } from '../persons/index.ts';
import classes from './reception.module.css';

/** A guest or a parcel to read, every field. */
export function ReceptionFacts({ record }: { record: Reception }) {
  return record.category === 'guest' ? <Guest record={record} /> : <Parcel record={record} />;
}

function Guest({ record }: { record: Reception }) {
  return (
    <div className={classes.facts}>
      <Fact label="Imię i nazwisko">{record.fullName}</Fact>
      <Fact label="Do kogo">
        <PersonName person={record.user} />
      </Fact>
      <Fact label="Firma">
        <Party record={record} />
      </Fact>
      <Fact label="Data i godzina wejścia">
        <DateTimeText value={record.operationDate} />
      </Fact>
      <Fact label="Wyjście">
        <DateTimeText value={record.exitDate} />
      </Fact>
      <Fact label="Notatka">
        {record.description && <span className={classes.text}>{record.description}</span>}
      </Fact>
    </div>
  );
}

function Parcel({ record }: { record: Reception }) {
  const { company, direction, taskNumber, sysNumber } = record;
  return (
    <>
      <div className={classes.facts}>
        <Fact label="Opis przesyłki">{record.description}</Fact>
        <Fact label="Numer systemowy">{sysNumber}</Fact>
        <Fact label="Rodzaj">{record.type?.name}</Fact>
        <Fact label="Typ przesyłki">{directions.find(({ id }) => id === direction)?.name}</Fact>
        <Fact label="Numer przesyłki">
          {taskNumber && (
            <>
              {taskNumber} <CopyButton text={taskNumber} what="numer przesyłki" />
            </>
          )}
        </Fact>
        <Fact label="Data nadania / odbioru">
          <DateTimeText value={record.operationDate} />
        </Fact>
        {record.receivedAt && (
          <Fact label="Odebrano">
            <DateTimeText value={record.receivedAt} />
            {record.receivedBy && `, ${record.receivedBy.name}`}
          </Fact>
        )}
        <Fact label="Spółka">
          {company && <ColorDot color={company.color}>{company.name}</ColorDot>}
        </Fact>
        <Fact label="Osoba z zespołu">{record.user && <PersonName person={record.user} />}</Fact>
        <Fact label="Nadawca / Odbiorca">
          <Party record={record} />
        </Fact>
        <Fact label="Ulica">{record.clientAddress}</Fact>
        <Fact label="Kod pocztowy">{record.clientPostal}</Fact>
        <Fact label="Miasto">{record.clientCity}</Fact>
      </div>
      <h2 className={classes.heading}>Pliki</h2>
      <RecordFiles files={record.files} />
    </>
  );
}

function Party({ record: { client, clientName } }: { record: Reception }) {
  if (!client) return clientName;
  return <AppLink to={addressOf('client', { id: client.id })}>{client.name}</AppLink>;
}
