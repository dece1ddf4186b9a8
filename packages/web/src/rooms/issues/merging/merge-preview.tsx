import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  previewMerge,
  type MergePreview as Told,
} from '@zaplecze/contract/rooms/issues/merging/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { formatHours, formatLimit } from '../../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import classes from './joined.module.css';

type Half = { id: number; name: string };

const listed = (parts: (string | false)[]) => parts.filter(Boolean).join(', ');
const names = (people: { name: string }[]) => people.map(({ name }) => name).join(', ');

function movedOf({ comments, files, points, tasks }: Told): string {
  return listed([
    comments > 0 && countWords(comments, 'komentarz', 'komentarze', 'komentarzy'),
    files > 0 && countWords(files, 'plik', 'pliki', 'plików'),
    points > 0 && countWords(points, 'punkt', 'punkty', 'punktów').concat(' listy kontrolnej'),
    tasks > 0 && countWords(tasks, 'zadanie projektu', 'zadania projektów', 'zadań projektów'),
  ]);
}

function filledOf({ filled }: Told): string {
  const { client, dateRealization, dateRealizationEstimation, timeRequired } = filled;
  return listed([
    client !== undefined && `klient ${client.name}`,
    dateRealization !== undefined && `termin ${formatLimit(dateRealization)}`,
    dateRealizationEstimation !== undefined && `prognoza ${formatLimit(dateRealizationEstimation)}`,
    timeRequired !== undefined && `wymagany czas ${formatHours(timeRequired)}`,
  ]);
}

/** A preview of what moves from one issue to the other. */
export function MergePreview({ into, goes }: { into: Half; goes: Half }) {
  const answer = useApi(previewMerge, {
    params: { id: into.id },
    query: { issues: String(goes.id) },
  });
  const preview = answer.data?.preview;
  if (answer.error || !preview) return <PendingAnswer answer={answer} shape={<Loading />} />;
  const [moved, filled] = [movedOf(preview), filledOf(preview)];
  return (
    <ul className={classes.preview} aria-label="Co się zmieni">
      {preview.otherClient && <li className={classes.warning}>To zgłoszenia różnych klientów.</li>}
      <li>
        {moved ? `Przejdzie: ${moved}.` : 'Nie ma komentarzy, plików ani punktów do przeniesienia.'}
      </li>
      {preview.samePoints > 0 && (
        <li>
          Ma już {countWords(preview.samePoints, 'punkt', 'punkty', 'punktów')} o tej samej treści:
          nie powtórzą się.
        </li>
      )}
      {preview.users.length > 0 && <li>Zajmą się też: {names(preview.users)}.</li>}
      {preview.followers.length > 0 && (
        <li>O dalszych krokach dowie się też: {names(preview.followers)}.</li>
      )}
      {filled && <li>Uzupełni się: {filled}.</li>}
      <li>Pozostałe pola zostają takie, jakie ma „{into.name}”.</li>
    </ul>
  );
}
