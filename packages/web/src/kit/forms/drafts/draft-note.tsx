import { formatDateTime } from '../../records/format.ts';
import classes from './draft-note.module.css';
import type { AnyDrafting } from './use-draft.ts';

const day = 24 * 3_600_000;

/** '12:40' within a day, else with the date. */
export const whenOf = (at: number) => {
  const instant = new Date(at).toISOString();
  return formatDateTime(instant).slice(Date.now() - at < day ? -5 : 0);
};

/** Says calmly that what stands in a field was typed before, or that there is a draft beside it. */
export function DraftNote({ draft: { since, offered, take, discard } }: { draft: AnyDrafting }) {
  if (offered) {
    const words =
      offered.from === 'tab'
        ? `W innej karcie pisano dalej (${whenOf(offered.at)})`
        : `Szkic z ${whenOf(offered.at)}, treść zmieniono od tego czasu`;
    return (
      <p className={classes.note} role="status">
        {`${words} · `}
        <button type="button" onClick={take}>
          Wstaw
        </button>
        {' · '}
        <button type="button" onClick={discard}>
          {offered.from === 'tab' ? 'Zostaw moje' : 'Odrzuć'}
        </button>
      </p>
    );
  }
  if (since === null) return null;
  return (
    <p className={classes.note} role="status">
      {`Szkic z ${whenOf(since)} · `}
      <button type="button" onClick={discard}>
        Odrzuć
      </button>
    </p>
  );
}
