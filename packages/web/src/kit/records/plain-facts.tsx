import {
  namesIn,
  type PlainFields,
  type PlainKind,
} from '@zaplecze/contract/kit/fields/plain-fields';
import type { ReactNode } from 'react';
import { Email, Phone, Website } from './contact.tsx';
import { Fact } from './details.tsx';

/** How each kind is shown; others as they are. */
const looks: { [K in PlainKind]?: (value: string) => ReactNode } = {
  phone: (value) => <Phone number={value} />,
  email: (value) => <Email address={value} />,
  website: (value) => <Website address={value} />,
};

/**
 * The plain fields of a section on a record's page, but for those that the page tells in a way of
 * its own (an address, a name in the heading).
 */
export function PlainFacts<F extends PlainFields>({
  fields,
  section,
  record,
  but,
}: {
  fields: F;
  section: F[keyof F]['section'];
  record: { [N in keyof F]: unknown };
  but: readonly (keyof F)[];
}) {
  return namesIn(fields, section)
    .filter((name) => !but.includes(name))
    .map((name) => {
      const { label = '', kind = 'text' } = fields[name] ?? {};
      const value = record[name] as string | null;
      return (
        <Fact key={name} label={label}>
          {value && (looks[kind]?.(value) ?? value)}
        </Fact>
      );
    });
}
