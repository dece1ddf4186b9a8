/** The job by which a restore leaves word for administrators (rooms/backups), in a queue of any version. */
export const restoredTask = 'backups:restored';
