import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { RecordMultiPicker } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { ChoicePicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../../kit/fields/text-fields.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { clientSource, dictionarySource } from '../../choices/index.ts';
import { SubstitutionFields } from '../substitutions/substitution-fields.tsx';
import { AskerProof } from './asker-proof.tsx';
import { PictureField } from './picture-field.tsx';
import { RolesField } from './roles-field.tsx';

const departments = dictionarySource('department');
const positions = dictionarySource('position');

/** Every section of a profile, alike for a new person and for one that is edited. */
export function ProfileFields({ user }: { user?: Person }) {
  const signIn = user ? undefined : 'Na ten adres pójdzie zaproszenie; nim się też loguje.';
  return (
    <>
      <Section title="Zdjęcie" help="Widzą je wszyscy zalogowani.">
        <PictureField name="picture" label="Zdjęcie" user={user} />
      </Section>
      <Section title="Dane osoby">
        <Row>
          <TextField name="firstName" label="Imię" required maxLength={100} autoFocus={!user} />
          <TextField name="lastName" label="Nazwisko" required maxLength={100} />
        </Row>
        <Row>
          <TextField name="phone" label="Telefon" type="tel" required />
          <TextField name="email" label="Adres e-mail" type="email" required help={signIn} />
        </Row>
        <AskerProof user={user} below="email" />
      </Section>
      <Section title="Praca" help="Miejsce w firmie.">
        <Row>
          <ChoicePicker
            name="department"
            label="Dział"
            source={departments}
            known={user?.department ? [user.department] : undefined}
          />
          <ChoicePicker
            name="position"
            label="Stanowisko"
            source={positions}
            known={user?.position ? [user.position] : undefined}
          />
        </Row>
        <TextAreaField name="businessArea" label="Obszar działalności" maxLength={500} />
      </Section>
      {(!user || user.may.roles) && (
        <Section title="Role" help="Co ta osoba widzi i może w systemie.">
          <RolesField name="roles" label="Role" />
          <AskerProof user={user} below="roles" />
        </Section>
      )}
      <Section title="Opieka nad klientami" help="Klienci, którymi ta osoba się opiekuje.">
        <RecordMultiPicker
          name="clients"
          label="Klienci"
          source={clientSource}
          known={user?.clients}
          placeholder="Wybierz klientów…"
        />
      </Section>
      <SubstitutionFields user={user} />
    </>
  );
}
