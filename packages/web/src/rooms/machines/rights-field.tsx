import { Checkbox } from '@mantine/core';
import { type TokenArea, tokenAreas } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { useField } from '../../kit/forms/form-context.tsx';
import classes from './machines.module.css';

const toggled = (areas: TokenArea[], key: TokenArea) =>
  areas.includes(key) ? areas.filter((one) => one !== key) : [...areas, key];

/** Areas that a key reads and those that it changes; what it changes it reads as well. */
export function RightsField() {
  const reads = useField<TokenArea[]>({ name: 'reads', label: 'Prawa do odczytu' });
  const writes = useField<TokenArea[]>({ name: 'writes', label: 'Prawa do zmiany' });
  const [read, written] = [reads.value ?? [], writes.value ?? []];
  const error = reads.error ?? writes.error;
  return (
    <fieldset className={classes.rights}>
      <legend>Co wolno temu kluczowi</legend>
      {tokenAreas.map(({ key, name, says }, at) => (
        <div key={key} className={classes.right}>
          <span>
            {name}
            <span className={classes.help}>{says}</span>
          </span>
          <Checkbox
            ref={at === 0 ? reads.ref : undefined}
            label="odczyt"
            aria-label={`${name}: odczyt`}
            disabled={written.includes(key)}
            checked={read.includes(key) || written.includes(key)}
            onChange={() => reads.change(toggled(read, key))}
          />
          <Checkbox
            label="zmiana"
            aria-label={`${name}: zmiana`}
            checked={written.includes(key)}
            onChange={() => writes.change(toggled(written, key))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
