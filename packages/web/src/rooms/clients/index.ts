// A client made while another record is being written.
export { loadClientQuickAdd } from './clients.parts.ts';
