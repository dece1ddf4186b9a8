import { IconPlus } from '@tabler/icons-react';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { livingPersons } from '@zaplecze/contract/rooms/clients/forms';
import { channels } from '@zaplecze/contract/rooms/rodo/lists';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { ChoicePicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FilesField } from '../../../kit/files/files.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { FormPart } from '../../../kit/forms/form-part.tsx';
import { Needs } from '../../../kit/forms/needs-part.ts';
import type { Blank } from '../../../kit/forms/use-record-form.ts';
import { Help } from '../../../kit/help/help.tsx';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { dictionarySource } from '../../choice-sources/index.ts';
import { type AgreementValues, type ClientValues, newAgreement } from '../client-values.ts';
import classes from '../clients.module.css';

const types = dictionarySource('agreementType');

/** Persons of the form who have a name; those without an id yet by their place in it. */
function useNamed(client: Client | undefined) {
  const typed = useWatch<ClientValues, 'persons'>({ name: 'persons' }) ?? [];
  const saved = new Map((client ? livingPersons(client) : []).map((person) => [person.id, person]));
  return typed.flatMap(({ id, firstName, lastName }, at) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const known = typeof id === 'number' && saved.has(id) ? id : -(at + 1);
    return name ? [{ id: known, name }] : [];
  });
}

const keepInstead =
  'Zgoda i jej plik znikną po zapisaniu formularza. Zgodę, którą wycofano, oznacz datą w polu „Wycofana”: zostanie w historii zgód.';

const onlyWithdrawn = (name: string) =>
  `Przetwarzanie danych tej osoby (${name}) jest ograniczone: zgodę można tylko wycofać.`;

/** Fields that a restriction holds as they are. */
const Still = ({ isHeld, children }: { isHeld: boolean; children: ReactNode }) =>
  isHeld ? (
    <fieldset disabled className={classes.held}>
      {children}
    </fieldset>
  ) : (
    children
  );

/** Consents with their files. */
export function AgreementFields({ client }: { client?: Client }) {
  const { control } = useFormContext<{ agreements: Blank<AgreementValues>[] }>();
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'agreements',
    keyName: 'key',
  });
  const people = useNamed(client);
  const known = client?.agreements ?? [];
  const heldOf = (id: unknown) => {
    const person = known.find((one) => one.id === id)?.person?.id;
    return client?.persons.find((one) => one.id === person && one.restricted !== null);
  };
  const drop = async (at: number) => {
    const saved = fields[at]?.id !== undefined;
    if (!saved || (await confirm({ text: keepInstead }))) remove(at);
  };
  return (
    <Section
      title="Zgody klienta"
      help={
        <>
          Rodzaj zgody i podpisany dokument.
          <Help about="consents" />
        </>
      }
    >
      {fields.length > 0 && <Needs of={['agreementType']} />}
      {fields.map((field, at) => {
        const restricted = heldOf(field.id);
        const own = restricted && {
          id: restricted.id,
          name: `${restricted.firstName} ${restricted.lastName}`,
        };
        const options = own ? [own, ...people] : people;
        return (
          <FormPart
            key={field.key}
            title={`Zgoda ${at + 1}`}
            remove={`Usuń zgodę ${at + 1}`}
            onRemove={() => void drop(at)}
            stays={own && onlyWithdrawn(own.name)}
          >
            <Still isHeld={own !== undefined}>
              <ChoicePicker
                name={`agreements.${at}.type`}
                label="Typ zgody"
                source={types}
                known={known.map(({ type }) => type)}
                required
              />
              <FilesField
                name={`agreements.${at}.file`}
                label="Plik"
                known={known.flatMap(({ file }) => file ?? [])}
                single
                required
              />
            </Still>
            <Row>
              <Still isHeld={own !== undefined}>
                <DateField name={`agreements.${at}.given`} label="Wyrażona" />
              </Still>
              <DateField name={`agreements.${at}.withdrawn`} label="Wycofana" />
            </Row>
            <Still isHeld={own !== undefined}>
              <SelectField
                name={`agreements.${at}.channel`}
                label="Jak wyrażono"
                options={channels}
                clearable
              />
              {options.length > 0 && (
                <SelectField
                  name={`agreements.${at}.person`}
                  label="Kto wyraził"
                  options={options}
                  clearable
                />
              )}
            </Still>
          </FormPart>
        );
      })}
      <IconButton
        icon={IconPlus}
        onClick={() => append(newAgreement(), { focusName: `agreements.${fields.length}.type` })}
      >
        {fields.length === 0 ? 'Dodaj zgodę' : 'Dodaj kolejną zgodę'}
      </IconButton>
    </Section>
  );
}
