import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconCheck,
  IconFileText,
  IconPackageExport,
  IconPlus,
} from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  caseProtocol,
  exportCase,
  getCase,
  type PersonalCase,
  reopenCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseKinds, channels, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { DateTimeText, DayText } from '../../kit/records/date-text.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailColumns, DetailHeader, Fact, MainBox, SideBox } from '../../kit/records/details.tsx';
import { type MainAction, RecordActions } from '../../kit/records/in-place/record-actions.tsx';
import { PersonName } from '../person-names/index.ts';
import type { CaseAct } from './case-acts.tsx';
import { CaseStatusDot, LastDay } from './case-marks.tsx';
import { CasePlaces } from './case-places.tsx';
import classes from './rodo.module.css';

const CaseEdit = lazyPart(part(() => import('./case-form.tsx'), 'CaseEdit'));
const CaseActDialog = lazyPart(part(() => import('./case-acts.tsx'), 'CaseActDialog'));

/** A request: what is asked, by when, everywhere the person stands, and what was done about it. */
export function CasePage({ id }: ParamsOf<'personalCase'>) {
  const found = useApi(getCase, { params: { id } });
  const record = found.data?.case;
  usePageTitle(record && `Sprawa RODO nr ${record.id}`);
  if (!record) return <PendingPage answer={found} back={addressOf('personalCases')} />;
  return (
    <>
      <DeletedNote error={found.error} />
      <DetailHeader
        title={`${nameById(caseKinds, record.kind)}: ${record.name}`}
        back={addressOf('personalCases')}
        beside={<CaseStatusDot status={record.status} />}
        actions={<Actions record={record} />}
      />
      <DetailColumns
        main={
          <>
            {record.status === 'open' && <CasePlaces record={record} />}
            <Protocol record={record} />
          </>
        }
        side={<Facts record={record} />}
      />
    </>
  );
}

function Actions({ record }: { record: PersonalCase }) {
  const [act, setAct] = useState<CaseAct | 'edit' | null>(null);
  const reopen = useSend(reopenCase, { toast: 'Sprawa wróciła do toku' });
  const close = () => setAct(null);
  const { id } = record;
  const open = record.status === 'open';
  const main: MainAction[] = open
    ? [
        { label: 'Wpis do protokołu', icon: IconPlus, quiet: true, run: () => setAct('note') },
        { label: 'Zakończ', icon: IconCheck, run: () => setAct('close') },
      ]
    : [];
  const ways: RowAction[] = [
    {
      label: 'Protokół (PDF)',
      icon: IconFileText,
      run: () => void openSigned(caseProtocol, { params: { id }, query: { format: 'pdf' } }),
    },
  ];
  if (open)
    ways.push({
      label: 'Kopia danych (ZIP)',
      icon: IconPackageExport,
      run: () => void openSigned(exportCase, { params: { id }, query: { format: 'zip' } }),
    });
  else
    ways.push({
      label: 'Przywróć do toku',
      icon: IconArrowBackUp,
      run: () => reopen.mutate({ params: { id } }),
    });
  if (record.extendable)
    ways.push({ label: 'Przedłuż termin', icon: IconCalendarPlus, run: () => setAct('extend') });
  return (
    <>
      <RecordActions
        name={`Sprawa nr ${id}`}
        main={main}
        ways={ways}
        edit={open && (() => setAct('edit'))}
      />
      {act === 'edit' && <CaseEdit record={record} onClose={close} />}
      {act !== null && act !== 'edit' && (
        <CaseActDialog act={act} record={record} onClose={close} />
      )}
    </>
  );
}

function Facts({ record }: { record: PersonalCase }) {
  const kind = caseKinds.find(({ id }) => id === record.kind);
  return (
    <SideBox title={`Sprawa nr ${record.id}`}>
      <Fact label="Podstawa">{kind && `${kind.article} RODO`}</Fact>
      <Fact label="Termin odpowiedzi">
        <LastDay row={record} />
      </Fact>
      <Fact label="Powód przedłużenia">{record.extensionReason}</Fact>
      <Fact label="Wpłynęło">
        <DayText value={record.received} />
        {`, ${nameById(channels, record.channel).toLowerCase()}`}
      </Fact>
      <Fact label="Prowadzi">
        <PersonName person={record.handler} />
      </Fact>
      <Fact label="E-mail">{record.email}</Fact>
      <Fact label="Telefon">{record.phone}</Fact>
      <Fact label="Treść żądania">
        {record.description && <span className={classes.wording}>{record.description}</span>}
      </Fact>
      <Fact label="Odpowiedź">
        {record.outcome && <span className={classes.wording}>{record.outcome}</span>}
      </Fact>
    </SideBox>
  );
}

function Protocol({ record: { steps } }: { record: PersonalCase }) {
  return (
    <MainBox title="Protokół" count={steps.length}>
      <ol className={classes.steps}>
        {steps.map(({ id, at, by, text }) => (
          <li key={id}>
            <span className={classes.second}>
              <DateTimeText value={at} />, {by?.name ?? 'System'}
            </span>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </MainBox>
  );
}
