import { absenceChanges } from '@zaplecze/contract/rooms/absences/forms';
import { definitionForms } from '@zaplecze/contract/rooms/catalog/forms';
import {
  agreementInput,
  clientChanges,
  contactInput,
} from '@zaplecze/contract/rooms/clients/forms';
import { entryChanges } from '@zaplecze/contract/rooms/dictionaries/forms';
import { dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import { documentChanges } from '@zaplecze/contract/rooms/documents/forms';
import { type FormEntity, fieldOf } from '@zaplecze/contract/rooms/fields';
import { issueChanges } from '@zaplecze/contract/rooms/issues/forms';
import { articleChanges } from '@zaplecze/contract/rooms/knowledge/forms';
import { offerChanges } from '@zaplecze/contract/rooms/offers/forms';
import { organizationChanges } from '@zaplecze/contract/rooms/organization/forms';
import { personForm } from '@zaplecze/contract/rooms/people/forms';
import { replacementForm } from '@zaplecze/contract/rooms/people/replacements/forms';
import { projectAssignment, projectChanges } from '@zaplecze/contract/rooms/projects/forms';
import { receptionChanges } from '@zaplecze/contract/rooms/reception/forms';
import { caseChanges } from '@zaplecze/contract/rooms/rodo/cases/forms';
import { activityChanges, disclosureChanges } from '@zaplecze/contract/rooms/rodo/registers/forms';
import { taskChanges } from '@zaplecze/contract/rooms/tasks/forms';
import { announcedChanges } from '@zaplecze/contract/rooms/visits/announced/forms';
import { expect, test } from 'vitest';

const forms: [FormEntity, { shape: object }][] = [
  ['client', clientChanges],
  ['clientPerson', contactInput],
  ['clientAgreement', agreementInput],
  ['project', projectChanges],
  ['projectTask', taskChanges],
  ['projectTask', projectAssignment],
  ['offer', offerChanges],
  ['issue', issueChanges],
  ['person', personForm],
  ['replacement', replacementForm],
  ['organization', organizationChanges],
  ['document', documentChanges],
  ['knowledgeBase', articleChanges],
  ['reception', receptionChanges],
  ['announcedGuest', announcedChanges],
  ['personalCase', caseChanges],
  ['disclosure', disclosureChanges],
  ['processingActivity', activityChanges],
  ['calendarEntry', absenceChanges],
  ['taskDefinition', definitionForms.task.changes],
  ['procedureDefinition', definitionForms.procedure.changes],
  ['serviceDefinition', definitionForms.service.changes],
  ...dictionaryKinds.map((kind) => [kind, entryChanges(kind)] as [FormEntity, { shape: object }]),
];

/** What names an element or is said once: two editors cannot differ about it. */
const never = [
  ...['id', 'comment', 'reason', 'category', 'archived'],
  ...['project', 'service', 'procedure', 'task'],
  // Lists, of which the elements are asked about.
  ...['files', 'persons', 'agreements', 'tasks', 'replacements', 'substitutes', 'clients'],
  ...['steps', 'checked'],
];

test.each(forms)(
  'a conflict about %s never shows the name of a field [HIS-17]',
  (entity, { shape }) => {
    const fields = Object.keys(shape).filter((field) => !never.includes(field));
    expect(fields.filter((field) => fieldOf(entity, field).label === field)).toEqual([]);
  },
);
