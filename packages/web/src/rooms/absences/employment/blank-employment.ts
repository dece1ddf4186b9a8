import { usualEmployment } from '@zaplecze/contract/rooms/absences/lists';

/** Nothing is known yet of how somebody new is employed. */
export const blankEmployment = {
  firstDay: '',
  ...usualEmployment,
  dayNorm: 480,
  minutes: null,
  carried: null,
  entitled: null,
};
