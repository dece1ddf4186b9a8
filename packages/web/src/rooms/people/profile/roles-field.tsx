import { Checkbox } from '@mantine/core';
import { type Role, roleNames, roles } from '@zaplecze/contract/permissions';
import { useMe } from '../../../kit/calls/session.ts';
import { type FieldProps, useField } from '../../../kit/forms/form-context.tsx';
import classes from './profile.module.css';

const helps: Record<Role, string> = {
  ROLE_ADMIN: 'Wszystko, także definicje i konta.',
  ROLE_MANAGER: 'Projekty, zgłoszenia, oferty i praca zespołu.',
  ROLE_USER: 'Własne zadania, klienci, dokumenty i baza wiedzy.',
  ROLE_RECEPTION: 'Goście i przesyłki.',
};

/** Roles of a person; that of an administrator is given and taken by administrators only. */
export function RolesField(props: FieldProps) {
  const { flags } = useMe();
  const { value, change, blur, ref, error } = useField<Role[]>(props);
  const userRoles = value ?? [];
  const toggle = (role: Role) =>
    change(
      userRoles.includes(role) ? userRoles.filter((one) => one !== role) : [...userRoles, role],
    );
  return (
    <fieldset className={classes.roles}>
      <legend className="visually-hidden">{props.label}</legend>
      {roles.map((role, at) => (
        <Checkbox
          key={role}
          ref={at === 0 ? ref : undefined}
          label={roleNames[role]}
          description={helps[role]}
          disabled={role === 'ROLE_ADMIN' && !flags.admin}
          checked={userRoles.includes(role)}
          onChange={() => toggle(role)}
          onBlur={blur}
        />
      ))}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
