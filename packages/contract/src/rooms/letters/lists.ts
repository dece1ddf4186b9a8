/** What a letter became. */
export const letterStatus = { waiting: 0, issue: 1, comment: 2, putAway: 3, refused: 4 } as const;

export const letterStatuses = [
  { id: letterStatus.waiting, name: 'Do przypisania', color: '#FAB005' },
  { id: letterStatus.issue, name: 'Zgłoszenie', color: '#2F9E44' },
  { id: letterStatus.comment, name: 'Komentarz', color: '#1C7ED6' },
  { id: letterStatus.putAway, name: 'Odłożony', color: '#868E96' },
  { id: letterStatus.refused, name: 'Odrzucony', color: '#E03131' },
] as const;
