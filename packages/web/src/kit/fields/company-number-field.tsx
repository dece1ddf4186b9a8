import { numberProblem, wrongSum } from '@zaplecze/contract/kit/fields/company-numbers';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '../forms/form-context.tsx';
import classes from './company-number-field.module.css';
import { TextField } from './text-fields.tsx';

/** NIP or REGON; a check digit that does not agree is told as a warning, never an obstacle. */
export function CompanyNumberField(props: FieldProps & { autoFocus?: boolean }) {
  const typed: unknown = useFormContext().watch(props.name);
  const isWrong = typeof typed === 'string' && numberProblem(typed) === wrongSum;
  return (
    <div>
      <TextField {...props} />
      <div role="status">{isWrong && <p className={classes.warning}>{wrongSum}.</p>}</div>
    </div>
  );
}
