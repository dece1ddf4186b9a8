import { customAudience, customKindNames } from '../../kit/fields/custom-fields.ts';
import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { issueTypes } from '../issues/lists.ts';
import { customAudienceWords, customKindWords, customScopeWords } from './lists.ts';

const audiences = customAudience.map((id) => ({ id, name: customAudienceWords[id] }));

const kinds = customKindNames.map((id) => ({ id, name: customKindWords[id] }));

/** What the history of a field's description has lines of, and two administrators are asked about. */
const definitionFields = {
  label: { label: 'Nazwa pola', kind: 'text' },
  help: { label: 'Podpowiedź', kind: 'text' },
  section: { label: 'Część formularza', kind: 'text' },
  kind: { label: 'Rodzaj', kind: 'choice', options: kinds },
  unit: { label: 'Jednostka', kind: 'text' },
  formula: { label: 'Wzór', kind: 'text' },
  options: { label: 'Pozycje', kind: 'text' },
  required: { label: 'Wymagane', kind: 'flag' },
  requiredFrom: { label: 'Wymagane od statusu', kind: 'number' },
  initial: { label: 'Wartość na początek', kind: 'text' },
  unique: { label: 'Bez powtórzeń', kind: 'flag' },
  sees: { label: 'Kto widzi', kind: 'choice', options: audiences },
  edits: { label: 'Kto zmienia', kind: 'choice', options: audiences },
  personal: { label: 'Dane osobowe', kind: 'flag' },
  purpose: { label: 'Po co te dane', kind: 'text' },
  archived: { label: 'Zarchiwizowane', kind: 'flag' },
  copied: { label: 'Przechodzi na następny okres', kind: 'flag' },
  only: { label: 'Kiedy pytać', kind: 'text' },
  projectType: { label: customScopeWords.projectType, kind: 'records', of: 'projectType' },
  service: { label: customScopeWords.service, kind: 'records', of: 'serviceDefinition' },
  company: { label: customScopeWords.company, kind: 'records', of: 'company' },
  documentType: { label: customScopeWords.documentType, kind: 'records', of: 'documentType' },
  issueType: { label: customScopeWords.issueType, kind: 'choices', options: issueTypes },
} as const satisfies Fields;

export const customFieldRecords = {
  customField: definitionFields,
  customOption: {
    name: { label: 'Nazwa', kind: 'text' },
    color: { label: 'Kolor', kind: 'color' },
    initial: { label: 'Na początek', kind: 'flag' },
  },
} as const satisfies Records;
