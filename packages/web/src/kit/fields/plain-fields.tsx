import {
  namesIn,
  type PlainField,
  type PlainFields,
  type PlainKind,
} from '@zaplecze/contract/kit/fields/plain-fields';
import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from '../forms/form-context.tsx';
import { Row } from '../forms/form-page.tsx';
import { TextField } from './text-fields.tsx';

type Control = (props: FieldProps & { maxLength?: number; autoFocus?: boolean }) => ReactNode;

/** How each kind is typed; a room gives those that need more than a text. */
const controls = {
  text: (props) => <TextField {...props} />,
  phone: (props) => <TextField {...props} type="tel" />,
  email: (props) => <TextField {...props} type="email" />,
  postalCode: (props) => <TextField {...props} placeholder="00-000" maxLength={6} />,
  website: (props) => <TextField {...props} type="url" />,
  regon: (props) => <TextField {...props} maxLength={20} />,
  krs: (props) => <TextField {...props} maxLength={20} />,
} satisfies { [K in PlainKind]?: Control };

type Own<F extends PlainFields> = {
  [K in Exclude<F[keyof F]['kind'], keyof typeof controls>]: Control;
};

/**
 * The plain fields of a section in the order of their declaration. `beside`: which of them share a
 * line (`{ phone: 'email' }`); `own`: controls for the kinds that the kit has none for.
 */
export function PlainSection<F extends PlainFields>({
  fields,
  section,
  beside = {},
  own,
  autoFocus,
}: {
  fields: F;
  section: F[keyof F]['section'];
  beside?: { [N in keyof F]?: keyof F & string };
  own: Own<F>;
  autoFocus?: keyof F;
}) {
  const known: { [K in PlainKind]?: Control } = { ...controls, ...own };
  const draw = (name: keyof F & string) => {
    const { label, kind, missing, max } = fields[name] as PlainField;
    const control = known[kind];
    const required = missing !== undefined;
    const focus = autoFocus === name;
    return (
      <Fragment key={name}>
        {control?.({ name, label, required, maxLength: max, autoFocus: focus })}
      </Fragment>
    );
  };
  const seconds: unknown[] = Object.values(beside);
  return namesIn(fields, section)
    .filter((name) => !seconds.includes(name))
    .map((name) => {
      const second = beside[name];
      if (second === undefined) return draw(name);
      const columns = fields[name]?.kind === 'postalCode' ? '200px minmax(0, 1fr)' : undefined;
      return (
        <Row key={name} columns={columns}>
          {draw(name)}
          {draw(second)}
        </Row>
      );
    });
}
