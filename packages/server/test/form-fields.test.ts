import { absenceChanges } from '@zaplecze/contract/absences.forms';
import { announcedChanges } from '@zaplecze/contract/announced.forms';
import { definitionForms } from '@zaplecze/contract/catalog.forms';
import { agreementInput, clientChanges, contactInput } from '@zaplecze/contract/clients.forms';
import { changesOf } from '@zaplecze/contract/dictionaries.forms';
import { dictionaryKinds } from '@zaplecze/contract/dictionaries.lists';
import { documentChanges } from '@zaplecze/contract/documents.forms';
import { type FormEntity, formField } from '@zaplecze/contract/form-fields';
import { issueChanges } from '@zaplecze/contract/issues.forms';
import { articleChanges } from '@zaplecze/contract/knowledge.forms';
import { offerChanges } from '@zaplecze/contract/offers.forms';
import { organizationChanges } from '@zaplecze/contract/organization.forms';
import { personForm } from '@zaplecze/contract/people.forms';
import { projectAssignment, projectChanges } from '@zaplecze/contract/projects.forms';
import { receptionChanges } from '@zaplecze/contract/reception.forms';
import { replacementForm } from '@zaplecze/contract/replacements.forms';
import { caseChanges } from '@zaplecze/contract/rodo-cases.forms';
import { activityChanges, disclosureChanges } from '@zaplecze/contract/rodo-registers.forms';
import { taskChanges } from '@zaplecze/contract/tasks.forms';
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
  ...dictionaryKinds.map((kind) => [kind, changesOf(kind)] as [FormEntity, { shape: object }]),
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
    expect(fields.filter((field) => formField(entity, field).label === field)).toEqual([]);
  },
);
