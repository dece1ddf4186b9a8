import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { personFields, personMarks } from '@zaplecze/contract/rooms/people/fields';
import type { ReactNode } from 'react';
import { CustomSections } from '../../../kit/custom-fields/custom-section.tsx';
import { RecordMultiPicker } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { Section } from '../../../kit/forms/form-page.tsx';
import { clientSource, sourceOf } from '../../choice-sources/index.ts';
import { SubstitutionFields } from '../replacements/substitution-fields.tsx';
import { AskerProof } from './asker-proof.tsx';
import { PictureField } from './picture-field.tsx';
import { RolesField } from './roles-field.tsx';

/**
 * Every section of a profile, alike for a new person and for one that is edited. `employment`: what is asked of a new one
 * alone.
 */
export function ProfileFields({ user, employment }: { user?: Person; employment?: ReactNode }) {
  const signIn = user ? undefined : 'Na ten adres jest zaproszenie; nim się też loguje.';
  const its = { fields: personFields, known: user, sourceOf, own: {} };
  return (
    <>
      <Section title="Zdjęcie" help="Widzą je wszyscy zalogowani.">
        <PictureField name="picture" label={personMarks.picture.label} user={user} />
      </Section>
      <Section title="Dane osoby">
        <FieldSection
          {...its}
          section="person"
          beside={{ firstName: 'lastName', phone: 'email' }}
          help={{ email: signIn }}
          autoFocus={user ? undefined : 'firstName'}
        />
        <AskerProof user={user} below="email" />
      </Section>
      <Section title="Praca" help="Miejsce w firmie.">
        <FieldSection {...its} section="work" beside={{ department: 'position' }} />
      </Section>
      <CustomSections of="person" known={user?.custom} />
      {employment}
      {(!user || user.may.roles) && (
        <Section title="Role" help="Co ta osoba widzi i może w systemie.">
          <RolesField name="roles" label={personMarks.roles.label} />
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
