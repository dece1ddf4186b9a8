import { useInfiniteQuery } from '@tanstack/react-query';
import { fieldOf } from '@zaplecze/contract/rooms/fields';
import type {
  HistoryChange,
  HistoryEndpoint,
  HistoryEntry,
} from '@zaplecze/contract/rooms/history/calls';
import { belongingOf, headlineOf } from '@zaplecze/contract/rooms/history/words';
import { wayWords } from '@zaplecze/contract/rooms/issues/status-ways';
import { MoreButton } from '../../kit/buttons/more-button.tsx';
import { type ApiError, call } from '../../kit/calls/api.ts';
import { apiKey } from '../../kit/calls/use-api.ts';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { valueText } from '../../kit/records/field-values.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './history-list.module.css';

type Page = { list: HistoryChange[]; next: number | null };

/** The changes of a record as a time line, the newest first. */
export function History({ endpoint, id }: { endpoint: HistoryEndpoint; id: number }) {
  const answer = useInfiniteQuery<Page, ApiError>({
    queryKey: [...apiKey(endpoint, { id }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint,
        { params: { id }, query: pageParam === null ? {} : { before: pageParam as number } },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
  if (!answer.data) return <PendingAnswer answer={answer} shape={<Loading />} />;
  const changes = answer.data.pages.flatMap(({ list }) => list);
  return (
    <>
      {changes.length === 0 ? (
        <EmptyNote>Niczego tu jeszcze nie zmieniono.</EmptyNote>
      ) : (
        <ol className={classes.line}>
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      )}
      <MoreButton pages={answer} />
    </>
  );
}

function Change({ change: { at, who, bulk, entries } }: { change: HistoryChange }) {
  const [first, ...rest] = entries;
  // What was made together with the record is its beginning, and no news by itself.
  const isCreation = first?.action === 'insert' && rest.length > 0 && !belongingOf(first);
  return (
    <li className={classes.change}>
      {who ? <Avatar person={who} size={24} /> : <span className={classes.system} aria-hidden />}
      <div className={classes.body}>
        <div className={classes.head}>
          <strong>{who?.name ?? 'System'}</strong>
          <span className={classes.time}>
            <DateTimeText value={at} />
            {bulk && ' · zmiana zbiorcza'}
          </span>
        </div>
        {(isCreation ? [first] : entries).map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change that was made never changes
          <Entry key={place} entry={entry} />
        ))}
        {isCreation && (
          <details className={classes.more}>
            <summary>Co dodano razem z tym</summary>
            {rest.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change that was made never changes
              <Entry key={place} entry={entry} />
            ))}
          </details>
        )}
      </div>
    </li>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const headline = headlineOf(entry);
  const fields = entry.fields.map((one) => <Field key={one.field} entry={entry} {...one} />);
  if (headline) {
    return (
      <div className={classes.entry}>
        {headline}
        {fields.length > 0 && (
          <details className={classes.more}>
            <summary>Pokaż pola</summary>
            {fields}
          </details>
        )}
      </div>
    );
  }
  const whose = belongingOf(entry);
  return (
    <div className={classes.entry}>
      {whose && <div className={classes.whose}>{whose}</div>}
      {fields}
      {entry.links.map(({ field, added, removed }) => (
        <div key={field}>
          <Label text={fieldOf(entry.entity, field).label} />
          {added.length > 0 && <>dodano {added.join(', ')}</>}
          {added.length > 0 && removed.length > 0 && '; '}
          {removed.length > 0 && <>usunięto {removed.join(', ')}</>}
        </div>
      ))}
      {entry.way && (
        <div>
          <Label text="Sposób" />
          {wayWords[entry.way]}
        </div>
      )}
      {entry.reason && (
        <div>
          <Label text="Uzasadnienie" />
          {entry.reason}
        </div>
      )}
    </div>
  );
}

const Label = ({ text }: { text: string }) => <span className={classes.label}>{text}: </span>;

function Field({
  entry,
  field,
  before,
  after,
}: { entry: HistoryEntry } & HistoryEntry['fields'][number]) {
  const spec = fieldOf(entry.entity, field);
  const [was, is] = [valueText(spec, before), valueText(spec, after)];
  if (entry.action === 'update' && spec.kind === 'picture') {
    const happened = is === null ? 'Usunięto' : was === null ? 'Dodano' : 'Zmieniono';
    return (
      <div>
        {happened} {is ?? was}
      </div>
    );
  }
  const alone = entry.action !== 'update' || was === is;
  if (alone) {
    return (
      <div>
        <Label text={spec.label} />
        <span className={classes.value}>{is ?? was}</span>
      </div>
    );
  }
  return (
    <div>
      <Label text={spec.label} />
      <Value text={was} /> <span aria-hidden>→</span>{' '}
      <span className="visually-hidden">zmieniono na </span>
      <Value text={is} />
    </div>
  );
}

const long = 160;

/** A long text shows its beginning until it is opened. */
function Value({ text }: { text: string | null }) {
  if (text === null) return <span className={classes.nothing}>(puste)</span>;
  if (text.length <= long) return <span className={classes.value}>{text}</span>;
  return (
    <details className={classes.text}>
      <summary>{text.slice(0, long).trimEnd()}…</summary>
      {text}
    </details>
  );
}
