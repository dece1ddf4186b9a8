import { companyWords, noTexts } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const viewRegister = { personal: { listView: companyWords, listViewUse: noTexts } };
