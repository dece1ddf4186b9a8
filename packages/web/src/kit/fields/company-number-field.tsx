import { sumProblem } from '@zaplecze/contract/kit/fields/company-numbers';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '../forms/form-context.tsx';
import classes from './company-number-field.module.css';
import { TextField } from './text-fields.tsx';

/** NIP or REGON; a check digit that does not agree is told as a warning, never an obstacle. */
export function CompanyNumberField({
  kind,
  ...props
}: FieldProps & { kind: 'nip' | 'regon'; autoFocus?: boolean }) {
  const typed: unknown = useFormContext().watch(props.name);
  const problem = typeof typed === 'string' && sumProblem(kind, typed);
  return (
    <div>
      <TextField {...props} />
      <div role="status">{problem && <p className={classes.warning}>{problem}.</p>}</div>
    </div>
  );
}
