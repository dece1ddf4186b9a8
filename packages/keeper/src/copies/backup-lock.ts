/** Advisory lock that a copy holds from before its snapshot to its end: contents of files are not removed meanwhile. */
export const backupLock = { class: 0x7a62, id: 1 };
