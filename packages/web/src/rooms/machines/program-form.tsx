import { Checkbox } from '@mantine/core';
import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import { roleNames } from '@zaplecze/contract/permissions';
import {
  createProgram,
  type Program,
  updateProgram,
} from '@zaplecze/contract/rooms/people/programs/calls';
import {
  programCollections,
  programForm,
  programFormOf,
  programRoles,
} from '@zaplecze/contract/rooms/people/programs/forms';
import { call } from '../../kit/calls/api.ts';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { useField } from '../../kit/forms/form-context.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import classes from './machines.module.css';

type ProgramRole = (typeof programRoles)[number];

function Roles() {
  const { value, change, ref, error } = useField<ProgramRole[]>({ name: 'roles', label: 'Role' });
  const roles = value ?? [];
  return (
    <fieldset className={classes.rights}>
      <legend>Role, których prawa mogą mieć jego klucze</legend>
      {programRoles.map((role, at) => (
        <Checkbox
          key={role}
          mt={8}
          ref={at === 0 ? ref : undefined}
          label={roleNames[role]}
          checked={roles.includes(role)}
          onChange={() =>
            change(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])
          }
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

const empty: BodyInput<typeof createProgram> = {
  name: '',
  description: null,
  roles: ['ROLE_USER'],
};

/** A new program with an account of its own, or its changes. */
export function ProgramForm({ program, onClose }: { program?: Program; onClose: () => void }) {
  const form = useRecordForm({
    schema: programForm,
    ...(program
      ? { record: programFormOf(program), version: program.version, fromRow: true }
      : { defaults: empty }),
    collections: programCollections,
    done: program ? 'Program zmieniony' : 'Program dodany',
    send: (body, options): Promise<unknown> =>
      program
        ? call(updateProgram, { params: { id: program.id }, body }, options)
        : call(createProgram, { body: body as typeof empty }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={program ? program.name : 'Nowy program'} onClose={onClose}>
      <TextField
        name="name"
        label="Nazwa"
        required
        autoFocus
        help="Tak nazwie go historia zmian: „Program …”."
      />
      <TextAreaField name="description" label="Do czego służy i kto za niego odpowiada" />
      <Roles />
    </FormModal>
  );
}
