import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './editable-fact.module.css';

/** Where what lacks is said: null until that line is drawn, undefined where each part says its own. */
const LackingPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Parts of one record: what any of them lacks stands in one line after them (SHE-406). */
export function LackingTogether({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <LackingPlace value={place}>
      {children}
      <p className={classes.lacking}>
        Brakuje: <span ref={setPlace} />
      </p>
    </LackingPlace>
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
  const place = use(LackingPlace);
  if (fields.length === 0 || place === null) return null;
  const words = fields.map(({ name, label }) => (
    <span key={name} className={classes.lack}>
      <button type="button" aria-label={`Dodaj: ${label}`} onClick={() => onAdd(name)}>
        {label}
      </button>
    </span>
  ));
  if (place) return createPortal(words, place);
  return (
    <p className={classes.lacking}>
      Brakuje: <span>{words}</span>
    </p>
  );
}
