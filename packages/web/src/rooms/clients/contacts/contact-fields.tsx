import { IconPlus } from '@tabler/icons-react';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CustomInputs } from '../../../kit/custom-fields/custom-section.tsx';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { ChoicePicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../../kit/fields/text-fields.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { FormPart } from '../../../kit/forms/form-part.tsx';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { dictionarySource } from '../../choice-sources/index.ts';
import { type ClientValues, newContact } from '../client-values.ts';

const positions = dictionarySource('position');

/**
 * Whom a consent names once a person has left the form: nobody if it was that one. Those without
 * an id are named by their place (−n), so that later ones move up.
 */
function withoutPerson(person: number | string | null, at: number, id: number | undefined) {
  if (person === id || person === -(at + 1)) return null;
  return typeof person === 'number' && person < -(at + 1) ? person + 1 : person;
}

/** Contact persons: at least one, each reachable by telephone or e-mail. */
export function ContactFields({ client }: { client?: Client }) {
  const { control, formState, getValues, setValue } = useFormContext<ClientValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'persons', keyName: 'key' });
  const missing = formState.errors.persons;
  const customOf = (id: unknown) => client?.persons.find((one) => one.id === id)?.custom;
  const drop = async (at: number) => {
    const saved = fields[at]?.id !== undefined;
    if (saved && !(await confirm({ text: 'Osoba zniknie z kartoteki po zapisaniu formularza.' })))
      return;
    const id = fields[at]?.id;
    for (const [place, { person }] of (getValues('agreements') ?? []).entries()) {
      const next = withoutPerson(person ?? null, at, typeof id === 'number' ? id : undefined);
      if (next !== (person ?? null))
        setValue(`agreements.${place}.person`, next, { shouldDirty: true });
    }
    remove(at);
  };
  return (
    <Section
      title="Osoby kontaktowe"
      help="Do kogo dzwonić i pisać: potrzebny telefon albo e-mail."
    >
      {fields.map((field, at) => (
        <FormPart
          key={field.key}
          title={`Osoba kontaktowa ${at + 1}`}
          remove={`Usuń osobę kontaktową ${at + 1}`}
          onRemove={() => void drop(at)}
        >
          <Row>
            <TextField name={`persons.${at}.firstName`} label="Imię" required maxLength={100} />
            <TextField name={`persons.${at}.lastName`} label="Nazwisko" required maxLength={100} />
          </Row>
          <Row>
            <TextField name={`persons.${at}.phone`} label="Telefon" type="tel" />
            <TextField name={`persons.${at}.email`} label="E-mail" type="email" />
          </Row>
          <ChoicePicker
            name={`persons.${at}.position`}
            label="Stanowisko"
            source={positions}
            known={client?.persons.flatMap(({ position }) => position ?? [])}
          />
          <TextAreaField name={`persons.${at}.description`} label="Opis" maxLength={2000} />
          <CustomInputs of="contact" at={`persons.${at}.`} known={customOf(field.id)} />
        </FormPart>
      ))}
      <FormPart.Error error={missing?.root?.message ?? missing?.message} />
      <IconButton
        icon={IconPlus}
        onClick={() => append(newContact(), { focusName: `persons.${fields.length}.firstName` })}
      >
        {fields.length === 0 ? 'Dodaj osobę kontaktową' : 'Dodaj kolejną osobę'}
      </IconButton>
    </Section>
  );
}
