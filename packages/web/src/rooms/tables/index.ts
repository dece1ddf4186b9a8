// The page of a list that is nothing but its columns.

export { TablePage } from './table-page.tsx';
