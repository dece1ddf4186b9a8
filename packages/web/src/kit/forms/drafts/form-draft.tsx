import { useRef } from 'react';
import { useMe } from '../../calls/session.ts';
import classes from './draft-note.module.css';
import { whenOf } from './draft-note.tsx';
import { removeDraftRow } from './drop-draft.ts';
import { useFormDraft } from './use-form-draft.ts';

const at = (changed: string) => whenOf(Date.parse(changed));

/**
 * Stands within a form and keeps what is typed in it as a draft when it is left; says that it goes on with one, or that one of
 * the same form waits. `page`: the form is a page of its own.
 */
export function FormDraft({ page = false }: { page?: boolean }) {
  const element = useRef<HTMLElement | null>(null);
  const me = useMe();
  const draft = useFormDraft({ page, element });
  const { continued, waiting } = draft;
  return (
    <div
      ref={(own) => {
        element.current = own?.closest('form') ?? null;
      }}
      className={classes.form}
    >
      {continued && (
        <p className={classes.note} role="status">
          {`Niedokończone z ${at(continued.changed)} · `}
          <button type="button" onClick={draft.startAnew}>
            Zacznij od nowa
          </button>
          {' · '}
          <button type="button" onClick={draft.throwAway}>
            Odrzuć
          </button>
          {continued.isOlder && ' · Wpis zmieniono od tego czasu; przy zapisie zmiany się połączą.'}
          {continued.files.length > 0 && ` · Dołącz ponownie: ${continued.files.join(', ')}`}
        </p>
      )}
      {waiting.map((row) => (
        <p key={row.key} className={classes.note} role="status">
          {`Niedokończone z ${at(row.changed)}: ${row.title} · `}
          <button type="button" onClick={() => void draft.take(row)}>
            Dokończ
          </button>
          {' · '}
          <button type="button" onClick={() => void removeDraftRow(me.id, row)}>
            Odrzuć
          </button>
        </p>
      ))}
    </div>
  );
}
