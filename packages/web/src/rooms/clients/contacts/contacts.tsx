import { IconAddressBook, IconArrowsJoin2, IconDownload, IconEraser } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { getContactCard } from '@zaplecze/contract/rooms/clients/cards/calls';
import { mergeContacts } from '@zaplecze/contract/rooms/clients/merging/calls';
import { anonymizePerson, exportPerson } from '@zaplecze/contract/rooms/rodo/calls';
import { onlyByRequest } from '@zaplecze/contract/rooms/rodo/lists';
import { useState } from 'react';
import { useMay } from '../../../kit/calls/session.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { CustomRows } from '../../../kit/custom-fields/custom-facts.tsx';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { openSigned } from '../../../kit/files/open-signed.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { RowMenu } from '../../../kit/lists/table/row-menu.tsx';
import { keepInView } from '../../../kit/navigation/keep-in-view.ts';
import { idInAddress, usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { Email, Phone } from '../../../kit/records/contact.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { SideBox } from '../../../kit/records/details.tsx';
import { LackingFields } from '../../../kit/records/in-place/lacking.tsx';
import classes from '../clients.module.css';

type Contact = Client['persons'][number];

const Anonymize = lazyPart(part(() => import('./anonymize-person.tsx'), 'AnonymizePerson'));

const exportOf = (id: number) =>
  openSigned(exportPerson, { params: { id }, query: { format: 'zip' } });

/** A client's contact persons; managers reach from here what the law on personal data asks for. */
export function Contacts({ client: { id, persons, may } }: { client: Client }) {
  const contactId = idInAddress(usePageSearch().contact);
  const go = useGo();
  if (persons.length === 0)
    return (
      may.edit && (
        <LackingFields
          fields={[{ name: 'persons', label: 'Osoba kontaktowa' }]}
          onAdd={() => void go(addressOf('clientEdit', { id }))}
        />
      )
    );
  return (
    <SideBox title="Osoby kontaktowe">
      <ul className={classes.contacts}>
        {persons.map((person) => (
          <li
            key={person.id}
            ref={person.id === contactId ? show : undefined}
            className={person.id === contactId ? classes.wanted : undefined}
          >
            {person.anonymized === null ? (
              <Person person={person} twins={twinsOf(person, persons)} />
            ) : (
              <Anonymous {...person} />
            )}
          </li>
        ))}
      </ul>
    </SideBox>
  );
}

/** Whoever was looked for is seen at once, however far down the page they stand. */
const show = (row: HTMLElement | null) => (row ? keepInView(row) : undefined);

/** Others of the client that are likely the same person: by name, telephone or e-mail. */
const twinsOf = (person: Contact, persons: Contact[]) =>
  persons.filter(
    (one) =>
      one.id !== person.id &&
      one.anonymized === null &&
      (plain(one.lastName) === plain(person.lastName) ||
        (one.phone !== null && one.phone === person.phone) ||
        (one.email !== null && one.email.toLowerCase() === person.email?.toLowerCase())),
  );

function Person({ person, twins }: { person: Contact; twins: Contact[] }) {
  const merge = useSend(mergeContacts, { toast: 'Osoby połączone' });
  const may = useMay(anonymizePerson);
  const [leaving, setLeaving] = useState(false);
  const name = `${person.firstName} ${person.lastName}`;
  const ask = async (other: Contact) => {
    const mergedName = `${other.firstName} ${other.lastName}`;
    const yes = await confirm({
      title: `Połączyć z: ${mergedName}?`,
      text: `Zostaje „${name}”: puste pola uzupełnią się, zgody przejdą. Tego nie można cofnąć.`,
      danger: false,
    });
    if (yes) merge.mutate({ params: { id: person.id }, body: { person: other.id } });
  };
  const card = {
    label: 'Pobierz wizytówkę (vCard)',
    icon: IconAddressBook,
    run: () => void openSigned(getContactCard, { params: { id: person.id }, query: {} }),
    why: person.restricted ? onlyByRequest : undefined,
  };
  const actions = [
    card,
    ...twins.map((other) => ({
      label: `Połącz z: ${other.firstName} ${other.lastName}`,
      icon: IconArrowsJoin2,
      run: () => void ask(other),
      why: other.restricted || person.restricted ? onlyByRequest : undefined,
    })),
    { label: 'Eksport danych (RODO)', icon: IconDownload, run: () => void exportOf(person.id) },
    {
      label: 'Anonimizuj',
      icon: IconEraser,
      danger: true,
      run: () => setLeaving(true),
      // Those whose data may only be kept are forgotten as they themselves ask (art. 18 of the GDPR).
      why: person.restricted ? onlyByRequest : undefined,
    },
  ];
  return (
    <>
      <div className={classes.contactHead}>
        <strong>{name}</strong>
        <RowMenu name={name} actions={may ? actions : [card]} />
      </div>
      {person.restricted && (
        <span className={classes.restricted}>
          Przetwarzanie ograniczone od <DayText value={person.restricted} />
        </span>
      )}
      {person.objected && <span className={classes.second}>Sprzeciw wobec marketingu</span>}
      {person.position && <span className={classes.second}>{person.position.name}</span>}
      <Phone number={person.phone} />
      <Email address={person.email} />
      {person.description && <p className={classes.wording}>{person.description}</p>}
      <CustomRows of="contact" record={person} />
      {leaving && <Anonymize id={person.id} name={name} onClose={() => setLeaving(false)} />}
    </>
  );
}

function Anonymous({ anonymized }: Contact) {
  return (
    <>
      <strong>Osoba zanonimizowana</strong>
      <span className={classes.second}>
        dane usunięto <DayText value={anonymized} />
      </span>
    </>
  );
}
