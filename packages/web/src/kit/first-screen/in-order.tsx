import classes from './in-order.module.css';

/**
 * Stands where a part will stand whose size nobody knows yet, and takes no room. Within `partsInOrder` what is below it is
 * drawn together with it, so that nothing that somebody reads already moves away (SHE-420). For what comes once and
 * soon: not in folds, and never when an answer has failed.
 */
export const PartToCome = () => <span data-coming hidden />;

/** The class of what holds parts one below the other; each waits to be seen until those above it have come. */
export const partsInOrder: string = classes.parts ?? '';
