/** What the frame around every page needs of browser push; it comes when it is needed, after the first picture. */
const load = () => import('./push.ts');

/** Ends this device's subscription: whoever signs in next does not get the former person's messages. */
export const turnOff = async () => (await load()).turnOff();

/** A granted device whose subscription the browser has renewed or dropped tells the server again. */
export const renew = async (person: number) => (await load()).renew(person);
