import { Button } from '@mantine/core';
import { IconArchive, IconMessagePlus, IconTicket } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { getLetter, joinLetter, type Letter } from '@zaplecze/contract/rooms/letters/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Email } from '../../kit/records/contact.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import { AssignForm, PutAwayForm } from './letter-forms.tsx';
import { LetterText } from './letter-text.tsx';
import classes from './letters.module.css';
import { WholeFiles } from './whole-files.tsx';

/** A letter as it came, and what can be made of it. */
export function LetterDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useApi(getLetter, { params: { id } });
  const letter = data?.letter;
  return (
    <Modal
      title={letter?.subject ?? 'List'}
      opened
      onClose={onClose}
      size={720}
      waits={!letter}
      address="item"
    >
      {!letter && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {letter && <Content letter={letter} />}
    </Modal>
  );
}

function Content({ letter }: { letter: Letter }) {
  const { fromName, fromAddress, received, status, reason, company, issue, text, files } = letter;
  return (
    <div className={classes.letter}>
      <div className={classes.facts}>
        <Fact label="Od">
          {fromName} <Email address={fromAddress} />
        </Fact>
        <Fact label="Przyszedł">
          <DateTimeText value={received} />
        </Fact>
        <Fact label="Status">
          <StatusDot status={status} />
        </Fact>
        {reason && <Fact label="Dlaczego">{reason}</Fact>}
        {company && <Fact label="Na adres spółki">{company.name}</Fact>}
        {issue && (
          <Fact label="Zgłoszenie">
            <AppLink to={addressOf('issue', { id: issue.id })}>{issue.name}</AppLink>
          </Fact>
        )}
        {letter.handledBy && <Fact label="Kto zajął się listem">{letter.handledBy.name}</Fact>}
      </div>
      {text && <LetterText text={text} />}
      {files.length > 0 && <RecordFiles files={files} />}
      {letter.leftFiles && (
        <p className={classes.note}>
          Nie przyjęto załączników (są w całym liście): {letter.leftFiles}
        </p>
      )}
      <WholeFiles files={letter.whole} />
      {letter.may.handle && <Acts letter={letter} />}
    </div>
  );
}

function Acts({ letter }: { letter: Letter }) {
  const [asking, setAsking] = useState<'assign' | 'putAway' | null>(null);
  const { id, issue } = letter;
  const join = useSend(joinLetter, { toast: 'Dołączono do zgłoszenia' });
  const close = () => setAsking(null);
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        leftSection={<IconArchive size={16} stroke={1.5} aria-hidden />}
        onClick={() => setAsking('putAway')}
      >
        Odłóż
      </Button>
      {issue && (
        <Button
          variant="default"
          leftSection={<IconMessagePlus size={16} stroke={1.5} aria-hidden />}
          loading={join.isPending}
          onClick={() => join.mutate({ params: { id } })}
        >
          Dołącz do zgłoszenia
        </Button>
      )}
      <Button
        leftSection={<IconTicket size={16} stroke={1.5} aria-hidden />}
        onClick={() => setAsking('assign')}
      >
        Zrób zgłoszenie
      </Button>
      {asking === 'assign' && <AssignForm letter={letter} onClose={close} />}
      {asking === 'putAway' && <PutAwayForm id={id} onClose={close} />}
    </div>
  );
}
