// The screens of lists that are nothing but their columns.

export type { UseTable } from './table-page.tsx';
export { tableScreen } from './table-screen.ts';
