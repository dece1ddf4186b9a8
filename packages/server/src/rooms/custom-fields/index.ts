/** Offers the making of an own field, for the demonstration. */
export { create as createCustomField } from './custom-fields.save.ts';
