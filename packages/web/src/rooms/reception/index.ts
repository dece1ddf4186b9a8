// A guest or a parcel over another room's page.
export { ReceptionView } from './reception.parts.ts';
