// On a client's page.
export { ClientDocuments } from './client-documents.tsx';
