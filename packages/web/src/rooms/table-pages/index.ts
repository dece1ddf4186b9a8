// The screens of lists that are nothing but their columns.

export { tableScreen } from './table-screen.ts';
