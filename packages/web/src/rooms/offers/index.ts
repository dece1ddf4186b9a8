// On a client's page.
export { ClientOffers } from './client-offers.tsx';
