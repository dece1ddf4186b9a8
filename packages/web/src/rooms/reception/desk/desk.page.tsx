// The parcels' desk, loaded as one: each file of its own would be named to every first screen.
export { DeliveriesPage } from './deliveries.tsx';
export { ParcelsAtOncePage } from './parcels-at-once.tsx';
export { PostingBookPage } from './posting-book.tsx';
