// The page of a list that is nothing but its columns.

export { pageOfTable } from './table-page.tsx';
