import { useEffect, useRef } from 'react';
import classes from './choose.module.css';

/** The box that chooses a row; `some`: of the page, in its header. */
export function ChooseBox({
  label,
  on,
  some = false,
  onToggle,
}: {
  label: string;
  on: boolean;
  some?: boolean;
  onToggle: (range: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={on}
        data-row-choose
        // A click knows of Shift, a change does not.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}
