import * as z from 'zod';
import '../../kit/calls/messages.ts';

/** Kinds of notifications, and the form in which people choose channels for them. */

/**
 * Kinds of notifications as people choose channels for them (NOT-30).
 * In the product every kind is always shown; `push` and `mail` are what holds until chosen.
 */
export const notificationKinds = [
  { kind: 'taskAssigned', name: 'Nowe zadania dla Ciebie', push: true, mail: false },
  { kind: 'yourTurn', name: 'Twoja kolej', push: true, mail: false },
  { kind: 'deadline', name: 'Zbliżający się termin', push: true, mail: false },
  { kind: 'overdue', name: 'Przekroczony termin', push: true, mail: true },
  { kind: 'mention', name: 'Wzmianka o Tobie', push: true, mail: false },
  { kind: 'commentAnswer', name: 'Odpowiedź na Twój komentarz', push: true, mail: false },
  { kind: 'question', name: 'Pytanie do Ciebie', push: true, mail: false },
  { kind: 'questionAnswer', name: 'Odpowiedź na Twoje pytanie', push: true, mail: false },
  { kind: 'taskComment', name: 'Komentarz do zadania', push: true, mail: false },
  { kind: 'taskHandedOn', name: 'Zadanie przekazane Tobie', push: true, mail: false },
  { kind: 'taskChangedHands', name: 'Zlecone zadanie w innych rękach', push: false, mail: false },
  { kind: 'keepsWaiting', name: 'Ktoś czeka na Twoje zadanie', push: true, mail: false },
  { kind: 'projectCancelled', name: 'Anulowany projekt', push: true, mail: false },
  { kind: 'projectRestored', name: 'Przywrócony projekt', push: true, mail: false },
  { kind: 'offerDecision', name: 'Decyzja w sprawie oferty', push: true, mail: false },
  { kind: 'offerComment', name: 'Komentarz do oferty', push: true, mail: false },
  { kind: 'issueAssigned', name: 'Nowe zgłoszenie dla Ciebie', push: true, mail: false },
  { kind: 'issueStatus', name: 'Zmiana statusu zgłoszenia', push: true, mail: false },
  { kind: 'issueAcceptance', name: 'Zgłoszenie do akceptacji', push: true, mail: true },
  { kind: 'issueAcceptsSoon', name: 'Zgłoszenie zaakceptuje się samo', push: true, mail: true },
  { kind: 'issueByLink', name: 'Decyzja o zgłoszeniu przez odnośnik', push: true, mail: true },
  { kind: 'issueComment', name: 'Komentarz do zgłoszenia', push: true, mail: false },
  { kind: 'issueMerged', name: 'Połączone zgłoszenia', push: true, mail: false },
  { kind: 'checklistItem', name: 'Punkt listy kontrolnej dla Ciebie', push: true, mail: false },
  { kind: 'guestForYou', name: 'Gość do Ciebie', push: true, mail: true },
  { kind: 'guestAnnounced', name: 'Zapowiedziany gość do Ciebie', push: true, mail: false },
  { kind: 'parcelForYou', name: 'Przesyłka do Ciebie', push: true, mail: false },
  { kind: 'deliveryDeadline', name: 'e-Doręczenie przed upływem 14 dni', push: true, mail: true },
  { kind: 'periodCreated', name: 'Nowy okres projektu', push: true, mail: false },
  { kind: 'absenceRequested', name: 'Wniosek o nieobecność do akceptacji', push: true, mail: true },
  { kind: 'absenceDecided', name: 'Decyzja o Twojej nieobecności', push: true, mail: true },
  { kind: 'absenceChanged', name: 'Wycofana albo zmieniona nieobecność', push: true, mail: false },
  { kind: 'substitutionBegins', name: 'Zaczyna się Twoje zastępstwo', push: true, mail: true },
  { kind: 'substituteLeft', name: 'Odejście osoby, która ma Cię zastąpić', push: true, mail: true },
  { kind: 'replacedFromNow', name: 'Ktoś Cię zastępuje', push: true, mail: false },
  { kind: 'substitutionChanged', name: 'Zmienione zastępstwo', push: true, mail: true },
  { kind: 'substitutionEnds', name: 'Skończone zastępstwo', push: true, mail: false },
  { kind: 'departmentChanged', name: 'Zmiana działu osoby', push: false, mail: false },
  { kind: 'leaveGaps', name: 'Braki w danych do urlopów', push: false, mail: false },
  { kind: 'absenceWork', name: 'Praca za nieobecną osobę', push: true, mail: true },
  { kind: 'absenceSettled', name: 'Skutki Twojej nieobecności', push: true, mail: false },
  { kind: 'tasksTaken', name: 'Przejęte zadania', push: true, mail: true },
  { kind: 'issuesTaken', name: 'Przejęte zgłoszenia', push: true, mail: true },
  { kind: 'offersTaken', name: 'Przejęte oferty', push: true, mail: true },
  { kind: 'clientsTaken', name: 'Przejęci klienci', push: true, mail: true },
  { kind: 'articlesTaken', name: 'Przejęte wpisy bazy wiedzy', push: true, mail: true },
  { kind: 'articleReview', name: 'Wpis bazy wiedzy do przeglądu', push: true, mail: true },
  { kind: 'articleToRead', name: 'Wpis bazy wiedzy do przeczytania', push: true, mail: false },
  { kind: 'registryChange', name: 'Zmiana klienta w rejestrze', push: true, mail: false },
  { kind: 'letterWaiting', name: 'List do przypisania', push: false, mail: false },
  { kind: 'unassigned', name: 'Zadania bez osoby', push: true, mail: true },
  {
    kind: 'accountChanged',
    name: 'Zmiany Twojego konta i nowe wejścia do niego',
    push: true,
    mail: true,
    // A letter of its own always comes: nobody turns it off, least of all who took the account over.
    always: 'mail',
  },
  {
    kind: 'adminAdded',
    name: 'Nowy administrator',
    push: true,
    mail: true,
    // Whoever made one by a stolen session would turn it off first.
    always: 'mail',
  },
  { kind: 'tokenEnds', name: 'Klucz dostępu kończy ważność', push: false, mail: true },
  { kind: 'webhookStopped', name: 'Webhook wyłączony po błędach', push: true, mail: true },
  { kind: 'backupTrouble', name: 'Kłopot z kopią zapasową', push: true, mail: true },
  { kind: 'serverFell', name: 'Serwer zatrzymał się nagle', push: true, mail: true },
  { kind: 'wholeExport', name: 'Eksport całych danych', push: true, mail: false },
] as const;

/** The ways that a message takes beside the product's own list. */
export const channel = { push: z.boolean(), mail: z.boolean() };

export const channelsForm = z.strictObject({
  kinds: z
    .array(
      z.strictObject({
        kind: z.string().refine((value) => notificationKinds.some((one) => one.kind === value), {
          error: 'Nie ma takiego rodzaju powiadomień',
        }),
        ...channel,
      }),
    )
    .max(100),
  digest: z.boolean(),
});
