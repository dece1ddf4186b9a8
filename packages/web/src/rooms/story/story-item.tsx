import {
  type Icon,
  IconAlertCircle,
  IconBriefcase,
  IconCheck,
  IconFileText,
  IconMail,
  IconMessage,
  IconNote,
  IconPencil,
  IconShieldCheck,
  IconTag,
  IconUserCheck,
} from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import type { StoryEvent } from '@zaplecze/contract/rooms/story/calls';
import { type StoryGroup, type StoryKind, storyKinds } from '@zaplecze/contract/rooms/story/lists';
import { MentionWords } from '../../kit/fields/writing/mention-words.tsx';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import type { Over } from '../../kit/navigation/use-anchor.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { formatDateTime, formatDay } from '../../kit/records/format.ts';
import { agoOnHover } from '../../kit/records/time-ago.ts';
import classes from './story.module.css';
import { StoryNote } from './story-note.tsx';

const icons: Record<StoryGroup, Icon> = {
  notes: IconNote,
  work: IconBriefcase,
  issues: IconAlertCircle,
  offers: IconTag,
  documents: IconFileText,
  visits: IconMail,
  consents: IconShieldCheck,
  comments: IconMessage,
  changes: IconPencil,
};
const others: Partial<Record<StoryKind, Icon>> = {
  taskDone: IconCheck,
  issueDone: IconCheck,
  projectEnded: IconCheck,
  guest: IconUserCheck,
};

/** What opens over the client's page instead of leaving it. */
const over: Partial<Record<StoryKind, Over>> = {
  projectBegun: 'project',
  projectEnded: 'project',
  document: 'document',
  consentGiven: 'consent',
  consentWithdrawn: 'consent',
  consentEnded: 'consent',
};

/** One event: kind, record, person and time; `beside`: the name of the client on whose page it stands. */
export function StoryItem(props: { event: StoryEvent; client: number; beside: string }) {
  const { event, client, beside } = props;
  const { kind, at, day, by, note } = event;
  const { name, group } = storyKinds[kind];
  const Sign = others[kind] ?? icons[group];
  return (
    <li className={classes.event} data-calls={event.call !== null || undefined}>
      <span className={classes.sign} data-group={group}>
        <Sign size={16} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.body}>
        <p className={classes.head}>
          <span className={classes.kind}>{name}</span>
          {by && <span>{by.name}</span>}
          <time dateTime={at} {...agoOnHover(at)}>
            {day ? formatDay(at) : formatDateTime(at)}
          </time>
        </p>
        {note ? (
          <StoryNote event={event} note={note} client={client} />
        ) : (
          <EventWords event={event} beside={beside} />
        )}
      </div>
    </li>
  );
}

function EventWords({ event, beside }: { event: StoryEvent; beside: string }) {
  const { kind, status, text, mentions, address, file } = event;
  const title = withoutClient(event.title, beside);
  // A project is mostly named by the service that is noted of it.
  const notes = event.notes
    .map((words) => withoutClient(words, beside))
    .filter((words) => !title.startsWith(words));
  const opens = over[kind];
  return (
    <>
      <p className={classes.title}>
        {address ? (
          <AppLink to={address as Address} {...(opens && { over: opens })}>
            {title}
          </AppLink>
        ) : (
          title
        )}
        {status && <StatusDot status={status} />}
      </p>
      {notes.length > 0 && <p className={classes.second}>{notes.join(' · ')}</p>}
      {text !== null && (
        <p className={classes.text}>
          <MentionWords text={text} people={mentions} />
        </p>
      )}
      {file && <FileRows files={[file]} />}
    </>
  );
}
