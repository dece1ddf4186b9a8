import { addressOf } from '@zaplecze/contract/addresses';
import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { CustomRows } from '../../kit/custom-fields/custom-facts.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CopyButton, Fact } from '../../kit/records/details.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { EditedTogether } from '../../kit/records/in-place/editable-fact.tsx';
import { LackingTogether } from '../../kit/records/in-place/lacking.tsx';
import { PersonName } from '../person-names/index.ts';
import classes from './reception.module.css';

/** A name that was typed stands where a client would. */
const partyOf = ({ client, clientName }: Reception) =>
  client ?? (clientName === null ? null : { id: null, name: clientName });
const user = (person: Reception['user']) => <PersonName person={person} />;
const client = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? name : <AppLink to={addressOf('client', { id })}>{name}</AppLink>;

const Editor = suspendingPart(part(() => import('./reception-editor.tsx'), 'ReceptionEditor'));
const editorFor = ({ may }: Reception) => (may.edit ? Editor : undefined);

/** Who a guest comes from, or a parcel: changed as one thing, a client of ours or a typed name. */
function Party({ record, names, label }: { record: Reception; names: string[]; label: string }) {
  const shown = partyOf(record);
  return (
    <EditedTogether
      editor={editorFor(record)}
      record={record}
      names={names}
      label={label}
      empty={shown === null}
    >
      {shown && client(shown)}
    </EditedTogether>
  );
}
const guestParty = ['client', 'clientName'];
const address = ['clientAddress', 'clientPostal', 'clientCity'] as const;
const parcelParty = [...guestParty, ...address];

/** A guest or a parcel to read, every field; changed there by who may. */
export function ReceptionFacts({ record }: { record: Reception }) {
  return record.category === 'guest' ? <Guest record={record} /> : <Parcel record={record} />;
}

function Guest({ record }: { record: Reception }) {
  return (
    <div className={classes.facts}>
      <LackingTogether>
        <FieldFacts
          fields={guestFields}
          record={record}
          editor={editorFor(record)}
          section="guest"
          own={{ user }}
        />
        <Party record={record} names={guestParty} label={guestFields.client.label} />
        <FieldFacts
          fields={guestFields}
          record={record}
          editor={editorFor(record)}
          section="time"
          own={{
            description: (words) => <span className={classes.text}>{words}</span>,
          }}
        />
        <CustomRows of="guest" record={record} editor={editorFor(record)} />
      </LackingTogether>
    </div>
  );
}

function Parcel({ record }: { record: Reception }) {
  const { receivedAt, receivedBy, files } = record;
  const its = { fields: parcelFields, record, editor: editorFor(record) };
  return (
    <>
      <div className={classes.facts}>
        <LackingTogether>
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
          <Party record={record} names={parcelParty} label={parcelFields.client.label} />
          <FieldFacts {...its} section="party" but={['client', 'clientName']} fixed={address} />
          <CustomRows of="parcel" record={record} editor={editorFor(record)} />
        </LackingTogether>
      </div>
      <h2 className={classes.heading}>Pliki</h2>
      <RecordFiles files={files} />
    </>
  );
}
