// A client made while another record is being written; the end of a contact person's data.
export { loadAnonymizePerson, loadClientQuickAdd } from './clients.parts.ts';
