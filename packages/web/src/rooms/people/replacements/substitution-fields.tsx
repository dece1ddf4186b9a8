import { IconPlus } from '@tabler/icons-react';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { FormPart } from '../../../kit/forms/form-part.tsx';
import { Help } from '../../../kit/help/help.tsx';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { colleaguesOf } from '../colleagues.ts';
import classes from '../profile/profile.module.css';

/** Substitutes of the person, and (for managers) the people whom the person substitutes. */
export function SubstitutionFields({ user }: { user?: Person }) {
  const both = !user || user.may.replacements;
  return (
    <Section
      title="Zastępstwa"
      help={
        <>
          Zastępca widzi i wykonuje w tym czasie zadania i zgłoszenia osoby zastępowanej, dostaje
          też jej powiadomienia.
          <Help about="substitution" />
        </>
      }
    >
      {both && (
        <Blocks
          name="replacements"
          field="replacedUser"
          title="Kogo ta osoba zastępuje"
          label="Osoba zastępowana"
          user={user}
          known={user?.replacements.map((row) => row.replacedUser)}
        />
      )}
      <Blocks
        name="substitutes"
        field="user"
        title="Kto zastępuje tę osobę"
        label="Osoba zastępująca"
        user={user}
        known={user?.substitutes.map((row) => row.user)}
      />
    </Section>
  );
}

/** One substitution as it is typed: nobody is chosen at first. */
type Standing = {
  replacedUser?: number | null;
  user?: number | null;
  dateFrom: string;
  dateTo: string;
};

type BlocksProps = {
  name: 'replacements' | 'substitutes';
  field: 'replacedUser' | 'user';
  title: string;
  label: string;
  user?: Person;
  known?: Person['replacements'][number]['user'][];
};

function Blocks({ name, field, title, label, user, known }: BlocksProps) {
  const { control } = useFormContext<Record<BlocksProps['name'], Standing[]>>();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const source = useMemo(() => colleaguesOf(user?.id), [user?.id]);
  const add = () =>
    append(
      { [field]: null, dateFrom: warsawDay(), dateTo: '' },
      {
        focusName: `${name}.${fields.length}.${field}`,
      },
    );
  return (
    <>
      <h3 className={classes.side}>{title}</h3>
      {fields.map(({ key }, at) => (
        <FormPart
          key={key}
          title={`Zastępstwo ${at + 1}`}
          remove={`Usuń: ${title}, zastępstwo ${at + 1}`}
          onRemove={() => remove(at)}
        >
          <RecordPicker
            name={`${name}.${at}.${field}`}
            label={label}
            source={source}
            known={known}
            placeholder="Wybierz osobę…"
            required
          />
          <Row>
            <DateField name={`${name}.${at}.dateFrom`} label="Od" required />
            <DateField name={`${name}.${at}.dateTo`} label="Do (włącznie)" required />
          </Row>
        </FormPart>
      ))}
      <IconButton aria-label={`Dodaj zastępstwo: ${title}`} icon={IconPlus} onClick={add}>
        Dodaj zastępstwo
      </IconButton>
    </>
  );
}
