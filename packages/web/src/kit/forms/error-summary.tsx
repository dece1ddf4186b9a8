import { countWords } from '@zaplecze/contract/kit/values/words';
import { useFormContext } from 'react-hook-form';
import { useFormOfRecord } from './form-context.tsx';
import classes from './form-page.module.css';

type Wrong = { name: string; message: string };

/** Every wrong field with its dotted name, in the order of the form's values. */
function flatten(errors: unknown, path = ''): Wrong[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const own = errors as { message?: unknown; type?: unknown };
  if (typeof own.message === 'string' && own.type !== undefined) {
    return [{ name: path, message: own.message }];
  }
  return Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' ? [] : flatten(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Own fields are told by their names already: 'Numer półki: wypełnij to pole'. */
const withLabel = (label: string | undefined, message: string) =>
  label === undefined || message.startsWith(`${label}:`) ? message : `${label}: ${message}`;

/** What went wrong, beside the buttons: the form's problem, and links to its wrong fields. */
export function ErrorSummary({ short = false }: { short?: boolean }) {
  const { problem, labels } = useFormOfRecord();
  const { formState, setFocus } = useFormContext();
  // Fields speak for themselves until somebody tries to save.
  const wrong = formState.submitCount > 0 ? flatten(formState.errors) : [];
  const listed = short ? wrong.filter(({ name }) => !labels.has(name)) : wrong;
  if (!problem && listed.length === 0) return null;
  return (
    <div className={classes.summary} role="alert">
      {problem && <p>{problem}</p>}
      {listed.length > 0 && (
        <>
          {!short && <p>Do poprawienia: {countWords(listed.length, 'pole', 'pola', 'pól')}.</p>}
          <ul>
            {listed.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setFocus(name.replace(/\.root$/, ''));
                  }}
                >
                  {withLabel(labels.get(name), message)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
