import { roleNames, roles } from '@zaplecze/contract/permissions';
import { invitePerson, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { addPeople } from '@zaplecze/contract/rooms/start/calls';
import { newPerson } from '@zaplecze/contract/rooms/start/forms';
import {
  filledValues,
  type RecordImport,
  type RowValues,
} from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';
import { knownPeople } from './import.queries.ts';

/** Roles by their places in the list of them. */
export const roleChoices = new Names();
for (const [at, role] of roles.entries()) roleChoices.add(at, roleNames[role]);

/** Only A to Z are folded: a sign that merely looks like one of them is somebody else's address (decision 0080). */
const emailOf = ({ email }: RowValues) =>
  String(email ?? '')
    .trim()
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Staff from files, as on the first day: they are told nothing unless invitations are chosen. */
export const personImport: RecordImport = {
  form: ({ fullName: _fullName, role, ...values }) =>
    filledValues({ ...values, role: role === undefined ? undefined : roles[role as number] }),
  schema: newPerson,
  title: (text) => text('fullName') || `${text('firstName')} ${text('lastName')}`.trim(),
  keyOf: (values) => emailOf(values) || null,
  findKnown: knownPeople,
  make: async ({ db, call, invite }, { form }) => {
    await call(addPeople, { body: { people: [form] } });
    const createdId = invite && (await knownPeople(db, [emailOf(form)])).get(emailOf(form));
    if (createdId) await call(invitePerson, { params: { id: createdId.id } });
  },
  change: async ({ call }, id, { form: { role, email: _email, ...body } }) => {
    const changes = filledValues({ ...body, roles: role === undefined ? undefined : [role] });
    await call(updatePerson, { params: { id }, body: changes });
  },
};
