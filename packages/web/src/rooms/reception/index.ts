// Who came, or from whom: a client or a typed name.
export { PartyFields } from './party-fields.tsx';
// A guest or a parcel over another room's page.
export { ReceptionView } from './reception.parts.ts';
// The page of a guest, around what the host may do.
export { ReceptionViewPage } from './reception-view.page.tsx';
