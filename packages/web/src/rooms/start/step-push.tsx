import { PushTrial } from '../notifications/index.ts';

export function PushStep() {
  return (
    <>
      <p>
        Powiadomienia push przychodzą na to urządzenie także wtedy, gdy karta jest zamknięta. Każdy
        włącza je u siebie; tu sprawdzisz, czy działają.
      </p>
      <PushTrial />
    </>
  );
}
