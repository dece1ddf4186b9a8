import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './editable-fact.module.css';

type Line = { place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void };

/** Where what lacks is said: no place until that line is drawn, undefined where each part says its own. */
const LackingPlace = createContext<Line | undefined>(undefined);

/**
 * Parts of one record: what any of them lacks stands in one line after them (SHE-406), or where the page draws
 * `LackingLine` among them.
 */
export function LackingTogether({ children, among }: { children: ReactNode; among?: boolean }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const line = useMemo(() => ({ place, setPlace }), [place]);
  return (
    <LackingPlace value={line}>
      {children}
      {!among && <LackingLine />}
    </LackingPlace>
  );
}

/** The line of what the record lacks, within `LackingTogether`. */
export function LackingLine() {
  return (
    <p className={classes.lacking}>
      Brakuje: <span ref={use(LackingPlace)?.setPlace} />
    </p>
  );
}

/** What a record does not say yet, calmly in one line; each is added in its place. */
export function LackingFields({
  fields,
  onAdd,
}: {
  fields: readonly { name: string; label: string }[];
  onAdd: (name: string) => void;
}) {
  const line = use(LackingPlace);
  if (fields.length === 0 || line?.place === null) return null;
  const words = fields.map(({ name, label }) => (
    <span key={name} className={classes.lack}>
      <button
        type="button"
        data-adds={name}
        aria-label={`Dodaj: ${label}`}
        onClick={() => onAdd(name)}
      >
        {label}
      </button>
    </span>
  ));
  if (line?.place) return createPortal(words, line.place);
  return (
    <p className={classes.lacking}>
      Brakuje: <span>{words}</span>
    </p>
  );
}
