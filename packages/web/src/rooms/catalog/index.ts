// A definition, read over another page.
export { ServiceDialog } from './catalog.parts.ts';
