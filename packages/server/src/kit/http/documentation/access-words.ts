import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';

/** Who may make a call, in words. */
export const accessWords: Record<Endpoint['allow'], string> = {
  public: 'bez logowania',
  everyone: 'każda zalogowana osoba',
  manager: 'kierownik',
  admin: 'administrator',
  reception: 'recepcja',
};
