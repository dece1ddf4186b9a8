import { addressOf } from '@zaplecze/contract/addresses';
import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { RecordFiles } from '../../kit/files/files.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CopyButton, Fact } from '../../kit/records/details.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { PersonName } from '../person-names/index.ts';
import classes from './reception.module.css';

/** A name that was typed stands where a client would. */
const withParty = ({ client, clientName, ...record }: Reception) => ({
  ...record,
  client: client ?? (clientName === null ? null : { id: null, name: clientName }),
});
const user = (person: Reception['user']) => <PersonName person={person} />;
const client = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? name : <AppLink to={addressOf('client', { id })}>{name}</AppLink>;

/** A guest or a parcel to read, every field. */
export function ReceptionFacts({ record }: { record: Reception }) {
  return record.category === 'guest' ? <Guest record={record} /> : <Parcel record={record} />;
}

function Guest({ record }: { record: Reception }) {
  return (
    <div className={classes.facts}>
      <FieldFacts
        fields={guestFields}
        record={withParty(record)}
        but={['clientName']}
        own={{
          ...{ user, client },
          description: (words) => <span className={classes.text}>{words}</span>,
        }}
      />
    </div>
  );
}

function Parcel({ record }: { record: Reception }) {
  const { receivedAt, receivedBy, files } = record;
  const its = { fields: parcelFields, record: withParty(record) };
  return (
    <>
      <div className={classes.facts}>
        <FieldFacts
          {...its}
          section="parcel"
          first={['description', 'sysNumber']}
          own={{
            direction: (value) => directions.find(({ id }) => id === value)?.name,
            taskNumber: (number) => (
              <>
                {number} <CopyButton text={number} what="numer przesyłki" />
              </>
            ),
          }}
        />
        {receivedAt && (
          <Fact label="Odebrano">
            <DateTimeText value={receivedAt} />
            {receivedBy && `, ${receivedBy.name}`}
          </Fact>
        )}
        <FieldFacts
          {...its}
          section="ours"
          own={{
            company: ({ name, color }) => <ColorDot color={color}>{name}</ColorDot>,
            user,
          }}
        />
        <FieldFacts {...its} section="party" but={['clientName']} own={{ client }} />
      </div>
      <h2 className={classes.heading}>Pliki</h2>
      <RecordFiles files={files} />
    </>
  );
}
