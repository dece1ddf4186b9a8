import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type FileReading, largestImport } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  addPeople,
  type ReadPerson,
  readPeople,
  sendInvitations,
} from '@zaplecze/contract/rooms/start/calls';
import { useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { DropZone } from '../../kit/files/drop-zone.tsx';
import { sendFile } from '../../kit/files/upload.ts';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import { FormElement } from '../../kit/forms/form-element.tsx';
import { type ReadAnew, SheetChoice, SheetQuestion } from '../../kit/imports/sheet-choice.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { CopyButton } from '../../kit/records/details.tsx';
import { PeopleRows } from './people-rows.tsx';
import classes from './start.module.css';
import type { StepProps } from './start.page.tsx';

export type TypedPerson = ReadPerson & { key: number };

let last = 0;
const empty = (): TypedPerson => ({
  key: ++last,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  department: null,
  position: null,
  role: 'ROLE_USER',
});

const isEmpty = ({ firstName, lastName, email, phone }: ReadPerson) =>
  [firstName, lastName, email, phone].every((text) => text.trim() === '');

type Read = { people: ReadPerson[]; unknown: string[]; reading: FileReading };
type Chosen = { sheet: number | null; heading: number | null };
/** A file, how it was read, and the rows that it filled as they were then. */
type Source = { file: File; reading: FileReading; rows: TypedPerson[] };

/** Which sheet and row of headings are meant, for the address of the call. */
function placeOf(chosen: Chosen | undefined): string {
  const pairs = Object.entries(chosen ?? {}).filter(([, value]) => value !== null);
  return pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}

const persons = (count: number) => countWords(count, 'osobę', 'osoby', 'osób');

export function PeopleStep({ start: { people } }: StepProps) {
  const [rows, setRows] = useState(() => [empty(), empty(), empty()]);
  const [reading, setReading] = useState(false);
  const [fileError, setFileError] = useState('');
  const [unknown, setUnknown] = useState<string[]>([]);
  const [links, setLinks] = useState<{ name: string; url: string | null }[]>([]);
  const [source, setSource] = useState<Source | null>(null);
  const filled = rows.filter((row) => !isEmpty(row));
  useUnsaved(filled.length > 0);
  const add = useSend(addPeople, {
    quiet: true,
    onDone: ({ added }) => {
      toast.success(`Dodano ${persons(added)}`);
      setRows([empty(), empty(), empty()]);
      setUnknown([]);
      setSource(null);
    },
  });
  const invite = useSend(sendInvitations, {
    onDone: ({ sent, links }) => {
      const invitations = countWords(sent, 'zaproszenie', 'zaproszenia', 'zaproszeń');
      setLinks(links);
      if (links.length === 0) toast.success(`Wysłano ${invitations}`);
      else toast.info(`Zapisano ${invitations}, nie wysłano: nie ma serwera poczty.`);
    },
  });
  /** Puts a file's people behind those that stand there; read anew, in the place of those of it that nobody changed since. */
  const read = async (file: File, chosen?: Chosen) => {
    const others = chosen && source ? rows.filter((row) => !source.rows.includes(row)) : rows;
    setReading(true);
    setFileError('');
    try {
      const found = await sendFile<Read>(`${readPeople.path}${placeOf(chosen)}`, file, {
        largest: largestImport,
      });
      // Which sheet is meant is asked before anything of it is shown.
      const people = found.reading.asks ? [] : found.people;
      const added = people.map((person) => ({ ...person, key: empty().key }));
      setRows([...others.filter((row) => !isEmpty(row)), ...added]);
      setUnknown(found.reading.asks ? [] : found.unknown);
      setSource({ file, reading: found.reading, rows: added });
    } catch (failure) {
      setFileError(failure instanceof ApiError ? failure.message : 'Coś poszło nie tak.');
    } finally {
      setReading(false);
    }
  };
  const anew: ReadAnew = {
    choose: (chosen) => source && void read(source.file, chosen),
    loading: reading,
  };
  const save = () => {
    // The answer refers to rows by their numbers.
    setRows(filled);
    add.mutate({
      body: {
        people: filled.map(({ key: _, phone, ...person }) => ({ ...person, phone: phone || null })),
      },
    });
  };
  return (
    <>
      <p>
        Wpisz osoby albo wczytaj je z pliku. Nikt nie dostanie listu, dopóki nie wyślesz zaproszeń.
        W systemie: {countWords(people.active, 'osoba', 'osoby', 'osób')}.{' '}
        <AppLink to={addressOf('team')}>Zobacz zespół</AppLink>
      </p>
      <FormElement
        onSend={() => {
          if (filled.length > 0) save();
        }}
      >
        <PeopleRows
          rows={rows}
          errors={add.error?.errors ?? {}}
          onChange={(at, changes) =>
            setRows(rows.map((row, each) => (each === at ? { ...row, ...changes } : row)))
          }
        />
        {add.error && (
          <p role="alert" className={classes.told} data-failed>
            {add.error.message}
          </p>
        )}
        <div className={classes.bar} style={{ marginTop: 12 }}>
          <Button type="submit" loading={add.isPending} disabled={filled.length === 0}>
            {filled.length === 0 ? 'Zapisz osoby' : `Zapisz ${persons(filled.length)}`}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setRows([...rows, empty()])}
          >
            Dodaj wiersz
          </Button>
        </div>
      </FormElement>
      <DropZone
        label="Plik XLSX lub CSV"
        help="Nagłówki: imię, nazwisko (albo imię i nazwisko), e-mail, telefon, dział, stanowisko, rola. Osoby trafią do wierszy powyżej, do przejrzenia."
        single
        disabled={reading}
        error={fileError || undefined}
        onFiles={([file]) => file && void read(file)}
      />
      {source &&
        (source.reading.asks ? (
          <SheetQuestion reading={source.reading} anew={anew} />
        ) : (
          <SheetChoice reading={source.reading} anew={anew} />
        ))}
      {unknown.length > 0 && (
        <ul className={classes.quiet} role="status">
          {unknown.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {people.waiting > 0 && (
        <div className={classes.bar}>
          <Button
            variant={filled.length > 0 ? 'default' : 'filled'}
            loading={invite.isPending}
            onClick={() => invite.mutate({})}
          >
            Wyślij zaproszenia
          </Button>
          <span>
            Bez zaproszenia: {countWords(people.waiting, 'osoba', 'osoby', 'osób')}. Odnośnik w
            liście działa 7 dni.
          </span>
        </div>
      )}
      {links.length > 0 && (
        <section aria-label="Odnośniki do przekazania">
          <p>
            Nie ma serwera poczty, więc listów nikt nie dostał. Przekaż odnośniki sam; każdy otwiera
            konto tej osoby.
          </p>
          <ul className={classes.quiet}>
            {links.map(({ name, url }) => (
              <li key={`${name} ${url}`}>
                {name} {url && <CopyButton text={url} what={`odnośnik: ${name}`} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
